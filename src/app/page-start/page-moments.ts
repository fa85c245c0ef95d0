import { waitForPicture } from './wait-for-picture.ts';

/** Of the page that is loading: its one second begins with its first script. */
export const { fetched, painted } = waitForPicture();

/** Resolves with the first scroll, which may come before most scripts. */
export const scrolled = new Promise<void>((resolve) => {
  addEventListener('scroll', () => resolve(), { once: true, passive: true });
});
