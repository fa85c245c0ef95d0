import type { CardModel } from '../../kernel/cards/card.ts';
import { buildCarAttributes } from '../../kernel/saving/car-attributes.ts';
import type { VehicleCardProps } from '../../kernel/template.ts';
import { withCachedHtml } from '../../ui/cached-html/with-cached-html.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { CardActions } from '../parts/cards/card-actions.tsx';
import { CardMedia } from '../parts/cards/card-media.tsx';
import { CardFinance } from '../parts/finance/card-estimate.tsx';
import { CompareTick, SaveHeart } from '../parts/saved/saving-buttons.tsx';
import { Rail } from './rail.tsx';

/**
 * One vehicle with its price on the rail over the foot of the photo; six rows that line up with the neighbouring cards.
 */
export const VehicleCard = withCachedHtml(({ card, priority = false, headingLevel = 3 }: VehicleCardProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classOf(card)} {...buildCarAttributes(card)}>
      <CardMedia card={card.state === 'sold' ? { ...card, tags: [] } : card} priority={priority} />
      <div className="card-t">
        <Heading>
          <a href={card.href}>{card.title}</a>
        </Heading>
        {card.subtitle && <p>{card.subtitle}</p>}
      </div>
      <Price card={card} />
      <SaveHeart saving={card.saving} />
      <ul className="card-s">
        {card.specs.map((spec) => (
          <li key={spec.key}>
            <Icon name={spec.icon} />
            <span className="vh">{spec.label}: </span>
            <span className="spec-value">{spec.text}</span>
          </li>
        ))}
      </ul>
      <div className="card-p">
        {card.price.line && <p className="weekly-price">{card.price.line}</p>}
        <CardFinance card={card} />
      </div>
      <Note card={card} />
      <div className="card-f">
        {card.place && (
          <span className="card-place">
            <Icon name="map-pin" />
            <span>{card.place}</span>
          </span>
        )}
        <CompareTick saving={card.saving} />
      </div>
    </article>
  );
});

function classOf({ state, morePictures }: CardModel): string {
  const classes = ['card', state === 'sold' && 'is-sold', state === 'coming-soon' && 'is-soon'];
  return [...classes, morePictures.length > 0 && 'has-more'].filter(Boolean).join(' ');
}

/**
 * The price, as text for screen readers and as cards for the eye, with the earlier price on a tab above it. What a sold
 * vehicle's tag says stands here in its place.
 */
function Price({ card: { price, state, tags } }: { card: CardModel }) {
  const text = (state === 'sold' && tags[0]?.text) || price.text;
  return (
    <p className="price">
      <b className="vh">{text}</b>
      {price.qualifier && <span className="vh"> {price.qualifier}</span>}
      <Rail
        text={text}
        isFigure={price.isFigure}
        was={price.was}
        unit={price.qualifier}
        says={state === 'sold' ? 'gone' : undefined}
      />
      {price.was && <s className="vh">Was {price.was}</s>}
    </p>
  );
}

function Note({ card }: { card: CardModel }) {
  return (
    <div className="card-n">
      {card.belowMarket && (
        <span className="market-price">
          <Icon name="check" />
          <b>{card.belowMarket.text}</b>
          <span className="mini" style={{ '--p': card.belowMarket.position } as React.CSSProperties} />
        </span>
      )}
      {card.similar && (
        <div className="card-ask">
          <span>{card.similar.question}</span>
          <a className="btn btn--ink btn--s btn--block" href={card.similar.href}>
            {card.similar.label}
          </a>
        </div>
      )}
      <CardActions card={card} />
    </div>
  );
}
