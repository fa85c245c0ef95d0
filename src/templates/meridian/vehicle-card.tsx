import type { CardModel } from '../../kernel/cards/card.ts';
import { buildCarAttributes } from '../../kernel/saving/car-attributes.ts';
import type { VehicleCardProps } from '../../kernel/template.ts';
import { withCachedHtml } from '../../ui/cached-html/with-cached-html.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { CardActions } from '../parts/cards/card-actions.tsx';
import { CardMedia } from '../parts/cards/card-media.tsx';
import { CardFinance } from '../parts/finance/card-estimate.tsx';
import { CompareTick, SaveHeart } from '../parts/saved/saving-buttons.tsx';

/**
 * One vehicle in a ledger of cards: six rows that line up with the neighbouring cards (photo, title, specs, price,
 * note, foot).
 */
export const VehicleCard = withCachedHtml(({ card, priority = false, headingLevel = 3 }: VehicleCardProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classOf(card)} {...buildCarAttributes(card)}>
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
  return ['card', state === 'sold' ? 'is-sold' : '', morePictures.length > 0 ? 'has-more' : '']
    .filter(Boolean)
    .join(' ');
}

function CardSpecs({ card }: { card: CardModel }) {
  return (
    <ul className="card-s">
      {card.specs.map((spec) => (
        <li key={spec.key}>
          <Icon name={spec.icon} />
          <span className="vh">{spec.label}: </span>
          <span className="spec-value">{spec.text}</span>
        </li>
      ))}
    </ul>
  );
}

function CardPrice({ card }: { card: CardModel }) {
  const { price } = card;
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
      {price.line && <p className="weekly-price">{price.line}</p>}
      <CardFinance card={card} />
    </div>
  );
}

function CardNote({ card }: { card: CardModel }) {
  return (
    <div className="card-n">
      {card.belowMarket && (
        <span className="market-price">
          <span className="mini" style={{ '--p': card.belowMarket.position } as React.CSSProperties} />
          {card.belowMarket.text}
        </span>
      )}
      {card.similar && (
        <div className="card-ask">
          <span>{card.similar.question}</span>
          <a className="btn btn--line btn--s btn--block" href={card.similar.href}>
            {card.similar.label}
          </a>
        </div>
      )}
      <CardActions card={card} />
    </div>
  );
}
