import type { Page, Request } from 'playwright-core';

/** A page is at rest when it has requested nothing for so long. */
const QUIET_MS = 1_000;

/** Waits until the page has loaded, is idle, and fetches nothing more. */
export async function comeToRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const quiet = becomeQuiet(page);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await quiet;
}

function becomeQuiet(page: Page): Promise<void> {
  return new Promise((resolve) => {
    const running = new Set<Request>();
    const begin = (request: Request) => {
      running.add(request);
      clearTimeout(timer);
    };
    const end = (request: Request) => {
      running.delete(request);
      if (running.size === 0) timer = setTimeout(finish, QUIET_MS);
    };
    const finish = () => {
      page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
      resolve();
    };
    let timer = setTimeout(finish, QUIET_MS);
    page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  });
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
