import type { Page } from 'playwright-core';

/**
 * Opens a page whose scripts are delayed: it can be seen and used, and they load once the returned function is called.
 */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('footer').first().waitFor({ state: 'attached' });
  return release;
}

/** Delays the scripts of the pages to come until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
