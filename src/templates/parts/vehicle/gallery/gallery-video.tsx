import type { VideoModel } from '../../../../features/vehicle/gallery/video.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';

/**
 * The slide of a video (D3): a file loops muted while it is visible, an embedded player starts on request
 * (`start-video.ts`).
 */
export function GalleryVideo({ video }: { video: VideoModel }) {
  return video.plays.kind === 'file' ? (
    <FileVideo video={video} src={video.plays.src} />
  ) : (
    <Player video={video} plays={video.plays} />
  );
}

/**
 * Without scripts the browser's own controls play it. They are in a `noscript`: they cost a phone about 100 ms before
 * the first picture is there.
 */
function FileVideo({ video: { poster, name }, src }: { video: VideoModel; src: string }) {
  const { width, height } = poster;
  const film = { src, poster: poster.src, width, height, preload: 'none', loop: true, muted: true, playsInline: true };
  return (
    <>
      <video {...film} aria-label={name} />
      <noscript>
        <video {...film} aria-label={name} controls />
      </noscript>
      <p className="gallery-failed" hidden>
        This video couldn’t be loaded.
      </p>
      <button type="button" className="gallery-pause" aria-label="Play video" hidden>
        <Icon name="play" />
      </button>
    </>
  );
}

type Plays = Extract<VideoModel['plays'], { kind: 'player' }>;

/** Nothing is requested from the other service before the visitor plays the video: its frame waits in a template. */
function Player({ video, plays }: { video: VideoModel; plays: Plays }) {
  return (
    <>
      <a className="gallery-play" href={plays.page} data-frame-from={plays.origin}>
        <Picture picture={video.poster} />
        <span className="gallery-play-i">
          <Icon name="play" />
        </span>
        <span className="vh">Play: {video.name}</span>
        <span className="gallery-play-t">Plays from YouTube</span>
      </a>
      <template>
        <iframe
          src={plays.src}
          title={video.name}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </template>
    </>
  );
}
