import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../http.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { ALL, findCar } from './financed.ts';
import { lookOn } from './lawful.ts';
import { DRAWN_CASES, WRITTEN_CASES } from './lawful-cases.ts';

/** A visitor who checks text and styles only: no picture is fetched. */
async function reader() {
  const { page } = await visitor();
  await page.route(/\/(img|media)\//, (route) => route.abort());
  return page;
}

/** Checks the page against the law at two widths; it must show some repayments, or it has proved nothing. */
async function expectLawful(page: Page, atLeast: number) {
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const { unlawful, repayments } = await lookOn(page);
    expect(unlawful, `${page.url()} ${viewport.width}`).toEqual([]);
    expect(repayments).toBeGreaterThanOrEqual(atLeast);
  }
  await page.setViewportSize(DESKTOP);
}

/** Requests another loan from the calculator, and waits for its repayment. */
async function calculate(page: Page) {
  await page.locator('#finance-calculator').scrollIntoViewIfNeeded();
  await page.locator('.fincalc-asleep').waitFor({ state: 'detached' });
  const said = page.locator('.fin-out .repay > b:first-child');
  const before = await said.textContent();
  await page.locator('#finance-calculator').getByLabel('Interest rate', { exact: true }).fill('11.5');
  await page.locator('#finance-calculator').getByLabel('Loan term', { exact: true }).fill('3');
  await expect.poll(() => said.textContent()).not.toBe(before);
  await page.locator('.fin-out .repay-rate:text-is("Interest rate 11.50% p.a.")').waitFor();
}

describe('[E7] every repayment and rate is drawn with its comparison rate, as prominent, and the warning', () => {
  test('in a list of the look Atelier, and among saved vehicles, which scripts bring', async () => {
    const page = await reader();
    await page.goto(addressOf('harbour-prestige', ALL));
    await waitForHydration(page);
    await expectLawful(page, 3);
    const card = page.locator('main article.card:has(.repay)').first();
    await card.locator('button[aria-pressed="false"]:visible').first().click();
    await card.locator('button[aria-pressed="true"]').first().waitFor();
    await page.goto(addressOf('harbour-prestige', '/saved'));
    await page.locator('main .repay').first().waitFor();
    await expectLawful(page, 1);
  });

  test('on a vehicle of the look Meridian: a fetched estimate, a used calculator, similar vehicles', async () => {
    const { href } = await findCar('harbour-outlet', false, '/search/used-cars?range[price]=15000:60000');
    const page = await reader();
    await page.goto(addressOf('harbour-outlet', href));
    await waitForHydration(page);
    await page.locator('.estimate .repay-comparison').waitFor();
    await calculate(page);
    const similar = page.locator('section:has(#similar-h)');
    await similar.scrollIntoViewIfNeeded();
    await similar.locator('article .repay').first().waitFor();
    await expectLawful(page, 3);
  });

  test('in a list of the look Corner, found by a repayment a week, and on a finance page', async () => {
    const page = await reader();
    await page.goto(addressOf('longpaddock', '/search/used-cars?weekly_price_max=150'));
    await waitForHydration(page);
    await expectLawful(page, 3);
    await page.goto(addressOf('bluegum', '/finance-enquiry?amount=30000'));
    await waitForHydration(page);
    await calculate(page);
    await expectLawful(page, 1);
  });
});

test('[E7] the check itself finds what is wrong, and nothing where all is right', async () => {
  const { page } = await visitor(DESKTOP, { javaScript: false });
  for (const [what, html, problems] of [...WRITTEN_CASES, ...DRAWN_CASES]) {
    await page.setContent(`<main>${html}</main>`);
    const { unlawful } = await lookOn(page);
    expect(
      unlawful.map(({ problem }) => problem),
      what,
    ).toEqual(problems);
  }
});
