/** The longest that scripts wait for the first picture. */
const PICTURE_MS = 1_000;

/**
 * Resolves once the page is visible with its first picture, so that scripts compete with it for neither the connection
 * nor the processor. A hidden page does not wait; a picture that doesn't load delays it by a second at most.
 */
export async function firstFrame(): Promise<void> {
  if (document.hidden) return;
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (picture) {
    const isLate = new Promise((resolve) => setTimeout(resolve, PICTURE_MS));
    await Promise.race([picture.decode().catch(() => {}), isLate]);
  }
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Resolves once the whole document is parsed: the entry's script may run before, and would miss the behaviours and
 * islands at the end of a long page.
 */
export async function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
