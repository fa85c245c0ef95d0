import { type RefObject, useEffect, useState } from 'react';

/**
 * The pictures inside an element that failed to load, by the id of the list item around each; including those that
 * failed before scripts ran.
 */
export function useBrokenPictures(inside: RefObject<HTMLElement | null>): ReadonlySet<string> {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const element = inside.current;
    if (!element) return undefined;
    const note = (picture: EventTarget | null) => {
      const id = picture instanceof HTMLImageElement && picture.closest('li')?.id;
      if (id) setBroken((before) => new Set(before).add(id));
    };
    for (const picture of element.querySelectorAll('img'))
      if (picture.complete && picture.naturalWidth === 0) note(picture);
    const listen = (event: Event) => note(event.target);
    // Error events do not bubble, so they are captured.
    element.addEventListener('error', listen, true);
    return () => element.removeEventListener('error', listen, true);
  }, [inside]);
  return broken;
}
