import { type ComponentType, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { withSheet } from '../../sheet-on-use.ts';
import type { FullScreenProps } from './gallery-full-screen.tsx';

const load = () => withSheet('gallery', import('./gallery-full-screen.tsx'));

/**
 * Opens a gallery over the whole window, by its button or by a press on a picture. Its script is loaded on first use;
 * if that fails, the visible picture opens as a file. On closing, the focus returns to the button.
 */
export function useFullScreen(strip: RefObject<HTMLElement | null>, canOpen: boolean) {
  const [Loaded, setLoaded] = useState<ComponentType<FullScreenProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const open = (picture = pictureInSight(strip.current)) => {
    setOpen(true);
    load().then(
      ({ FullScreen }) => setLoaded(() => FullScreen),
      () => picture && window.location.assign(picture.currentSrc || picture.src),
    );
  };
  const press = useEffectEvent((event: MouseEvent) => {
    if (canOpen && event.target instanceof HTMLImageElement && !event.target.closest('a')) open(event.target);
  });
  useEffect(() => {
    const element = strip.current;
    const listen = (event: MouseEvent) => press(event);
    element?.addEventListener('click', listen);
    return () => element?.removeEventListener('click', listen);
  }, [strip]);
  const close = () => {
    setOpen(false);
    opener.current?.focus({ preventScroll: true });
  };
  return { opener, isOpen, FullScreen: isOpen ? Loaded : null, open: () => open(), close };
}

function pictureInSight(strip: HTMLElement | null): HTMLImageElement | undefined {
  const index = Math.round((strip?.scrollLeft ?? 0) / Math.max(strip?.clientWidth ?? 1, 1));
  return strip?.children[index]?.querySelector('img') ?? undefined;
}
