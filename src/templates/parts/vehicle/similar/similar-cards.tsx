import type { SimilarModel } from '../../../../features/vehicle/similar/model.ts';
import type { CardModel } from '../../../../kernel/cards/card.ts';
import { useTemplate } from '../../../../kernel/template.ts';
import { useStrip } from '../../../../ui/carousel/strip.ts';
import { Strip, StripPager } from '../../cards/strip.tsx';
import { CardsTerms } from '../../finance/cards-terms.tsx';
import { SimilarHead } from './similar-head.tsx';

/** The strip of similar vehicles, once they were fetched. */
export function SimilarCards({ similar, cards }: { similar: SimilarModel; cards: readonly CardModel[] }) {
  const { VehicleCard } = useTemplate();
  const control = useStrip(cards.length);
  return (
    <>
      <SimilarHead similar={similar}>
        <StripPager control={control} count={cards.length} noun="similar vehicles" />
      </SimilarHead>
      <CardsTerms text={similar.terms} />
      <Strip control={control} labelledBy="similar-h" className="ledger cards">
        {cards.map((card) => (
          <VehicleCard key={card.id} card={card} />
        ))}
      </Strip>
    </>
  );
}
