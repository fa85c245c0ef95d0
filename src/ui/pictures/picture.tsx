import { buildImageSrcSet } from '../../domain/media/image-address.ts';

/** A picture's address with what it shows; width and height in CSS pixels keep its place free while it loads. */
export interface PictureModel {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The whole of it, large and uncropped, for looking at it closely. */
  large?: string;
}

interface PictureProps {
  picture: PictureModel;
  /** Seen without scrolling: fetched at once and first. Others wait until they come near. */
  priority?: boolean;
  /** Not seen yet, but soon: fetched at once, after what is. */
  soon?: boolean;
  /** How wide it is drawn, as in the `sizes` attribute; without it, as wide as its width says. */
  sizes?: string;
  className?: string;
}

/**
 * An image that keeps its place while it loads, and loads early only when told so. One that is made to measure (A8) is
 * offered in the widths that it may be drawn in.
 */
export function Picture({ picture, priority = false, soon = false, sizes, className }: PictureProps) {
  const srcSet = buildImageSrcSet(picture.src, picture.width);
  const drawn = sizes ?? `${picture.width}px`;
  return (
    <img
      // One that waits is laid out by then, so browsers that can tell (`auto`) need not guess.
      sizes={srcSet && (priority ? drawn : `auto, ${drawn}`)}
      srcSet={srcSet}
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      className={className}
      loading={priority || soon ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      // The first picture comes in the same frame as the words beside it.
      decoding={priority ? 'sync' : 'async'}
    />
  );
}
