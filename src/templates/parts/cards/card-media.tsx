import { type ReactNode, Suspense } from 'react';
import type { CardModel } from '../../../kernel/cards/card.ts';
import { createLazyPart } from '../../../ui/hydration/lazy-part.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { CARD_SIZES } from './card-sizes.ts';

/** Loaded when the card is pointed at. A card that cannot load it keeps its first picture. */
const MorePictures = createLazyPart(async () => (await import('./more-pictures.tsx')).MorePictures);

export interface CardMediaProps {
  card: CardModel;
  priority: boolean;
  /** Whether the card was pointed at, touched or reached by keyboard. */
  asked: boolean;
}

interface CardPicturesProps extends CardMediaProps {
  sizes?: string;
  children: ReactNode;
}

/** The picture of a card, and the further ones once requested. */
export function CardPictures({ card, priority, asked, sizes = CARD_SIZES, children }: CardPicturesProps) {
  return (
    <div className={card.pictureKind === 'drawing' ? 'card-media is-drawing' : 'card-media'}>
      {card.picture ? (
        <Picture picture={card.picture} priority={priority} sizes={sizes} />
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
      {children}
    </div>
  );
}

export function CardMedia(props: CardMediaProps) {
  const { tags, photosCount } = props.card;
  return (
    <CardPictures {...props}>
      {tags.length > 0 && (
        <div className="tags">
          <CardTags tags={tags} />
        </div>
      )}
      {photosCount !== null && (
        <span className="shots">
          <Icon name="camera" />
          {photosCount}
          <span className="vh">{photosCount === 1 ? ' photo' : ' photos'}</span>
        </span>
      )}
    </CardPictures>
  );
}

export function CardTags({ tags }: Pick<CardModel, 'tags'>) {
  return tags.map((tag) => (
    <span key={tag.text} className={`tag tag--${tag.tone}`}>
      {tag.icon && <Icon name={tag.icon} />}
      {tag.text}
    </span>
  ));
}
