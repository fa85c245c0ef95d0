import type { ReactNode } from 'react';
import { keepUnits } from '../../../domain/text/keep-units.ts';
import type { HomeModel } from '../../../features/pages/home/model.ts';
import type { OfferTile } from '../../../kernel/content/offers.ts';
import { WhenNear } from '../../../ui/islands/when-near.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Carousel, CarouselPager } from '../cards/carousel.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { OfferFigure, OfferFoot, OfferTerms } from './offer-parts.tsx';
import { SectionHead } from './section-head.tsx';

/** How many small offers stand beside the large one; the others follow below. */
const BESIDE = 2;

/**
 * The dealer's offers: the first one large on navy, the next two beside it, the rest below, in rows or in one scrolling
 * row.
 */
export function Offers({ offers, layout, id = 'offers' }: Pick<HomeModel, 'offers' | 'layout'> & { id?: string }) {
  const below = offers.items.slice(1 + BESIDE);
  if (offers.items.length === 0) return null;
  return (
    <section className="section section--wash" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead section={offers} id={id}>
          {layout === 'carousel' && below.length > 0 && <CarouselPager of={id} count={below.length} noun="offers" />}
        </SectionHead>
        <OfferGrid items={offers.items}>
          {layout === 'carousel' && below.length > 0 && (
            <Carousel labelledBy={id} className="offer-strip">
              <WhenNear>
                {below.map((offer) => (
                  <SmallOffer key={offer.heading} offer={offer} picture={null} />
                ))}
              </WhenNear>
            </Carousel>
          )}
        </OfferGrid>
      </div>
    </section>
  );
}

/** Offers in rows; `children` take the place of those below the first three. */
export function OfferGrid({ items, children }: { items: readonly OfferTile[]; children?: ReactNode }) {
  const [lead, ...rest] = items;
  const below = rest.slice(BESIDE);
  if (!lead) return null;
  return (
    <div className={rest.length > 0 ? 'offers' : 'offers offers--one'}>
      <LeadOffer offer={lead} />
      <SmallOffers offers={rest.slice(0, BESIDE)} className="offer-2" hasRoom={rest.length === 1} />
      {children || <SmallOffers offers={below} className="offer-rest" hasRoom={below.length <= 2} />}
    </div>
  );
}

function LeadOffer({ offer }: { offer: OfferTile }) {
  return (
    <article className="offer offer--lead on-navy">
      <div className="text">
        <OfferFigure offer={offer} className="offer-amount" />
        <h3>{offer.heading}</h3>
        {offer.text && <p>{keepUnits(offer.text)}</p>}
        <OfferTerms offer={offer} className="small" />
        <div className="offer-act">
          {offer.action && <LinkTo className="btn btn--accent" to={offer.action} />}
          {offer.ends && <span className="ends">{offer.ends}</span>}
        </div>
      </div>
      {offer.picture && (
        <div className="photo cover">
          <Picture picture={offer.picture} />
        </div>
      )}
    </article>
  );
}

interface SmallOffersProps {
  offers: OfferTile[];
  className: string;
  /** Whether they are wide or tall enough for their pictures. */
  hasRoom: boolean;
}

function SmallOffers({ offers, className, hasRoom }: SmallOffersProps) {
  if (offers.length === 0) return null;
  return (
    <div className={className}>
      {offers.map((offer) => (
        <SmallOffer key={offer.heading} offer={offer} picture={hasRoom ? offer.picture : null} />
      ))}
    </div>
  );
}

export function SmallOffer({ offer, picture }: { offer: OfferTile; picture: OfferTile['picture'] }) {
  return (
    <article className="offer offer--s">
      {picture && (
        <div className="photo cover">
          <Picture picture={picture} />
        </div>
      )}
      <SmallOfferText offer={offer} />
    </article>
  );
}

function SmallOfferText({ offer }: { offer: OfferTile }) {
  return (
    <div className="text">
      <div>
        <OfferFigure offer={offer} className="offer-amount" />
        <h3>{offer.heading}</h3>
        {offer.text && <p className="mute small">{keepUnits(offer.text)}</p>}
        <OfferTerms offer={offer} className="mute small terms" />
      </div>
      <OfferFoot offer={offer} />
    </div>
  );
}
