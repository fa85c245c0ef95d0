import type { HomeModel } from '../../../features/pages/home/model.ts';
import type { Template } from '../../../kernel/template.ts';
import { WhenNear } from '../../../ui/islands/when-near.tsx';
import { Carousel, CarouselPager } from '../cards/carousel.tsx';
import { CardsConditionsLink } from '../finance/conditions.tsx';
import { HeadedSection } from './section-head.tsx';

/** How many are elements of the first HTML. */
const AT_ONCE = 2;

interface NewestProps extends Pick<HomeModel, 'newest' | 'noun'> {
  Card: Template['VehicleCard'];
  className: string;
}

/** The latest arrivals as cards in one scrolling row; a look's class may set them in rows in wide windows. */
export function Newest({ newest, noun, Card, className }: NewestProps) {
  if (newest.items.length === 0) return null;
  const cards = newest.items.map((card) => <Card key={card.href} card={card} headingLevel={3} />);
  return (
    <HeadedSection
      section={newest}
      id="newest"
      controls={<CarouselPager of="newest" count={newest.items.length} noun={noun} />}
    >
      <CardsConditionsLink cards={newest.items} />
      <Carousel labelledBy="newest" className={className}>
        {cards.slice(0, AT_ONCE)}
        {cards.length > AT_ONCE && <WhenNear>{cards.slice(AT_ONCE)}</WhenNear>}
      </Carousel>
      {newest.fineText && <p className="fine">{newest.fineText}</p>}
    </HeadedSection>
  );
}

/** The classes of a ledger of cards, in rows or in one. */
export const ledgerOf = (layout: HomeModel['layout']) =>
  layout === 'grid' ? 'ledger cards strip--rows' : 'ledger cards';
