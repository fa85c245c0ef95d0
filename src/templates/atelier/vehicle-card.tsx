import { memo } from 'react';
import type { CardModel } from '../../kernel/cards/card.ts';
import type { VehicleCardProps } from '../../kernel/template.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { CardArticle, CardSpecs, CardTitle, MarketMark, WasPrice } from '../parts/cards/card-article.tsx';
import { CardTags } from '../parts/cards/card-media.tsx';
import { CardFinance } from '../parts/finance/card-estimate.tsx';
import { LinkTo } from '../parts/navigation/link-to.tsx';
import { CompareTick, SaveHeart } from '../parts/saved/saving-buttons.tsx';
import { CardPicture } from './card-picture.tsx';

/**
 * One vehicle, unboxed: an uncovered picture, its caption line, then name, facts and price in rows that line up with
 * the neighbouring cards.
 */
export const VehicleCard = memo(function VehicleCard({ card, priority, headingLevel }: VehicleCardProps) {
  return (
    <CardArticle card={card} priority={priority} Media={CardPicture}>
      <Caption card={card} />
      <CardTitle card={card} headingLevel={headingLevel} />
      <CardSpecs specs={card.specs} hasIcons={false} />
      <Price card={card} />
      <Note card={card} />
    </CardArticle>
  );
});

const asScales = (name: string) => (
  <>
    <Icon name="scale" />
    <span className="vh">Compare {name}</span>
  </>
);

/** What other looks put on the picture: the tags and the place, with the buttons to save and compare. */
function Caption({ card: { tags, place, saving } }: { card: CardModel }) {
  return (
    <div className="cap">
      <div className="tags">
        <CardTags tags={tags.filter(({ tone }) => tone !== 'ink')} />
        {place && <span className="loc">{place}</span>}
      </div>
      <div className="cap-act">
        <CompareTick saving={saving} className="tog" label={asScales} />
        <SaveHeart saving={saving} />
      </div>
    </div>
  );
}

function Price({ card }: { card: CardModel }) {
  const { price } = card;
  return (
    <div className="card-p">
      <p className={price.isFigure ? 'price' : 'price price--q'}>
        <b>{price.text}</b>
        {price.was && <WasPrice was={price.was} />}
        {price.qualifier && <span>{price.qualifier}</span>}
      </p>
      {price.line && <p className="wk">{price.line}</p>}
      <CardFinance card={card} />
    </div>
  );
}

function Note({ card: { belowMarket, similar } }: { card: CardModel }) {
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
          <p>{similar.question}</p>
          <LinkTo className="btn btn--line btn--s" to={similar} />
        </div>
      )}
    </div>
  );
}
