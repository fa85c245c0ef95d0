import type { CardModel } from '../../features/search/card.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { CompareTick, SaveHeart } from './saved/saving-buttons.tsx';

interface VehicleCardProps {
  card: CardModel;
  /** In sight when the page opens: its picture is fetched first. */
  priority?: boolean;
  headingLevel?: 2 | 3 | 4;
}

/** One vehicle in a ledger of cards: six rows that line up with its neighbours' (photo, title, specs, price, note, foot). */
export function VehicleCard({ card, priority = false, headingLevel = 3 }: VehicleCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={card.state === 'sold' ? 'card is-sold' : 'card'}>
      <CardMedia card={card} priority={priority} />
      <div className="card-t">
        <Heading>
          <a href={card.href}>{card.title}</a>
        </Heading>
        {card.subtitle && <p>{card.subtitle}</p>}
      </div>
      <SaveHeart saving={card.saving} />
      <CardSpecs card={card} />
      <CardPrice card={card} />
      <CardNote card={card} />
      <div className="card-f">
        {card.place && (
          <span className="loc">
            <Icon name="map-pin" />
            <span>{card.place}</span>
          </span>
        )}
        <CompareTick saving={card.saving} />
      </div>
    </article>
  );
}

function CardMedia({ card, priority }: { card: CardModel; priority: boolean }) {
  return (
    <div className={card.pictureKind === 'drawing' ? 'card-media is-drawing' : 'card-media'}>
      {card.picture ? (
        <Picture
          picture={card.picture}
          priority={priority}
          sizes="(max-width: 699px) 152px, (max-width: 1279px) 45vw, 330px"
        />
      ) : (
        <div className="soon">
          <Icon name="camera" />
          <span>Photos when it lands</span>
        </div>
      )}
      {card.tags.length > 0 && (
        <div className="tags">
          {card.tags.map((tag) => (
            <span key={tag.text} className={`tag tag--${tag.tone}`}>
              {tag.icon && <Icon name={tag.icon} />}
              {tag.text}
            </span>
          ))}
        </div>
      )}
      {card.photosCount !== null && (
        <span className="shots">
          <Icon name="camera" />
          {card.photosCount}
          <span className="vh">{card.photosCount === 1 ? ' photo' : ' photos'}</span>
        </span>
      )}
    </div>
  );
}

function CardSpecs({ card }: { card: CardModel }) {
  return (
    <ul className="card-s">
      {card.specs.map((spec) => (
        <li key={spec.key}>
          <Icon name={spec.icon} />
          <span className="vh">{spec.label}: </span>
          <span className="v">{spec.text}</span>
        </li>
      ))}
    </ul>
  );
}

function CardPrice({ card: { price } }: { card: CardModel }) {
  return (
    <div className="card-p">
      <p className={price.isFigure ? 'price' : 'price price--q'}>
        <b>{price.text}</b>
        {price.qualifier && <span>{price.qualifier}</span>}
        {price.was && (
          <s>
            <span className="vh">was </span>
            {price.was}
          </s>
        )}
      </p>
      {price.line && <p className="wk">{price.line}</p>}
    </div>
  );
}

function CardNote({ card }: { card: CardModel }) {
  return (
    <div className="card-n">
      {card.belowMarket && (
        <span className="mkt">
          <span className="mini" style={{ '--p': card.belowMarket.position } as React.CSSProperties} />
          {card.belowMarket.text}
        </span>
      )}
      {card.similar && (
        <div className="ask">
          <span>{card.similar.question}</span>
          <a className="btn btn--line btn--s btn--block" href={card.similar.href}>
            {card.similar.label}
          </a>
        </div>
      )}
    </div>
  );
}
