import type { Browser, Page } from 'playwright-core';
import type { Figures } from '../trees/figures.ts';
import { LIST } from '../trees/measured-pages.ts';
import type { Served } from '../trees/serve.ts';
import { followMoments } from './moments.ts';
import { comeToRest } from './page.ts';
import { SLOWED, TALL_PHONE } from './screens.ts';
import { slowDown } from './slow-down.ts';
import { listShown, pageShown } from './states.ts';

export const VISITS = [
  ['to vehicle ms', 0],
  ['back ms', 0],
] as const;

const headingOf = (page: Page) => page.locator('h1').first().textContent();

/**
 * Opens the vehicle at `vehicle` from a list by a tap and goes back, with the CPU throttled four times. The times are
 * from the tap, or from going back, until the vehicle, or the list with the card in sight, is painted.
 */
export async function measureVisit(browser: Browser, server: Served, site: string, vehicle: string): Promise<Figures> {
  const context = await browser.newContext(TALL_PHONE);
  const page = await context.newPage();
  const address = server.addressOf(site, LIST);
  await page.goto(address);
  const heading = (await headingOf(page)) ?? '';
  const moments = await followMoments(page, {
    vehicle: pageShown(vehicle, heading),
    list: listShown(LIST, heading, vehicle),
  });
  await page.goto(address);
  await comeToRest(page);
  const card = page.locator(`article h2 a[href="${vehicle}"]`).filter({ visible: true }).first();
  await card.scrollIntoViewIfNeeded();
  await comeToRest(page);
  const box = await card.boundingBox();
  if (!box) throw new Error(`${server.name}: the list of ${site} does not show ${vehicle}`);
  await slowDown(page, SLOWED);
  const to = await moments.between('click', 'vehicle', () => page.touchscreen.tap(box.x + 10, box.y + box.height / 2));
  await comeToRest(page);
  const back = await moments.between('back', 'list', () => page.evaluate('void setTimeout(goBack)'));
  await context.close();
  return { 'to vehicle ms': to, 'back ms': back };
}
