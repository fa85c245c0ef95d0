import { formatRepaymentTerms } from '../../../kernel/cards/fine-print.ts';
import type { BlockModel } from '../../../kernel/content/model.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { CardsTerms, CardsTermsLink } from '../finance/cards-terms.tsx';
import { HeadedSection } from '../home/section-head.tsx';

export function Vehicles({
  block: { section, fineText },
  id,
}: {
  block: Extract<BlockModel, { kind: 'vehicles' }>;
  id: string;
}) {
  const { VehicleCard } = useTemplate();
  const terms = formatRepaymentTerms(section.items);
  return (
    <HeadedSection section={section} id={id}>
      <CardsTermsLink text={terms} of={id} />
      <div className="ledger cards content-cards">
        {section.items.map((card) => (
          <VehicleCard key={card.href} card={card} headingLevel={3} />
        ))}
      </div>
      <CardsTerms text={terms} of={id} />
      {fineText && <p className="fine">{fineText}</p>}
    </HeadedSection>
  );
}
