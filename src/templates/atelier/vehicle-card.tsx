import type { CardModel } from '../../kernel/cards/card.ts';
import { buildCarAttributes } from '../../kernel/saving/car-attributes.ts';
import type { VehicleCardProps } from '../../kernel/template.ts';
import { withCachedHtml } from '../../ui/cached-html/with-cached-html.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { CardActions } from '../parts/cards/card-actions.tsx';
import { CardFinance } from '../parts/finance/card-estimate.tsx';
import { SaveHeart } from '../parts/saved/saving-buttons.tsx';
import { CardPicture } from './card-picture.tsx';
import { CompareToggle } from './compare-toggle.tsx';

/**
 * One vehicle, unboxed: an uncovered picture, its caption line, then name, facts and price in rows that line up with
 * the neighbouring cards.
 */
export const VehicleCard = withCachedHtml(({ card, priority = false, headingLevel = 3 }: VehicleCardProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classOf(card)} {...buildCarAttributes(card)}>
      <CardPicture card={card} priority={priority} />
      <Caption card={card} />
      <div className="card-t">
        <Heading>
          <a href={card.href}>{card.title}</a>
        </Heading>
        {card.subtitle && <p>{card.subtitle}</p>}
      </div>
      <Facts card={card} />
      <Price card={card} />
      <Note card={card} />
    </article>
  );
});

function classOf({ state, morePictures }: CardModel): string {
  return ['card', state === 'sold' ? 'is-sold' : '', morePictures.length > 0 ? 'has-more' : '']
    .filter(Boolean)
    .join(' ');
}

/** What other looks put on the picture: the tags and the place, with the buttons to save and compare. */
function Caption({ card: { tags, place, saving } }: { card: CardModel }) {
  return (
    <div className="card-caption">
      <div className="tags">
        {tags
          .filter(({ tone }) => tone !== 'ink')
          .map((tag) => (
            <span key={tag.text} className={`tag tag--${tag.tone}`}>
              {tag.icon && <Icon name={tag.icon} />}
              {tag.text}
            </span>
          ))}
        {place && <span className="card-place">{place}</span>}
      </div>
      <div className="cap-act">
        <CompareToggle saving={saving} />
        <SaveHeart saving={saving} />
      </div>
    </div>
  );
}

function Facts({ card: { specs } }: { card: CardModel }) {
  return (
    <ul className="card-s">
      {specs.map((spec) => (
        <li key={spec.key}>
          <span className="vh">{spec.label}: </span>
          <span className="spec-value">{spec.text}</span>
        </li>
      ))}
    </ul>
  );
}

function Price({ card }: { card: CardModel }) {
  const { price } = card;
  return (
    <div className="card-p">
      <p className={price.isFigure ? 'price' : 'price price--q'}>
        <b>{price.text}</b>
        {price.was && (
          <s>
            <span className="vh">was </span>
            {price.was}
          </s>
        )}
        {price.qualifier && <span>{price.qualifier}</span>}
      </p>
      {price.line && <p className="weekly-price">{price.line}</p>}
      <CardFinance card={card} />
    </div>
  );
}

function Note({ card }: { card: CardModel }) {
  const { belowMarket, similar } = card;
  return (
    <div className="card-n">
      {belowMarket && (
        <span className="market-price">
          <span className="mini" style={{ '--p': belowMarket.position } as React.CSSProperties} />
          {belowMarket.text}
        </span>
      )}
      {similar && (
        <div className="card-ask">
          <p>{similar.question}</p>
          <a className="btn btn--line btn--s" href={similar.href}>
            {similar.label}
          </a>
        </div>
      )}
      <CardActions card={card} />
    </div>
  );
}
