import type { Page, Request } from 'playwright-core';

/** A page is at rest when it has requested nothing for so long. */
const QUIET_MS = 500;

/** Waits until the page has loaded, is idle, and fetches nothing more. */
export async function comeToRest(page: Page): Promise<void> {
  await page.waitForFunction(() => 'started' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
  do await becomeIdle(page);
  while (await requestsSoon(page));
}

const becomeIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => requestIdleCallback(resolve));
  });

/** Whether the page requests anything before it has been quiet and then idle. */
async function requestsSoon(page: Page): Promise<boolean> {
  const running = new Set<Request>();
  let requested = false;
  const begin = (request: Request) => {
    requested = true;
    running.add(request);
  };
  const end = (request: Request) => running.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  do await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), QUIET_MS);
  while (running.size > 0);
  await becomeIdle(page);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  return requested;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** From now on, records every layout shift that no visitor's input caused. */
export async function followShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = { shift: 0 };
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) if (!hadRecentInput) noted.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of the shifts noted since `followShifts`. */
export function shiftSoFar(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { noted: { shift: number } }).noted.shift);
}
