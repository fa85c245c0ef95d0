/** The longest that scripts wait for the first picture. */
const PICTURE_MS = 1_000;

interface FirstPicture {
  /** Resolves once the picture is fetched, so that scripts do not compete with it for the connection. */
  fetched: Promise<void>;
  /** Resolves once it is painted, if it was fetched in time: scripts would keep the processor from it. */
  painted: Promise<void>;
}

/**
 * Waits for the page's first frame and the picture of its content, a second at most for both steps together. A hidden
 * page does not wait.
 */
export function waitForPicture(): FirstPicture {
  const late = new Promise<void>((resolve) => setTimeout(resolve, PICTURE_MS));
  const fetched = waitUntilFetched(late);
  return { fetched, painted: fetched.then(() => waitUntilPainted(late)) };
}

async function waitUntilFetched(late: Promise<void>): Promise<void> {
  if (document.hidden) return;
  // Before that the picture's element may not be parsed.
  await nextFrame();
  const picture = findPicture();
  if (picture && !picture.complete) await Promise.race([settled(picture), late]);
}

async function waitUntilPainted(late: Promise<void>): Promise<void> {
  const picture = findPicture();
  if (document.hidden || !picture?.complete) return;
  await Promise.race([picture.decode().catch(() => {}), late]);
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

/** A logo above the content may have priority too. */
const findPicture = () => document.querySelector<HTMLImageElement>('main img[fetchpriority=high]');

const settled = (picture: HTMLImageElement) =>
  new Promise<void>((resolve) => {
    for (const type of ['load', 'error']) picture.addEventListener(type, () => resolve(), { once: true });
  });

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
