/** The longest that scripts wait for the first picture. */
const PICTURE_MS = 1_000;

/**
 * Resolves once the page's first frame is painted and its first picture fetched, so that scripts do not compete with
 * it for the connection. A hidden page does not wait; a picture that doesn't load delays it by a second at most.
 */
export async function firstPicture(): Promise<void> {
  if (document.hidden) return;
  // Before that the picture's element may not be parsed.
  await nextFrame();
  const picture = findPicture();
  if (picture && !picture.complete) await inTime(settled(picture));
}

/** Resolves once the page's first picture, when it is fetched, is painted: scripts would keep the processor from it. */
export async function picturePainted(): Promise<void> {
  const picture = findPicture();
  if (document.hidden || !picture?.complete) return;
  await inTime(picture.decode().catch(() => {}));
  await nextFrame();
}

/**
 * Resolves once the whole document is parsed: the entry's script may run before, and would miss the behaviours and
 * islands at the end of a long page.
 */
export async function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

const findPicture = () => document.querySelector<HTMLImageElement>('img[fetchpriority=high]');

const settled = (picture: HTMLImageElement) =>
  new Promise((resolve) => {
    for (const type of ['load', 'error']) picture.addEventListener(type, resolve, { once: true });
  });

const inTime = (done: Promise<unknown>) =>
  Promise.race([done, new Promise((resolve) => setTimeout(resolve, PICTURE_MS))]);

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
