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

/** All that the texts about a slide depend on: browsers read it from the page. */
export type SlideKind = Pick<Slide, 'kind'>;

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
      label: formatPictureLabel(index + 1, pictures.length),
    }),
  );
  if (!video) return slides;
  const thumbnail = thumbnails && video.poster && { ...video.poster, width: 150, height: 100 };
  return slides.toSpliced(video.at, 0, { kind: 'video', id: 'video', video, thumbnail, label: VIDEO });
}

/** "3 / 14", or "Video". */
export function formatSlideCounter(slides: readonly SlideKind[], current: number): string {
  if (isVideo(slides[current])) return VIDEO;
  const [number, count] = countPictures(slides, current);
  return `${number} / ${count}`;
}

/** For screen readers: "Picture 3 of 14", or "Video". */
export function formatSlideLabel(slides: readonly SlideKind[], current: number): string {
  return isVideo(slides[current]) ? VIDEO : formatPictureLabel(...countPictures(slides, current));
}

const VIDEO = 'Video';
const formatPictureLabel = (number: number, count: number) => `Picture ${number} of ${count}`;

const isVideo = (slide: SlideKind | undefined) => slide?.kind === 'video';

/** Which picture a slide is, counted from 1, and how many there are. */
function countPictures(slides: readonly SlideKind[], current: number): [number, number] {
  const isPicture = ({ kind }: SlideKind) => kind === 'picture';
  return [slides.slice(0, current + 1).filter(isPicture).length, slides.filter(isPicture).length];
}
