import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

/** What a page costs until it fetches nothing more. */
export interface PageCost {
  /** The number of JavaScript files. */
  scripts: number;
  /** Their bytes as sent, in brotli. */
  bytes: number;
  shift: number;
}

/**
 * Opens a page in a tab of its own and counts the scripts it requests, by what the build in `buildFolder` compressed
 * them to.
 */
export async function measurePage(context: BrowserContext, address: string, buildFolder: string): Promise<PageCost> {
  const page = await context.newPage();
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) paths.add(pathname);
  });
  await followShifts(page);
  await page.goto(address);
  await comeToRest(page);
  const shift = await shiftSoFar(page);
  await page.close();
  const bytes = [...paths].reduce((sum, path) => sum + statSync(`${join(buildFolder, path)}.br`).size, 0);
  return { scripts: paths.size, bytes, shift };
}

/** Waits until the page is hydrated, which is after it was first painted, and idle. */
export async function comeToRest(page: Page): Promise<void> {
  await page.waitForFunction(() => 'started' in document.documentElement.dataset);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await page.waitForLoadState('networkidle');
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
