import { findImageInWidth } from '../../../domain/media/image-address.ts';
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

export interface VideoModel {
  /** The slide, counted from 0. */
  at: number;
  /** For screen readers: "Video of White 2021 Toyota Corolla". */
  name: string;
  /** Shown until it plays, and among the thumbnails; null for a vehicle without pictures on a site that names none. */
  poster: PictureModel | null;
  /**
   * A file loops without sound; a player is an iframe of another service, which is contacted only once somebody wants
   * to see it.
   */
  plays: { kind: 'file'; src: string } | { kind: 'player'; src: string; origin: string; page: string };
}

/**
 * The video of a vehicle, its own file before one on another service, at the site's position for it or at the end of
 * fewer pictures; null when there is none that a page can play.
 */
export function buildVideoModel(
  { video_url, external_video_url }: Pick<Car, 'video_url' | 'external_video_url'>,
  name: string,
  pictures: readonly PictureModel[],
  viewer: Pick<SiteSettings['vehicle']['viewer'], 'videoPosition' | 'videoThumbnail'>,
): VideoModel | null {
  const source = findVideo(video_url ?? '') ?? findVideo(external_video_url ?? '');
  if (!source) return null;
  return {
    at: Math.min(viewer.videoPosition - 1, pictures.length),
    name: `Video of ${name}`,
    poster: posterOf(viewer.videoThumbnail, pictures[0]),
    plays: playsOf(source),
  };
}

/** The picture that the site names, else the vehicle's first one, as wide as it is shown. */
function posterOf(named: string | null, first: PictureModel | undefined): PictureModel | null {
  const src = named ?? (first && (findImageInWidth(first.src, 840) ?? first.src));
  return src ? { src, alt: '', width: 600, height: 400 } : null;
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
