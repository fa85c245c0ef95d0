import type { BlockModel } from '../../../kernel/content/model.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { CardsConditionsLink } from '../finance/conditions.tsx';
import { HeadedSection } from '../home/section-head.tsx';

export function Vehicles({
  block: { section, fineText },
  id,
}: {
  block: Extract<BlockModel, { kind: 'vehicles' }>;
  id: string;
}) {
  const { VehicleCard } = useTemplate();
  return (
    <HeadedSection section={section} id={id}>
      <CardsConditionsLink cards={section.items} />
      <div className="ledger cards content-cards">
        {section.items.map((card) => (
          <VehicleCard key={card.href} card={card} headingLevel={3} />
        ))}
      </div>
      {fineText && <p className="fine">{fineText}</p>}
    </HeadedSection>
  );
}
