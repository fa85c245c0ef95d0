import type { Page } from 'playwright-core';

/** Makes the main thread of a page that many times slower, until it is closed. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate });
}
