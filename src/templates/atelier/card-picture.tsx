import { Suspense } from 'react';
import type { CardModel } from '../../kernel/cards/card.ts';
import { createLazyPart } from '../../ui/hydration/lazy-part.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';

/** Fetched when somebody points at a card; a card that can't have it keeps its first picture. */
const MorePictures = createLazyPart(
  async () => (await import('../parts/cards/more-pictures.tsx')).MorePictures,
);

/** As wide as the window on phones, where pictures bleed; else a column. */
const SIZES = '(max-width: 767px) 100vw, (max-width: 1119px) 45vw, 340px';

interface CardPictureProps {
  card: CardModel;
  priority: boolean;
  /** Somebody points at the card, touches it or has come to it by key. */
  asked: boolean;
}

/** The picture of a card; over one that can't be bought, what has become of it. */
export function CardPicture({ card, priority, asked }: CardPictureProps) {
  const gone = card.tags.find(({ tone }) => tone === 'ink');
  return (
    <div className={card.pictureKind === 'drawing' ? 'card-media is-drawing' : 'card-media'}>
      {card.picture ? (
        <Picture picture={card.picture} priority={priority} sizes={SIZES} />
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
      {card.photosCount !== null && (
        <span className="shots">{card.photosCount === 1 ? '1 photo' : `${card.photosCount} photos`}</span>
      )}
      {gone && <p className="veil">{gone.text}</p>}
    </div>
  );
}
