import type { PictureModel } from '../../../ui/pictures/picture.tsx';
import type { GalleryModel } from '../model.ts';
import type { VideoModel } from './video.ts';

interface AnySlide {
  id: string;
  thumbnail: PictureModel | null;
  /** For screen readers: "Picture 3 of 14". */
  label: string;
}

export type Slide = AnySlide &
  (
    | {
        kind: 'picture';
        picture: PictureModel;
        /** One of the first two, which are loaded first (S9). */
        isFirst: boolean;
      }
    | { kind: 'video'; video: VideoModel }
  );

const FIRST = 2;

/**
 * The pictures of a gallery with its video among them. Only pictures are counted: the one after a video in second place
 * is "Picture 2 of 14".
 */
export function buildSlides({ pictures, thumbnails, video }: GalleryModel): Slide[] {
  const slides = pictures.map(
    (picture, index): Slide => ({
      kind: 'picture',
      id: `picture-${index + 1}`,
      picture,
      isFirst: index < FIRST,
      thumbnail: thumbnails?.[index] ?? null,
      label: `Picture ${index + 1} of ${pictures.length}`,
    }),
  );
  if (!video) return slides;
  const thumbnail = thumbnails && { ...video.poster, width: 150, height: 100 };
  return slides.toSpliced(video.at, 0, { kind: 'video', id: 'video', video, thumbnail, label: 'Video' });
}

/** "3 / 14", or "Video". */
export function formatSlideCounter(slides: readonly Slide[], current: number): string {
  const slide = slides[current];
  if (slide?.kind === 'video') return 'Video';
  const isPicture = ({ kind }: Slide) => kind === 'picture';
  return `${slides.slice(0, current + 1).filter(isPicture).length} / ${slides.filter(isPicture).length}`;
}
