import {
  findVideo,
  linkToYoutubeFrame,
  linkToYoutubePage,
  type VideoSource,
  YOUTUBE_FRAMES,
} from '../../../domain/media/video-address.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { PictureModel } from '../../../ui/pictures/picture.tsx';
import { DRAWING_SIZE } from '../../../ui/vehicle-drawing/address.ts';

export interface VideoModel {
  /** The slide, counted from 0. */
  at: number;
  /** For screen readers: "Video of White 2021 Toyota Corolla". */
  name: string;
  /** Shown until it plays, and among the thumbnails. */
  poster: PictureModel;
  /**
   * A file loops without sound; a player is an iframe of another service, which is contacted only once somebody wants
   * to see it.
   */
  plays: { kind: 'file'; src: string } | { kind: 'player'; src: string; origin: string; page: string };
}

const VIDEO_DRAWING = '/drawings/video.svg';

/**
 * The video of a vehicle, its own file before one on another service, at the site's position for it or at the end of
 * fewer pictures; null when there is none that a page can play.
 */
export function buildVideoModel(
  { video_url, external_video_url }: Pick<Car, 'video_url' | 'external_video_url'>,
  name: string,
  pictureCount: number,
  viewer: Pick<SiteSettings['vehicle']['viewer'], 'videoPosition' | 'videoThumbnail'>,
): VideoModel | null {
  const source = findVideo(video_url ?? '') ?? findVideo(external_video_url ?? '');
  if (!source) return null;
  return {
    at: Math.min(viewer.videoPosition - 1, pictureCount),
    name: `Video of ${name}`,
    poster: { src: viewer.videoThumbnail ?? VIDEO_DRAWING, alt: '', ...DRAWING_SIZE },
    plays: playsOf(source),
  };
}

function playsOf(source: VideoSource): VideoModel['plays'] {
  if (source.kind === 'file') return source;
  return {
    kind: 'player',
    src: linkToYoutubeFrame(source),
    origin: YOUTUBE_FRAMES,
    page: linkToYoutubePage(source.id),
  };
}
