import type { HomeModel } from '../../../features/pages/home/model.ts';
import { useCarousel } from '../../../ui/carousel/carousel.ts';
import { Carousel, CarouselPager } from '../../parts/cards/carousel.tsx';
import { CardsTerms } from '../../parts/finance/cards-terms.tsx';
import { SectionHead } from '../../parts/home/section-head.tsx';
import { VehicleCard } from '../vehicle-card.tsx';

/** Cards in a spread: a large one with two beside it, with or without a row of four below. */
const SPREADS = [7, 3];

/** The latest arrivals in a scrolling row; as a spread where the site chose that and the window is wide. */
export function Newest({ newest, layout, noun }: Pick<HomeModel, 'newest' | 'layout' | 'noun'>) {
  const spread = layout === 'grid' ? SPREADS.find((count) => count <= newest.items.length) : undefined;
  const cards = newest.items.slice(0, spread);
  const control = useCarousel(cards.length);
  if (cards.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="newest">
      <div className="wrap">
        <SectionHead section={newest} id="newest">
          <CarouselPager control={control} count={cards.length} noun={noun} />
        </SectionHead>
        <CardsTerms text={newest.repaymentTerms} />
        <Carousel
          control={control}
          labelledBy="newest"
          className={spread ? 'cards strip--rows strip--spread' : 'cards'}
        >
          {cards.map((card) => (
            <VehicleCard key={card.href} card={card} headingLevel={3} />
          ))}
        </Carousel>
        {newest.fineText && <p className="fine">{newest.fineText}</p>}
      </div>
    </section>
  );
}
