import { type CardMediaProps, CardPictures } from '../parts/cards/card-media.tsx';

/** As wide as the window on phones, where pictures run to its edges; else as wide as a column. */
const SIZES = '(max-width: 767px) 100vw, (max-width: 1119px) 45vw, 340px';

/** Over a vehicle that cannot be bought, the picture says what has become of it. */
export function CardPicture(props: CardMediaProps) {
  const { tags, photosCount } = props.card;
  const gone = tags.find(({ tone }) => tone === 'ink');
  return (
    <CardPictures {...props} sizes={SIZES}>
      {photosCount !== null && <span className="shots">{photosCount === 1 ? '1 photo' : `${photosCount} photos`}</span>}
      {gone && <p className="veil">{gone.text}</p>}
    </CardPictures>
  );
}
