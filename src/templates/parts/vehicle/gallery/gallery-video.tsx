import { type MouseEvent, useRef, useState } from 'react';
import type { VideoModel } from '../../../../features/vehicle/gallery/video.ts';
import { useHydrated } from '../../../../ui/hydration/hydrated.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useLoopingVideo } from '../../../../ui/pictures/looping-video.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';

interface GalleryVideoProps {
  video: VideoModel;
  /** Whether its slide is the visible one. */
  isShown: boolean;
}

/** The slide of a video (D3): a file loops muted while it is visible, an embedded player starts on request. */
export function GalleryVideo({ video, isShown }: GalleryVideoProps) {
  return video.plays.kind === 'file' ? (
    <FileVideo video={video} src={video.plays.src} isShown={isShown} />
  ) : (
    <Player video={video} plays={video.plays} isShown={isShown} />
  );
}

function FileVideo({ video, src, isShown }: GalleryVideoProps & { src: string }) {
  const element = useRef<HTMLVideoElement>(null);
  const ready = useHydrated();
  const { isPlaying, hasFailed, toggle } = useLoopingVideo(element, isShown);
  return (
    <>
      <video
        ref={element}
        src={src}
        poster={video.poster.src}
        width={video.poster.width}
        height={video.poster.height}
        aria-label={video.name}
        preload="none"
        // Without scripts the browser's own controls play it.
        controls={!ready}
        muted
        loop
        playsInline
      />
      {hasFailed && <p className="gallery-failed">This video could not be loaded.</p>}
      {ready && !hasFailed && (
        <button
          type="button"
          className="gallery-pause"
          aria-label={isPlaying ? 'Pause video' : 'Play video'}
          onClick={toggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
      )}
    </>
  );
}

type Plays = Extract<VideoModel['plays'], { kind: 'player' }>;

/** Nothing is requested from the other service before the visitor plays the video, and leaving its slide stops it. */
function Player({ video, plays, isShown }: GalleryVideoProps & { plays: Plays }) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted && !isShown) setWanted(false);
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setWanted(true);
  };
  if (isWanted && isShown)
    return (
      <iframe
        src={plays.src}
        title={video.name}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        ref={(frame) => frame?.focus({ preventScroll: true })}
      />
    );
  return (
    <a className="gallery-play" href={plays.page} data-frame-from={plays.origin} onClick={play}>
      <Picture picture={video.poster} />
      <span className="gallery-play-i">
        <Icon name="play" />
      </span>
      <span className="vh">Play: {video.name}</span>
      <span className="gallery-play-t">Plays from YouTube</span>
    </a>
  );
}
