import type { HomeModel } from '../../../features/pages/home/model.ts';
import type { OfferTile } from '../../../kernel/content/offers.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Carousel, CarouselPager } from '../../parts/cards/carousel.tsx';
import { OfferTerms } from '../../parts/home/offer-parts.tsx';
import { SmallOffer } from '../../parts/home/offers.tsx';
import { SectionHead } from '../../parts/home/section-head.tsx';
import { LinkTo } from '../../parts/navigation/link-to.tsx';
import { Rail } from '../rail.tsx';

/**
 * The dealer's offers: the first on red, the next in the brand colour, both full width; the rest below, in rows or in a
 * scrolling row.
 */
export function Offers({ offers, layout }: Pick<HomeModel, 'offers' | 'layout'>) {
  const [first, second, ...rest] = offers.items;
  if (!first) return null;
  return (
    <section aria-labelledby="offers">
      <div className={second ? 'deals' : 'deals deals--one'}>
        <h2 className="vh" id="offers">
          {offers.heading}
        </h2>
        <Deal offer={first} className="deal deal--red on-red" hasPicture={!second} />
        {second && <Deal offer={second} className="deal deal--sign" hasPicture={false} />}
      </div>
      {rest.length > 0 && (
        <div className="section section--tight">
          <div className="wrap">
            <SectionHead section={{ ...offers, heading: `More ${offers.heading.toLowerCase()}` }} id="more-offers">
              {layout === 'carousel' && <CarouselPager of="more-offers" count={rest.length} noun="offers" />}
            </SectionHead>
            {layout === 'carousel' ? (
              <Carousel labelledBy="more-offers" className="offer-strip">
                {rest.map((offer) => (
                  <SmallOffer key={offer.heading} offer={offer} picture={null} />
                ))}
              </Carousel>
            ) : (
              <div className="offer-rows">
                {rest.map((offer) => (
                  <SmallOffer key={offer.heading} offer={offer} picture={null} />
                ))}
              </div>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

interface DealProps {
  offer: OfferTile;
  className: string;
  /** Whether it is full width, and so has room for its picture. */
  hasPicture: boolean;
}

function Deal({ offer, className, hasPicture }: DealProps) {
  return (
    <article className={className}>
      <div className="deal-in">
        {offer.ends && <p className="deal-when">{offer.ends}</p>}
        <h3>{offer.heading}</h3>
        <Figure offer={offer} />
        {offer.text && <p>{offer.text}</p>}
        <OfferTerms offer={offer} className="small" />
        {offer.action && (
          <LinkTo className="btn btn--line" to={offer.action}>
            <span className="vh">: {offer.heading}</span>
          </LinkTo>
        )}
      </div>
      {hasPicture && offer.picture && (
        <div className="deal-pic cover">
          <Picture picture={offer.picture} />
        </div>
      )}
    </article>
  );
}

/** Sums of money are set on the rail; other figures are plain text. */
function Figure({ offer: { figure, figureNote } }: { offer: OfferTile }) {
  if (!figure) return null;
  const isSum = /^\$[\d,]+$/.test(figure);
  return (
    <p className="deal-amt">
      {isSum ? (
        <>
          <span className="vh">{figure}</span>
          <Rail text={figure} isFigure look="xl" says="paper" />
        </>
      ) : (
        <span>{figure}</span>
      )}
      {figureNote && <span> {figureNote}</span>}
    </p>
  );
}
