/** A picture's address with what it shows; width and height in CSS pixels keep its place free while it loads. */
export interface PictureModel {
  src: string;
  alt: string;
  width: number;
  height: number;
}

interface PictureProps {
  picture: PictureModel;
  /** Seen without scrolling: fetched at once and first. Others wait until they come near. */
  priority?: boolean;
  /** How wide it is drawn, as in the `sizes` attribute. */
  sizes?: string;
  className?: string;
}

/** An image that keeps its place while it loads, and loads early only when told so. */
export function Picture({ picture, priority = false, sizes, className }: PictureProps) {
  return (
    <img
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      sizes={sizes}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}
