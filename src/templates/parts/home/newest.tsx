import type { HomeModel } from '../../../features/pages/home/model.ts';
import type { Template } from '../../../kernel/template.ts';
import { useCarousel } from '../../../ui/carousel/carousel.ts';
import { Carousel, CarouselPager } from '../cards/carousel.tsx';
import { CardsTerms } from '../finance/cards-terms.tsx';
import { SectionHead } from './section-head.tsx';

/** The latest arrivals as cards: in one scrolling row, or in rows where the window is wide enough. */
export function Newest({
  newest,
  layout,
  noun,
  Card,
}: Pick<HomeModel, 'newest' | 'layout' | 'noun'> & { Card: Template['VehicleCard'] }) {
  const control = useCarousel(newest.items.length);
  if (newest.items.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="newest">
      <div className="wrap">
        <SectionHead section={newest} id="newest">
          <CarouselPager control={control} count={newest.items.length} noun={noun} />
        </SectionHead>
        <CardsTerms text={newest.repaymentTerms} />
        <Carousel
          control={control}
          labelledBy="newest"
          className={layout === 'grid' ? 'ledger cards strip--rows' : 'ledger cards'}
        >
          {newest.items.map((card) => (
            <Card key={card.href} card={card} headingLevel={3} />
          ))}
        </Carousel>
        {newest.fineText && <p className="fine">{newest.fineText}</p>}
      </div>
    </section>
  );
}
