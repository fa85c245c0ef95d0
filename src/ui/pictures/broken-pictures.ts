/** What is shown in place of a picture that failed to load. */
export interface Fallback {
  src: string;
  alt: string;
}

/**
 * Replaces the pictures inside an element that fail to load, including those that failed before scripts ran, until it
 * is aborted. A picture without words of its own stays without.
 */
export function replaceBrokenPictures(inside: HTMLElement, fallback: Fallback, signal?: AbortSignal): void {
  const replace = (picture: EventTarget | null) => {
    if (!(picture instanceof HTMLImageElement) || picture.getAttribute('src') === fallback.src) return;
    picture.removeAttribute('srcset');
    picture.removeAttribute('sizes');
    picture.src = fallback.src;
    if (picture.alt) picture.alt = fallback.alt;
  };
  for (const picture of inside.querySelectorAll('img'))
    if (picture.complete && picture.naturalWidth === 0) replace(picture);
  // Error events do not bubble, so they are captured.
  inside.addEventListener('error', ({ target }) => replace(target), { capture: true, signal });
}
