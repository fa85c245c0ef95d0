import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { type ContentItem, saveContent } from '../../src/db/queries/content.ts';
import { findSiteBySlug } from '../../src/db/queries/sites.ts';
import { eventually } from '../settled.ts';
import {
  addressOf,
  closeBrowser,
  DESKTOP,
  expectAccessible,
  get,
  hydrated,
  PHONE,
  visitor,
} from './browser.ts';

/** Without sold vehicles, which may share a card. */
const USED = '/search/used-cars?status=in_stock';
/** Of the demo's largest site: a campaign card, and a promo that chance moves by up to two places. */
const CAMPAIGN = 'Under $20,000';
const PROMO = 'No surprises, in writing.';

afterAll(closeBrowser);

/** The cards of the page in order: the heading of a promo, a dot for a vehicle. */
const cardsOf = (page: Page) =>
  page
    .locator('.found .cards > article')
    .evaluateAll((cards) =>
      cards.map((card) =>
        card.matches('.promo')
          ? (card.querySelector('h2')?.textContent?.replace('Promotion: ', '') ?? '')
          : '.',
      ),
    );

async function open(path: string, viewport = DESKTOP, javaScript = true) {
  const { page, context, complaints } = await visitor(viewport, { javaScript });
  await page.goto(addressOf('harbour', path));
  if (javaScript) await hydrated(page);
  return { page, context, complaints };
}

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])(
  '[B11] on %s promos stand among all 21 vehicles, in the same places with a script and without',
  async (_, viewport) => {
    const { page, context, complaints } = await open(USED, viewport);
    const cards = await cardsOf(page);
    expect(cards.filter((card) => card === '.')).toHaveLength(21);
    expect(cards.indexOf(CAMPAIGN) + 1).toBe(5);
    expect(cards.indexOf(PROMO) + 1).toBeOneOf([13, 14, 15]);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(complaints).toEqual([]);
    await context.close();

    const plain = await open(USED, viewport, false);
    expect(await cardsOf(plain.page)).toEqual(cards);
    await plain.context.close();
  },
);

test('[B11] a promo is not met again on the next page, nor where new vehicles are among the results', async () => {
  const { page, context } = await open(USED);
  await page.locator('.paging a[rel=next]').click();
  await page.waitForURL(/page=2/);
  await expect.poll(() => cardsOf(page)).not.toContain(PROMO);
  expect(await cardsOf(page)).not.toContain(CAMPAIGN);
  await page.goto(addressOf('harbour', '/search/new-used-and-demo-cars'));
  expect(await cardsOf(page)).not.toContain(PROMO);
  await context.close();
});

test('[B11] a promo is reached by keyboard, says what it is, and leads where it says', async () => {
  const { page, context } = await open(USED);
  const card = page.locator('.promo', { hasText: CAMPAIGN });
  expect(await card.getByRole('heading').textContent()).toBe(`Promotion: ${CAMPAIGN}`);
  const before = page.locator('.card-t a').nth(3);
  await before.focus();
  const isInPromo = () => card.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 8 && !(await isInPromo()); presses++) await page.keyboard.press('Tab');
  expect(await isInPromo()).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/range\[price\]=:20000$/);
  await context.close();
});

test('[B11] a promo that a site is given is on its pages at once, also on kept ones, and is gone when its time is over', async () => {
  const database = await openDatabase({ ...inject('serverDatabase'), poolSize: 1 });
  const give = (items: ContentItem[]) =>
    database.asPlatform(async (tx) =>
      saveContent(tx, (await findSiteBySlug(tx, 'bluegum'))!, 'promo', items),
    );
  const promo = (expiry: Date | null): ContentItem => ({
    slug: 'coffee',
    start: null,
    expiry,
    body: { heading: 'Coffee while you wait', label: 'See utes', href: '/search/used-cars?body=Ute' },
  });
  const isShown = async () =>
    (await get('bluegum.localhost', '/search/used-cars')).body.includes('Coffee while you wait');
  expect(await isShown()).toBe(false);
  await give([promo(null)]);
  await eventually('the promo on its page', isShown);
  await give([promo(new Date(0))]);
  await eventually('the page without it', async () => !(await isShown()));
  await give([]);
  await database.close();
});
