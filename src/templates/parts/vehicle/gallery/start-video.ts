import { getPart } from '../../../../ui/get-part.ts';
import { setIcon } from '../../../../ui/icons/set-icon.ts';
import { loopVideo } from '../../../../ui/pictures/looping-video.ts';
import { isPlainClick } from '../../../../ui/plain-click.ts';

/** The video of a slide. */
export interface SlideVideo {
  /** Whether its slide is the visible one; at first it is not. */
  show(isShown: boolean): void;
  stop(): void;
}

/** Runs the video of a slide (`gallery-video.tsx`); undefined for a slide without one. */
export function startVideo(slide: Element | undefined): SlideVideo | undefined {
  const video = slide?.querySelector('video');
  if (slide && video) return startFile(slide, video);
  const link = slide?.querySelector<HTMLElement>('.gallery-play');
  return slide && link ? startPlayer(slide, link) : undefined;
}

function startFile(slide: Element, video: HTMLVideoElement): SlideVideo {
  const [button, failure] = [getPart(slide, '.gallery-pause'), getPart(slide, '.gallery-failed')];
  const loop = loopVideo(video, {
    onChange(isPlaying) {
      button.ariaLabel = isPlaying ? 'Pause video' : 'Play video';
      setIcon(button, isPlaying ? 'pause' : 'play');
    },
    onFail() {
      button.hidden = true;
      failure.hidden = false;
    },
  });
  button.hidden = !failure.hidden;
  button.onclick = loop.toggle;
  return loop;
}

/** Its frame takes the link's place once the visitor plays it, and leaving its slide stops it. */
function startPlayer(slide: Element, link: HTMLElement): SlideVideo {
  const template = slide.querySelector('template');
  const play = (event: MouseEvent) => {
    const frame = template && document.importNode(template.content, true).firstElementChild;
    if (!(frame instanceof HTMLElement) || !isPlainClick(event)) return;
    event.preventDefault();
    link.replaceWith(frame);
    frame.focus({ preventScroll: true });
  };
  const end = () => slide.querySelector('iframe')?.replaceWith(link);
  link.onclick = play;
  return { show: (isShown) => isShown || end(), stop: end };
}
