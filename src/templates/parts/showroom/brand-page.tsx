import { formatThousands } from '../../../domain/text/format.ts';
import type { BookingLink, BrandPageModel, BrandPlace } from '../../../features/showroom/brands/model.ts';
import { formatRepaymentTerms } from '../../../kernel/cards/fine-print.ts';
import type { OfferTile } from '../../../kernel/content/offers.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { BrandMark } from '../brands/brand-mark.tsx';
import { CardsEnd } from '../cards/cards-end.tsx';
import { CardsFineText } from '../cards/cards-fine-text.tsx';
import { CardsConditionsLink, Conditions } from '../finance/conditions.tsx';
import { OfferTerms } from '../home/offer-parts.tsx';
import { ModelCard } from '../models/model-card.tsx';
import { Breadcrumb } from '../navigation/breadcrumb.tsx';
import { LinkTo } from '../navigation/link-to.tsx';

/** One brand: its models, its stock, its offers, and where it is sold and serviced (H7). */
export function BrandPage({ model }: { model: BrandPageModel }) {
  const { stock, models, offers, places, empty } = model;
  return (
    <div className="wrap brand">
      <div className="page-top">
        <Breadcrumb model={model} />
        <div className="brand-head">
          <BrandMark sign={model.sign} size="large" />
          <div>
            <h1>{model.heading}</h1>
            {model.about.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {model.booking && <Booking booking={model.booking} className="btn btn--line brand-book" />}
          </div>
        </div>
      </div>
      {empty && (
        <div className="brands-none">
          <p>{empty.text}</p>
          <LinkTo className="btn btn--accent" to={empty} />
        </div>
      )}
      {stock.all && <Stock stock={stock} all={stock.all} />}
      {models.groups.length > 0 && <Models models={models} />}
      {offers.items.length > 0 && <Offers offers={offers} />}
      {places.items.length > 0 && <Places places={places} />}
    </div>
  );
}

function Models({ models: { heading, all, groups } }: Pick<BrandPageModel, 'models'>) {
  return (
    <section className="brand-sec" aria-labelledby="brand-models">
      <div className="brand-sec-h">
        <h2 id="brand-models">{heading}</h2>
        <LinkTo className="link" to={all} />
      </div>
      <div className="mcards">
        {groups.flatMap(({ cards }) =>
          cards.map((card) => <ModelCard key={card.href} card={card} hasBody={groups.length > 1} />),
        )}
      </div>
    </section>
  );
}

interface StockProps {
  stock: BrandPageModel['stock'];
  all: NonNullable<BrandPageModel['stock']['all']>;
}

function Stock({ stock: { heading, types, bodies, cards, end }, all }: StockProps) {
  const { VehicleCard } = useTemplate();
  return (
    <section className="brand-sec" aria-labelledby="brand-stock">
      <div className="brand-sec-h">
        <h2 id="brand-stock">{heading}</h2>
        <LinkTo className="link" to={all} />
      </div>
      <ul className="options">
        {[...types, ...bodies].map(({ label, href, count }) => (
          <li key={href}>
            <a href={href}>
              {label} {count !== null && <span>{formatThousands(count)}</span>}
            </a>
          </li>
        ))}
      </ul>
      {cards.length > 0 && (
        <>
          <CardsConditionsLink cards={cards} />
          <div className="ledger cards brand-cards">
            {cards.map((card) => (
              <VehicleCard key={card.id} card={card} />
            ))}
            {end && <CardsEnd end={end} after={cards.length} columns={4} />}
          </div>
          <Conditions text={formatRepaymentTerms(cards)} />
          <CardsFineText cards={cards} />
        </>
      )}
    </section>
  );
}

function Offers({ offers: { heading, items } }: Pick<BrandPageModel, 'offers'>) {
  return (
    <section className="brand-sec" aria-labelledby="brand-offers">
      <h2 id="brand-offers">{heading}</h2>
      <div className="brand-offers">
        {items.map((offer) => (
          <Offer key={offer.heading} offer={offer} />
        ))}
      </div>
    </section>
  );
}

function Offer({ offer }: { offer: OfferTile }) {
  const { heading, text, figure, figureNote, action, ends, picture } = offer;
  return (
    <article className="framed">
      {picture && <Picture picture={picture} />}
      <div className="framed-tx">
        {figure && (
          <p className="brand-offer-f">
            <b>{figure}</b> {figureNote}
          </p>
        )}
        <h3>{heading}</h3>
        {text && <p className="mute small">{text}</p>}
        <OfferTerms offer={offer} className="mute small" />
        {ends && <p className="small">{ends}</p>}
        {action && <LinkTo className="link" to={action} />}
      </div>
    </article>
  );
}

function Booking({ booking, className, of }: { booking: BookingLink; className: string; of?: string }) {
  return (
    <a className={className} href={booking.href} rel={booking.isElsewhere ? 'noreferrer' : undefined}>
      <Icon name="calendar" />
      {booking.label}
      {of && <span className="vh"> at {of}</span>}
    </a>
  );
}

function Places({ places: { heading, items } }: Pick<BrandPageModel, 'places'>) {
  return (
    <section className="brand-sec" aria-labelledby="brand-places">
      <h2 id="brand-places">{heading}</h2>
      <ul className="brand-offers brand-places">
        {items.map((place) => (
          <Place key={`${place.name} ${place.address}`} place={place} />
        ))}
      </ul>
    </section>
  );
}

function Place({ place: { name, href, does, address, opening, phone, booking } }: { place: BrandPlace }) {
  return (
    <li className="boxed">
      <h3>
        <a href={href}>{name}</a>
      </h3>
      <p className="small">{does}</p>
      {address && <p className="mute small">{address}</p>}
      {opening && (
        <p className="small">
          <span className={opening.isOpen ? 'dot' : 'dot dot--off'} /> {opening.text}
        </p>
      )}
      {phone && (
        <a className="link" href={phone.href}>
          <Icon name="phone" />
          {phone.text}
        </a>
      )}
      {booking && <Booking booking={booking} className="link" of={name} />}
    </li>
  );
}
