import type { CardModel } from '../../../kernel/cards/card.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture, type PicturePriority } from '../../../ui/pictures/picture.tsx';
import { CARD_SIZES } from './card-sizes.ts';

interface CardMediaProps {
  card: CardModel;
  priority: PicturePriority;
}

/** The picture of a card with its overlays: tags and the photo count. Scripts add its further pictures on use. */
export function CardMedia({ card, priority }: CardMediaProps) {
  return (
    <div className={card.pictureKind === 'drawing' ? 'card-media is-drawing' : 'card-media'}>
      {card.picture ? (
        <Picture picture={card.picture} priority={priority} sizes={CARD_SIZES} inFewWidths />
      ) : (
        <div className="soon">
          <Icon name="camera" />
          <span>Photos on arrival</span>
        </div>
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
