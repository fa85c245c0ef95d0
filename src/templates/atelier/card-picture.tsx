import { Suspense } from 'react';
import type { CardModel } from '../../kernel/cards/card.ts';
import { createLazyPart } from '../../ui/hydration/lazy-part.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';

/** Loaded when the card is pointed at. A card that cannot load it keeps its first picture. */
const MorePictures = createLazyPart(async () => (await import('../parts/cards/more-pictures.tsx')).MorePictures);

/** As wide as the window on phones, where pictures run to its edges; else as wide as a column. */
const SIZES = '(max-width:767px) 100vw,(max-width:1119px) 45vw,340px';

interface CardPictureProps {
  card: CardModel;
  priority: boolean;
  /** Whether the card was pointed at, touched or reached by keyboard. */
  asked: boolean;
}

/** Over a vehicle that cannot be bought, the picture says what has become of it. */
export function CardPicture({ card, priority, asked }: CardPictureProps) {
  const gone = card.tags.find(({ tone }) => tone === 'ink');
  return (
    <div className={card.pictureKind === 'drawing' ? 'card-media is-drawing' : 'card-media'}>
      {card.picture ? (
        <Picture picture={card.picture} priority={priority} sizes={SIZES} inFewWidths />
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
