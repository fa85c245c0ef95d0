import type { HomeModel } from '../../../features/pages/home/model.ts';
import { useStrip } from '../../../ui/strip.ts';
import { CardsTerms } from '../../parts/finance/cards-terms.tsx';
import { SectionHead } from '../../parts/home/section-head.tsx';
import { Strip, StripPager } from '../../parts/strip.tsx';
import { VehicleCard } from '../vehicle-card.tsx';

/** How many stand on the spread: a large one and two beside it. */
const SPREAD = 3;

/** The latest arrivals: a spread of three with the others in rows below it, or all in one row that scrolls. */
export function Newest({ newest, layout, noun }: Pick<HomeModel, 'newest' | 'layout' | 'noun'>) {
  const cards = newest.items;
  const isSpread = layout === 'grid' && cards.length >= SPREAD;
  const strip = isSpread ? cards.slice(SPREAD) : cards;
  const control = useStrip(strip.length);
  if (cards.length === 0) return null;
  return (
    <section className="sec newest" aria-labelledby="newest">
      <div className="wrap">
        <SectionHead section={newest} id="newest">
          {strip.length > 0 && <StripPager control={control} count={strip.length} noun={noun} />}
        </SectionHead>
        <CardsTerms text={newest.repaymentTerms} />
        {isSpread && (
          <div className="spread">
            {cards.slice(0, SPREAD).map((card) => (
              <VehicleCard key={card.href} card={card} headingLevel={3} />
            ))}
          </div>
        )}
        {strip.length > 0 && (
          <Strip control={control} labelledBy="newest" className="cards">
            {strip.map((card) => (
              <VehicleCard key={card.href} card={card} headingLevel={3} />
            ))}
          </Strip>
        )}
        {newest.fineText && <p className="fine">{newest.fineText}</p>}
      </div>
    </section>
  );
}
