import { Suspense } from 'react';
import type { CardModel } from '../../../kernel/cards/card.ts';
import { createLazyPart } from '../../../ui/hydration/lazy-part.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { CARD_SIZES } from './card-sizes.ts';

/** Fetched when somebody points at a card; a card that can't have it keeps its first picture. */
const MorePictures = createLazyPart(async () => (await import('./more-pictures.tsx')).MorePictures);

interface CardMediaProps {
  card: CardModel;
  priority: boolean;
  /** Somebody points at the card, touches it or has come to it by key. */
  asked: boolean;
}

/** The picture of a card with what lies on it: tags, the count of photos, and once asked for the further pictures. */
export function CardMedia({ card, priority, asked }: CardMediaProps) {
  return (
    <div className={card.pictureKind === 'drawing' ? 'card-media is-drawing' : 'card-media'}>
      {card.picture ? (
        <Picture picture={card.picture} priority={priority} sizes={CARD_SIZES} />
      ) : (
        <div className="soon">
          <Icon name="camera" />
          <span>Photos when it lands</span>
        </div>
      )}
      {asked && (
        <Suspense>
          <MorePictures pictures={card.morePictures} />
        </Suspense>
      )}
      <Tags tags={card.tags} />
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

function Tags({ tags }: Pick<CardModel, 'tags'>) {
  if (tags.length === 0) return null;
  return (
    <div className="tags">
      {tags.map((tag) => (
        <span key={tag.text} className={`tag tag--${tag.tone}`}>
          {tag.icon && <Icon name={tag.icon} />}
          {tag.text}
        </span>
      ))}
    </div>
  );
}
