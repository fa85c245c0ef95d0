import type { SimilarModel } from '../../../../features/vehicle/similar/model.ts';
import type { CardModel } from '../../../../kernel/cards/card.ts';
import { useTemplate } from '../../../../kernel/template.ts';
import { Carousel, CarouselPager } from '../../cards/carousel.tsx';
import { ConditionsLine } from '../../finance/conditions.tsx';
import { SimilarHead } from './similar-head.tsx';

/** The carousel of similar vehicles, once they were fetched. */
export function SimilarCards({ similar, cards }: { similar: SimilarModel; cards: readonly CardModel[] }) {
  const { VehicleCard } = useTemplate();
  return (
    <>
      <SimilarHead similar={similar}>
        <CarouselPager of="similar-h" count={cards.length} noun="similar vehicles" />
      </SimilarHead>
      {similar.isRepaid && <ConditionsLine />}
      <Carousel labelledBy="similar-h" className="ledger cards">
        {cards.map((card) => (
          <VehicleCard key={card.id} card={card} />
        ))}
      </Carousel>
    </>
  );
}
