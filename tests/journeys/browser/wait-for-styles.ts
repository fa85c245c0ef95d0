import type { Page } from 'playwright-core';

/** Waits for the whole style sheet and the typeface: what moves from then on is moved by what is tested. */
export async function waitForStyles(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel$="stylesheet"]')].every(({ sheet }) => sheet),
  );
  await page.evaluate(async () => {
    // The typeface is asked for by the first frame that has the styles.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    // What it moves is told with the frame that draws it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
