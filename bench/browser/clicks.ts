import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Figures, inTurns } from '../trees/figures.ts';
import { LIST } from '../trees/measured-pages.ts';
import type { Served } from '../trees/serve.ts';
import { followMoments, type Moments } from './moments.ts';
import { comeToRest, followShifts, shiftSoFar } from './page.ts';
import { SLOWED } from './screens.ts';
import { slowDown } from './slow-down.ts';
import { BEFORE, NEW_RESULT, RESULT } from './states.ts';

export const CLICKS = [
  ['filter ms', 0],
  ['shift', 4],
] as const;

/** How many makes of a site are ticked and unticked in turn: those with the most vehicles, which leave full pages. */
const MAKES = 4;
const WARM_UP = 2 * MAKES;

interface Opened {
  page: Page;
  moments: Moments;
  makes: string[];
  clicks: number;
}

/**
 * Ticks filters of a search page with the CPU throttled four times. The time is from the click, server included, until
 * the frame that first shows the new count and the first cards is painted.
 */
export async function measureClicks(
  browser: Browser,
  servers: readonly Served[],
  site: string,
  { screen, rounds }: { screen: object; rounds: number },
): Promise<Figures[]> {
  const contexts = await Promise.all(servers.map(() => browser.newContext(screen)));
  const opened = new Map<Served, Opened>();
  for (const [place, server] of servers.entries())
    opened.set(server, await openList(contexts[place] as BrowserContext, server.addressOf(site, LIST)));
  const figures = await inTurns(servers, { rounds, warmUp: WARM_UP }, async (server) => {
    const list = opened.get(server) as Opened;
    const before = await shiftSoFar(list.page);
    const ms = await tick(list);
    await comeToRest(list.page);
    return { 'filter ms': ms, shift: (await shiftSoFar(list.page)) - before };
  });
  for (const context of contexts) await context.close();
  return figures;
}

async function openList(context: BrowserContext, address: string): Promise<Opened> {
  const page = await context.newPage();
  await followShifts(page);
  const moments = await followMoments(page, { filtered: NEW_RESULT });
  await page.goto(address);
  await comeToRest(page);
  await openMakes(page);
  const makes = await commonMakes(page);
  await slowDown(page, SLOWED);
  return { page, moments, makes, clicks: 0 };
}

const boxes = (page: Page) => page.locator('input[type=checkbox][name=make]');

/** Where the makes come only when their group is opened, opens it as a visitor does. */
async function openMakes(page: Page): Promise<void> {
  for (const name of [/^Filters/, /make/i]) {
    if ((await boxes(page).count()) > 0) return;
    const openings = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
    await openings
      .or(page.locator('summary', { hasText: name }))
      .filter({ visible: true })
      .first()
      .click();
    await comeToRest(page);
  }
  await boxes(page).first().waitFor({ state: 'attached' });
}

async function commonMakes(page: Page): Promise<string[]> {
  const makes = await boxes(page).evaluateAll((found) =>
    found.map((box) => {
      const count = /([\d,]+)\s*$/.exec(box.closest('label')?.textContent ?? '')?.[1];
      return { name: (box as HTMLInputElement).value, count: Number(count?.replaceAll(',', '')) };
    }),
  );
  return makes
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAKES)
    .map(({ name }) => name);
}

/** Each make is ticked and, with the next click, unticked. */
function tick(list: Opened): Promise<number> {
  const make = list.makes[(list.clicks >> 1) % list.makes.length] as string;
  list.clicks += 1;
  return list.moments.between('click', 'filtered', () =>
    list.page.evaluate(
      `sessionStorage.setItem('${BEFORE}', JSON.stringify(${RESULT}));
      document.querySelector('input[type=checkbox][name=make][value="${make}"]').click();`,
    ),
  );
}
