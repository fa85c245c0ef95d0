import { memo } from 'react';
import type { CardModel } from '../../kernel/cards/card.ts';
import type { VehicleCardProps } from '../../kernel/template.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { CardArticle, CardSpecs, CardTitle, MarketMark } from '../parts/cards/card-article.tsx';
import { CardMedia } from '../parts/cards/card-media.tsx';
import { CardFinance } from '../parts/finance/card-estimate.tsx';
import { LinkTo } from '../parts/navigation/link-to.tsx';
import { CompareTick, SaveHeart } from '../parts/saved/saving-buttons.tsx';
import { Rail } from './rail.tsx';

/**
 * One vehicle with its price on the rail over the foot of the photo; six rows that line up with the neighbouring cards.
 */
export const VehicleCard = memo(function VehicleCard({ card, priority, headingLevel }: VehicleCardProps) {
  return (
    <CardArticle
      card={card}
      priority={priority}
      Media={CardMedia}
      className={card.state === 'coming-soon' && 'is-soon'}
    >
      <CardTitle card={card} headingLevel={headingLevel} />
      <Price card={card} />
      <SaveHeart saving={card.saving} />
      <CardSpecs specs={card.specs} hasIcons />
      <div className="card-p">
        {card.price.line && <p className="wk">{card.price.line}</p>}
        <CardFinance card={card} />
      </div>
      <Note card={card} />
      <div className="card-f">
        {card.place && (
          <span className="loc">
            <Icon name="map-pin" />
            <span>{card.place}</span>
          </span>
        )}
        <CompareTick saving={card.saving} />
      </div>
    </CardArticle>
  );
});

/** The price, as text for screen readers and as cards for the eye, with the earlier price beside it. */
function Price({ card: { price, state } }: { card: CardModel }) {
  return (
    <p className="price">
      <b className="vh">{price.text}</b>
      {price.isFigure
        ? price.qualifier && <span className="vh"> {price.qualifier}</span>
        : price.qualifier && <span className="price-side">{price.qualifier}</span>}
      <Rail
        text={price.text}
        isFigure={price.isFigure}
        was={price.was}
        unit={price.isFigure ? price.qualifier : null}
        says={state === 'sold' ? 'gone' : undefined}
      />
      {price.was && <s className="price-side">Was {price.was}</s>}
    </p>
  );
}

function Note({ card }: { card: CardModel }) {
  return (
    <div className="card-n">
      {card.belowMarket && (
        <span className="mkt">
          <Icon name="check" />
          <b>{card.belowMarket.text}</b>
          <MarketMark position={card.belowMarket.position} />
        </span>
      )}
      {card.similar && (
        <div className="ask">
          <span>{card.similar.question}</span>
          <LinkTo className="btn btn--ink btn--s btn--block" to={card.similar} />
        </div>
      )}
    </div>
  );
}
