import { setTimeout as pass } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import type { Figures } from '../trees/figures.ts';
import type { MeasuredPage } from '../trees/measured-pages.ts';
import type { Served } from '../trees/serve.ts';
import { followMoments } from './moments.ts';
import { comeToRest } from './page.ts';
import { SLOWED, TALL_PHONE } from './screens.ts';
import { slowDown } from './slow-down.ts';
import { OPENED, SAVED } from './states.ts';

export const TAPS = [['tap ms', 0]] as const;

const WAIT_MS = 1_000;

/** What is tapped on a page, and the state that answers. */
const TARGETS: Record<MeasuredPage['kind'], { find: (page: Page) => Locator; state: string }> = {
  home: { find: (page) => page.locator('header').getByText('Menu', { exact: true }).last(), state: OPENED },
  search: { find: (page) => page.locator('article').getByRole('button', { name: /^Save / }), state: SAVED },
  vehicle: { find: (page) => page.getByRole('button', { name: 'Full screen' }), state: OPENED },
};

interface Point {
  x: number;
  y: number;
}

/**
 * The milliseconds in which a first visitor's tap, one second after the first paint, is answered on a page with the CPU
 * throttled four times from the start. `at` is the point to tap (`findTap`).
 */
export async function measureTap(
  browser: Browser,
  server: Served,
  { site, path, kind }: MeasuredPage,
  at: Point,
): Promise<Figures> {
  const context = await browser.newContext(TALL_PHONE);
  const page = await context.newPage();
  const moments = await followMoments(page, { answered: TARGETS[kind].state });
  await slowDown(page, SLOWED);
  const painted = moments.next('painted');
  await page.goto(server.addressOf(site, path), { waitUntil: 'commit' });
  await pass(Math.max(0, (await painted) + WAIT_MS - performance.timeOrigin - performance.now()));
  const ms = await moments.between('click', 'answered', () => page.touchscreen.tap(at.x, at.y));
  await context.close();
  return { 'tap ms': ms };
}

/** Where the first target on the screen is. Throws when a page shows none. */
export async function findTap(browser: Browser, server: Served, { site, path, kind }: MeasuredPage): Promise<Point> {
  const context = await browser.newContext(TALL_PHONE);
  const page = await context.newPage();
  await page.goto(server.addressOf(site, path));
  await comeToRest(page);
  const box = await TARGETS[kind].find(page).filter({ visible: true }).first().boundingBox();
  await context.close();
  const height = TALL_PHONE.viewport.height;
  if (!box || box.y + box.height > height)
    throw new Error(`${server.name}: nothing to tap is in sight at ${site}${path}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
