import type { Page } from 'playwright-core';

/**
 * Opens a page whose scripts are delayed: it can be seen and used, and they load once the returned function is called.
 */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('footer').first().waitFor({ state: 'attached' });
  return held.resolve;
}
