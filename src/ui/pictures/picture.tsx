import { buildImageSrcSet } from '../../domain/media/image-address.ts';

/** When a picture is fetched first: always, or where the window is wide enough to show more than one beside another. */
export type PicturePriority = boolean | 'wide';

/** Where a list has three cards in a row. */
const WIDE = '(min-width: 1280px)';

/** A picture's address and alt text; width and height in CSS pixels reserve its space while it loads. */
export interface PictureModel {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The whole picture, large and uncropped, for zooming. */
  large?: string;
}

interface PictureProps {
  picture: PictureModel;
  /** Visible without scrolling: loaded at once and first. Others load lazily. */
  priority?: PicturePriority;
  /** Not visible yet, but soon: loaded at once, after visible ones. */
  soon?: boolean;
  /** How wide it is shown, as in the `sizes` attribute; by default its own width. */
  sizes?: string;
  /** One of many on its page: its address stands there fewer times. */
  inFewWidths?: boolean;
  className?: string;
}

/**
 * An image that reserves its space while it loads, and loads early only on request. One that is made to measure (A8) is
 * offered in the widths in which it may be shown.
 */
export function Picture({ picture, priority = false, soon = false, sizes, inFewWidths, className }: PictureProps) {
  const srcSet = buildImageSrcSet(picture.src, picture.width, inFewWidths);
  const drawn = sizes ?? `${picture.width}px`;
  const isFirst = priority === true;
  const image = (
    <img
      // A lazy image is laid out before it loads, so browsers that support `auto` need not guess; what is preloaded is
      // chosen by the same sizes.
      sizes={srcSet && (priority ? drawn : `auto,${drawn}`)}
      srcSet={srcSet}
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      className={className}
      loading={isFirst || soon ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      // Decoded in sync, so that the first picture appears in the same frame as the text beside it.
      decoding={isFirst ? 'sync' : 'async'}
    />
  );
  if (priority !== 'wide') return image;
  return (
    <>
      <link
        rel="preload"
        as="image"
        // Browsers that know `imagesrcset` don't read it, but without it React would leave the link where it is.
        href={picture.src}
        imageSrcSet={srcSet}
        imageSizes={srcSet && drawn}
        media={WIDE}
        fetchPriority="high"
      />
      {image}
    </>
  );
}
