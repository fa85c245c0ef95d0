import type { CardModel } from '../../kernel/cards/card.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Picture, type PicturePriority } from '../../ui/pictures/picture.tsx';

/** As wide as the window on phones, where pictures run to its edges; else as wide as a column. */
const SIZES = '(max-width:767px) 100vw,(max-width:1119px) 45vw,340px';

interface CardPictureProps {
  card: CardModel;
  priority: PicturePriority;
}

/** Over a vehicle that cannot be bought, the picture says what has become of it. */
export function CardPicture({ card, priority }: CardPictureProps) {
  const gone = card.tags.find(({ tone }) => tone === 'ink');
  return (
    <div className={card.pictureKind === 'drawing' ? 'card-media is-drawing' : 'card-media'}>
      {card.picture ? (
        <Picture picture={card.picture} priority={priority} sizes={SIZES} inFewWidths />
      ) : (
        <div className="soon">
          <Icon name="camera" />
          <span>Photos on arrival</span>
        </div>
      )}
      {card.photosCount !== null && (
        <span className="shots">{card.photosCount === 1 ? '1 photo' : `${card.photosCount} photos`}</span>
      )}
      {gone && <p className="veil">{gone.text}</p>}
    </div>
  );
}
