import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { addressOf, closeBrowser, DESKTOP, get, hydrated, PHONE, visitor } from './browser.ts';
import { type Looked, lookForUnlawful } from './lawful.ts';

afterAll(closeBrowser);

const ROOT = resolve(import.meta.dirname, '../../sites');
const SITES = readdirSync(ROOT);
const ALL = '/search/new-used-and-demo-cars';

/** Whether a site's settings have it say repayments. */
function saysRepayments(site: string): boolean {
  const { settings } = JSON.parse(readFileSync(`${ROOT}/${site}/site.json`, 'utf8'));
  return settings.finance?.estimate?.show === 'shown';
}

let plain: Promise<Page> | undefined;

/** One visitor without scripts for all pages: words and how they look are what is asked, so no picture is fetched. */
function onePage(): Promise<Page> {
  plain ??= visitor(DESKTOP, { javaScript: false }).then(async ({ page }) => {
    await page.route(/\/(img|media|drawings)\//, (route) => route.abort());
    return page;
  });
  return plain;
}

/** The paths that a page leads to. */
async function linksOn(site: string, path: string): Promise<string[]> {
  const { body } = await get(`${site}.localhost`, path);
  return [...body.matchAll(/href="(\/[^"/#][^"]*)"/g)]
    .map(([, href]) => (href as string).replaceAll('&amp;', '&').replace(/#.*/, ''))
    .filter((href) => !/\.\w+$|^\/(api|assets|img|media)\b/.test(href));
}

/** What page an address is: of lists one for all, of vehicles one, and one for every other name of a page. */
const kindOf = (path: string) => /^\/cars\/[^/?]+\/(.+)/.exec(path)?.[1] ?? path.split(/[/?]/)[1];

/** One address of every kind of page that the site leads to, those that say what things cost, and a vehicle whose card says a repayment. */
async function pagesOf(site: string): Promise<string[]> {
  const { body } = await get(`${site}.localhost`, ALL);
  const cards = body.split('<article').slice(1);
  const hrefOf = (card = '') => /href="(\/cars\/[^"#?]+)"/.exec(card)?.[1] as string;
  const said = hrefOf(cards.find((card) => card.includes('repay--line')) ?? cards[0]);
  const other = hrefOf(cards.find((card) => hrefOf(card) !== said));
  const slugs = [said, other].map((path) => path.slice('/cars/'.length));
  const always = [
    '/',
    ALL,
    '/search/used-cars?weekly_price_max=150',
    said,
    `/compare?cars=${slugs.join(',')}`,
    '/finance?amount=30000&frequency=monthly',
  ];
  const kinds = new Set(always.map(kindOf));
  const led = (await Promise.all(['/', said].map((path) => linksOn(site, path)))).flat();
  const firstOfKind = led.filter((path) => !kinds.has(kindOf(path)) && kinds.add(kindOf(path)));
  return [...always, ...firstOfKind];
}

/** Whole pages take their time, and there are many of them. */
const PATIENCE = { timeout: 120_000 };

describe.each(SITES)('[E7] on %s', (site) => {
  test(
    'no repayment or rate stands without its comparison rate and the warning, on any kind of page, desktop or phone',
    PATIENCE,
    async () => {
      const page = await onePage();
      const unlawful: object[] = [];
      let repayments = 0;
      for (const path of await pagesOf(site)) {
        await page.goto(addressOf(site, path), { waitUntil: 'domcontentloaded' });
        for (const viewport of [DESKTOP, PHONE]) {
          await page.setViewportSize(viewport);
          const looked: Looked = await page.evaluate(lookForUnlawful);
          unlawful.push(...looked.unlawful.map((each) => ({ path, ...viewport, ...each })));
          if (path === ALL || path.startsWith('/cars/')) repayments += looked.repayments;
        }
      }
      expect(unlawful).toEqual([]);
      // A walk that met none has proved nothing.
      expect(repayments > 0).toBe(saysRepayments(site));
    },
  );
});

test(
  '[E7] nor on what scripts bring: saved vehicles, similar ones, and an estimate that is fetched',
  PATIENCE,
  async () => {
    const { page, context } = await visitor(PHONE);
    await page.route(/\/(img|media|drawings)\//, (route) => route.abort());
    const look = async () => {
      const { unlawful, repayments } = await page.evaluate(lookForUnlawful);
      expect(unlawful).toEqual([]);
      expect(repayments).toBeGreaterThan(0);
    };
    await page.goto(addressOf('harbour-outlet', ALL));
    await hydrated(page);
    const card = page.locator('main article.card:has(.repay)').first();
    const href = (await card.locator('a').first().getAttribute('href')) ?? '';
    await card.locator('button[aria-pressed="false"]:visible').first().click();
    await page.goto(addressOf('harbour-outlet', '/saved'));
    await page.locator('main .repay').first().waitFor();
    await look();
    await page.goto(addressOf('harbour-outlet', href));
    await hydrated(page);
    await page.locator('section:has(#similar-h)').scrollIntoViewIfNeeded();
    await page.locator('section:has(#similar-h) article').first().waitFor();
    await look();
    await page.goto(addressOf('harbour-outlet', ALL));
    const unquoted = page.locator('main article.card:not(:has(.repay))').first();
    const unsaid = (await unquoted.locator('a').first().getAttribute('href')) ?? '';
    await page.goto(addressOf('harbour-outlet', unsaid));
    await page.locator('.estimate .repay-comparison').waitFor();
    await look();
    await context.close();
  },
);

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
      ['the comparison rate is smaller', 'the comparison rate is smaller'],
    ],
    [
      'a lighter comparison rate',
      whole('style="font-weight:700"') + WARNING,
      ['the comparison rate is lighter'],
    ],
    [
      'a fainter comparison rate',
      whole('', 'style="opacity:.5"') + WARNING,
      ['the comparison rate is fainter', 'the comparison rate is fainter'],
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
      'cards whose warning stands below them',
      `<div class="cards"><article>${whole()}</article></div>${WARNING}`,
      ['no warning above the cards'],
    ],
    [
      'nothing where the warning stands above the cards',
      `${WARNING}<div class="cards"><article>${whole()}</article></div>`,
      [],
    ],
    [
      'a warning behind a toggle',
      `${whole()}<details><summary>More</summary>${WARNING}</details>`,
      ['no warning on the page'],
    ],
  ])('%s', async (_what, html, problems) => {
    const page = await onePage();
    await page.setContent(`<main>${html}</main>`);
    const { unlawful } = await page.evaluate(lookForUnlawful);
    expect(unlawful.map(({ problem }) => problem)).toEqual(problems);
  });
});
