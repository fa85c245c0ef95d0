import { NO_PICTURE_SVG } from './no-picture.ts';

const CAMERA = `data:image/svg+xml,${encodeURIComponent(NO_PICTURE_SVG)}`;
const ALT = 'This photo couldn’t be loaded';

/**
 * Replaces the pictures inside an element that fail to load, including those that failed before scripts ran, until it
 * is aborted: by the one at `src`, else by a camera. A picture without words of its own stays without.
 */
export function replaceBrokenPictures(inside: HTMLElement, src = CAMERA, signal?: AbortSignal): void {
  const replace = (picture: EventTarget | null) => {
    if (!(picture instanceof HTMLImageElement) || picture.getAttribute('src') === src) return;
    picture.removeAttribute('srcset');
    picture.removeAttribute('sizes');
    picture.src = src;
    if (picture.alt) picture.alt = ALT;
  };
  for (const picture of inside.querySelectorAll('img'))
    if (picture.complete && picture.naturalWidth === 0) replace(picture);
  // Error events do not bubble, so they are captured.
  inside.addEventListener('error', ({ target }) => replace(target), { capture: true, signal });
}
