import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { addressOf, closeBrowser, DESKTOP, get, hydrated, PHONE, visitor } from './browser.ts';
import { findUnlawful, type Unlawful } from './lawful.ts';

afterAll(closeBrowser);

const SITES = readdirSync(resolve(import.meta.dirname, '../../sites'));
/** Vehicle pages that are looked at on each site. */
const VEHICLES = 2;

/** Goes down the whole page, so that what waits until it comes near has come. */
async function lookThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 1400) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }
  await expect.poll(() => page.locator('main [aria-busy="true"]:visible').count()).toBe(0);
}

/** One address of every kind of page that says what things cost. */
async function pagesOf(site: string): Promise<string[]> {
  const host = `${site}.localhost`;
  const list = (await get(host, '/search/new-used-and-demo-cars')).body;
  const cars = [
    ...new Set([...list.matchAll(/href="(\/cars\/[^"#?]+)"/g)].map(([, path]) => path as string)),
  ];
  const shown = cars.slice(0, VEHICLES);
  const slugs = shown.map((path) => path.slice('/cars/'.length));
  const { body } = await get(host, shown[0] as string);
  const finance = /href="((?:\/[\w-]+)+\?[^"]*car_id=[^"]*finance-form)"/.exec(body)?.[1];
  return [
    '/',
    '/search/new-used-and-demo-cars',
    '/search/used-cars?weekly_price_max=150',
    '/special-offers',
    ...shown,
    `/compare?cars=${slugs.join(',')}`,
    '/saved',
    '/finance',
    '/finance?amount=30000&frequency=monthly',
    '/finance-pre-approval',
    ...(finance ? [finance.replaceAll('&amp;', '&')] : []),
  ];
}

/** Saves what the page offers to save, so that the page of saved vehicles has some. */
async function saveSome(page: Page): Promise<void> {
  for (const button of (await page.locator('main article button[aria-pressed="false"]:visible').all()).slice(
    0,
    2,
  ))
    await button.click();
}

/** Whole pages take their time, and there are many of them. */
const PATIENCE = { timeout: 240_000 };
/** One page of each make-up, for the screens on which the others are made of the same parts. */
const isFirstOfKind = (path: string, index: number, all: string[]) =>
  /^\/(cars|search)\/[^?]*$/.test(path) && all.findIndex((each) => kindOf(each) === kindOf(path)) === index;
const kindOf = (path: string) => path.split('/')[1];

describe.each(SITES)('[E7] on %s', (site) => {
  test.each([
    ['a desktop', DESKTOP, true],
    ['a phone', PHONE, true],
    ['a phone without JavaScript', PHONE, false],
  ] as const)(
    'of %s no repayment or rate stands without its comparison rate and the warning',
    PATIENCE,
    async (_, size, javaScript) => {
      const { page, context } = await visitor(size, { javaScript });
      // Words are looked at, and most of the time would go to pictures.
      await context.route(/\/(img|media|drawings)\//, (route) => route.abort());
      const found: (Unlawful & { path: string })[] = [];
      const all = await pagesOf(site);
      for (const path of size === DESKTOP ? all : all.filter(isFirstOfKind)) {
        await page.goto(addressOf(site, path));
        if (javaScript) {
          await hydrated(page);
          if (path.startsWith('/search/new')) await saveSome(page);
          await lookThrough(page);
        }
        found.push(...(await page.evaluate(findUnlawful)).map((each) => ({ path, ...each })));
      }
      expect(found).toEqual([]);
      await context.close();
    },
  );
});

describe('[E7] the check itself finds', () => {
  const WARNING = '<p>WARNING: This comparison rate is true only for the examples given.</p>';
  const whole = (rate = '', comparison = '') =>
    `<p><b style="font-weight:400">$112 wk*</b> <span ${rate}>9.49% p.a.</span> <span ${comparison}>Comparison rate 10.62% p.a.</span></p>`;

  test.each<[string, string, string[]]>([
    ['nothing where all is there', whole() + WARNING, []],
    [
      'a span of comparison rates',
      `<p><span>9.49% p.a.</span> <span>Comparison rate 8.38% to 19.42% p.a.</span></p>${WARNING}`,
      [],
    ],
    ['a repayment without rates', `<p>$112 wk*</p>${WARNING}`, ['no comparison rate beside it']],
    [
      'cents, months and years',
      `<p>$1,112.50 mo*</p><div>$9 yr*</div>${WARNING}`,
      ['no comparison rate beside it', 'no comparison rate beside it'],
    ],
    ['a rate alone', `<p>from 5.99% p.a.</p>${WARNING}`, ['no comparison rate beside it']],
    [
      'a comparison rate that is hidden',
      whole('', 'hidden') + WARNING,
      ['no comparison rate beside it', 'no comparison rate beside it'],
    ],
    [
      'a comparison rate behind a toggle',
      `<p>$112 wk*</p><details><summary>Rates</summary>${whole()}</details>${WARNING}`,
      ['no comparison rate beside it'],
    ],
    [
      'a smaller comparison rate',
      whole('', 'style="font-size:9px"') + WARNING,
      ['the comparison rate is smaller'],
    ],
    [
      'a lighter comparison rate',
      whole('style="font-weight:700"') + WARNING,
      ['the comparison rate is lighter'],
    ],
    [
      'a fainter comparison rate',
      whole('', 'style="opacity:.5"') + WARNING,
      ['the comparison rate is fainter'],
    ],
    [
      'a larger repayment',
      whole().replace('weight:400', 'weight:400;font-size:28px') + WARNING,
      ['the comparison rate is smaller'],
    ],
    [
      'a heavier repayment',
      whole().replace('weight:400', 'weight:700') + WARNING,
      ['the comparison rate is lighter'],
    ],
    [
      'a comparison rate of another colour',
      whole('', 'style="color:#667"') + WARNING,
      ['the comparison rate is of another colour'],
    ],
    ['no warning', whole(), ['no warning on the page']],
    [
      'a warning behind a toggle',
      `${whole()}<details><summary>More</summary>${WARNING}</details>`,
      ['no warning on the page'],
    ],
  ])('%s', async (_what, html, problems) => {
    const { page, context } = await visitor(PHONE);
    await page.setContent(`<main>${html}</main>`);
    expect((await page.evaluate(findUnlawful)).map(({ problem }) => problem)).toEqual(problems);
    await context.close();
  });
});
