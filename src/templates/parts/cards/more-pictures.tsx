import { useRef, useState } from 'react';
import { buildImageSrcSet } from '../../../domain/media/image-address.ts';
import type { CardModel } from '../../../kernel/cards/card.ts';
import { useHoverGallery } from '../../../ui/pictures/hover-gallery.ts';
import { CARD_SIZES } from './card-sizes.ts';

/**
 * The further pictures of a card, over the first. Each is fetched when the pointer nears it, and shown once it has
 * loaded. Bars say which one it is.
 */
export function MorePictures({ pictures }: { pictures: CardModel['morePictures'] }) {
  const layer = useRef<HTMLDivElement>(null);
  const count = pictures.length + 1;
  const { shown, reached, isByKey } = useHoverGallery(layer, count);
  const [loaded, setLoaded] = useState<readonly number[]>([0]);
  const [drawn, setDrawn] = useState(0);
  if (drawn !== shown && loaded.includes(shown)) setDrawn(shown);
  return (
    <div className={shown > 0 ? 'pics is-turned' : 'pics'} ref={layer}>
      {pictures.slice(0, reached).map(({ src, alt }, index) => (
        <img
          key={src + index}
          className={drawn === index + 1 ? 'is-on' : undefined}
          sizes={CARD_SIZES}
          srcSet={buildImageSrcSet(src, 600, true)}
          src={src}
          alt={alt}
          width={600}
          height={400}
          decoding="async"
          onLoad={() => setLoaded((before) => [...before, index + 1])}
        />
      ))}
      <Bars count={count} shown={shown} />
      <span className="vh" aria-live="polite">
        {isByKey ? `Picture ${shown + 1} of ${count}${shown > 0 ? `: ${pictures[shown - 1]?.alt}` : ''}` : ''}
      </span>
    </div>
  );
}

function Bars({ count, shown }: { count: number; shown: number }) {
  return (
    <span className="pics-bars" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className={index === shown ? 'is-on' : undefined} />
      ))}
    </span>
  );
}
