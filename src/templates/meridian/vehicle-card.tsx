import { memo } from 'react';
import type { CardModel } from '../../kernel/cards/card.ts';
import type { VehicleCardProps } from '../../kernel/template.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { CardArticle, CardSpecs, CardTitle, MarketMark, WasPrice } from '../parts/cards/card-article.tsx';
import { CardMedia } from '../parts/cards/card-media.tsx';
import { CardFinance } from '../parts/finance/card-estimate.tsx';
import { LinkTo } from '../parts/navigation/link-to.tsx';
import { CompareTick, SaveHeart } from '../parts/saved/saving-buttons.tsx';

/**
 * One vehicle in a ledger of cards: six rows that line up with the neighbouring cards (photo, title, specs, price,
 * note, foot).
 */
export const VehicleCard = memo(function VehicleCard({ card, priority, headingLevel }: VehicleCardProps) {
  return (
    <CardArticle card={card} priority={priority} Media={CardMedia}>
      <CardTitle card={card} headingLevel={headingLevel} />
      <SaveHeart saving={card.saving} />
      <CardSpecs specs={card.specs} hasIcons />
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
    </CardArticle>
  );
});

function CardPrice({ card }: { card: CardModel }) {
  const { price } = card;
  return (
    <div className="card-p">
      <p className={price.isFigure ? 'price' : 'price price--q'}>
        <b>{price.text}</b>
        {price.qualifier && <span>{price.qualifier}</span>}
        {price.was && <WasPrice was={price.was} />}
      </p>
      {price.line && <p className="wk">{price.line}</p>}
      <CardFinance card={card} />
    </div>
  );
}

function CardNote({ card: { belowMarket, similar } }: { card: CardModel }) {
  return (
    <div className="card-n">
      {belowMarket && (
        <span className="mkt">
          <MarketMark position={belowMarket.position} />
          {belowMarket.text}
        </span>
      )}
      {similar && (
        <div className="ask">
          <span>{similar.question}</span>
          <LinkTo className="btn btn--line btn--s btn--block" to={similar} />
        </div>
      )}
    </div>
  );
}
