import type { HomeModel } from '../../../features/pages/home/model.ts';
import type { Template } from '../../../kernel/template.ts';
import { useCarousel } from '../../../ui/carousel/carousel.ts';
import { Carousel, CarouselPager } from '../cards/carousel.tsx';
import { CardsTerms } from '../finance/cards-terms.tsx';
import { HeadedSection } from './section-head.tsx';

interface NewestProps extends Pick<HomeModel, 'newest' | 'noun'> {
  Card: Template['VehicleCard'];
  className: string;
}

/** The latest arrivals as cards in one scrolling row; a look's class may set them in rows in wide windows. */
export function Newest({ newest, noun, Card, className }: NewestProps) {
  const control = useCarousel(newest.items.length);
  if (newest.items.length === 0) return null;
  return (
    <HeadedSection
      section={newest}
      id="newest"
      controls={<CarouselPager control={control} count={newest.items.length} noun={noun} />}
    >
      <CardsTerms text={newest.repaymentTerms} />
      <Carousel control={control} labelledBy="newest" className={className}>
        {newest.items.map((card) => (
          <Card key={card.href} card={card} headingLevel={3} />
        ))}
      </Carousel>
      {newest.fineText && <p className="fine">{newest.fineText}</p>}
    </HeadedSection>
  );
}

/** The classes of a ledger of cards, in rows or in one. */
export const ledgerOf = (layout: HomeModel['layout']) =>
  layout === 'grid' ? 'ledger cards strip--rows' : 'ledger cards';
