import { setTimeout as pass } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import type { Figures } from '../trees/figures.ts';
import type { MeasuredPage } from '../trees/measured-pages.ts';
import type { Served } from '../trees/serve.ts';
import { followMoments, NeverShown } from './moments.ts';
import { comeToRest } from './page.ts';
import { PHONE, SLOWED } from './screens.ts';
import { slowDown } from './slow-down.ts';
import { openedOn } from './states.ts';

export const TAPS = [['tap ms', 0]] as const;

const WAIT_MS = 1_000;

/** What is tapped on a page; each opens something. */
const TARGETS: Record<MeasuredPage['kind'], (page: Page) => Locator> = {
  home: (page) => page.locator('header').getByText('Menu', { exact: true }),
  search: (page) => page.locator('main').getByText(/^Filters/),
  vehicle: (page) => page.getByRole('button', { name: 'Full screen' }),
};

interface Point {
  x: number;
  y: number;
}

/**
 * The milliseconds in which a first visitor's tap, one second after the first paint, is answered on a page with the CPU
 * throttled four times from the start; infinite when it is lost. `at` is the point to tap (`findTap`).
 */
export async function measureTap(
  browser: Browser,
  server: Served,
  { site, path }: MeasuredPage,
  at: Point,
): Promise<Figures> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const moments = await followMoments(page, { answered: openedOn(path) });
  await slowDown(page, SLOWED);
  const painted = moments.next('painted');
  await page.goto(server.addressOf(site, path), { waitUntil: 'commit' });
  await pass(Math.max(0, (await painted) + WAIT_MS - performance.timeOrigin - performance.now()));
  const tap = () => page.touchscreen.tap(at.x, at.y);
  const ms = await moments.between('click', 'answered', tap).catch((error: unknown) => {
    if (error instanceof NeverShown && error.state === 'answered') return Number.POSITIVE_INFINITY;
    throw error;
  });
  await context.close();
  return { 'tap ms': ms };
}

/** Where the first target on the screen is. Throws when a page shows none. */
export async function findTap(browser: Browser, server: Served, { site, path, kind }: MeasuredPage): Promise<Point> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(server.addressOf(site, path));
  await comeToRest(page);
  const box = await TARGETS[kind](page).filter({ visible: true }).first().boundingBox();
  await context.close();
  const height = PHONE.viewport.height;
  if (!box || box.y + box.height > height)
    throw new Error(`${server.name}: nothing to tap is in sight at ${site}${path}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
