import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { findSiteBySlug, saveSite } from '../../src/db/queries/sites.ts';
import { eventually } from '../settled.ts';
import {
  addressOf,
  closeBrowser,
  DESKTOP,
  expectAccessible,
  get,
  hydrated,
  PHONE,
  send,
  visitor,
} from './browser.ts';
import { withDatabase } from './yard.ts';

afterAll(closeBrowser);

const ALL = '/search/new-used-and-demo-cars';
/** The period that each site says, and whether its figures are a lender's or worked out. */
const SITES = [
  ['harbour', 'taurus', 'wk', 'lender'],
  ['wattle-creek', 'powertorque', 'wk', 'lender'],
  ['harbour-nissan', 'nissan', 'fn', 'lender'],
  ['harbour-prestige', 'angle', 'mo', 'lender'],
  ['harbour-outlet', 'youx', 'wk', 'lender'],
  ['ironbark', 'manual', 'wk', 'own'],
  ['longpaddock', 'custom', 'mo', 'own'],
  ['bluegum', 'comparison_site', 'wk', 'own'],
] as const;

interface SeenCard {
  href: string;
  repayment: string | null;
}

const cardsOn = (page: Page): Promise<SeenCard[]> =>
  page.locator('main article.card').evaluateAll((cards) =>
    cards.map((card) => ({
      href: card.querySelector('h2 a')?.getAttribute('href') ?? '',
      repayment:
        (card.querySelector('.repay') as HTMLElement | null)?.innerText.replaceAll(/\s+/g, ' ') ?? null,
    })),
  );

/** The first vehicle of a site whose card says a repayment, or none where `says` is false. */
async function findCar(page: Page, site: string, says: boolean, list = ALL): Promise<SeenCard> {
  await page.goto(addressOf(site, list));
  const found = (await cardsOn(page)).find(({ repayment }) => (repayment !== null) === says);
  if (!found) throw new Error(`No card of ${site} ${says ? 'says' : 'leaves out'} a repayment`);
  return found;
}

describe.each(SITES)('%s, whose finance is %s', (site, _provider, suffix, source) => {
  test('[E1] [E2] [E6] [E7] says repayments on cards with both rates, the warning on the page, and the same on the vehicle’s page', async () => {
    const { page, context, complaints } = await visitor(DESKTOP, { javaScript: false });
    const { href, repayment } = await findCar(page, site, true);
    expect(repayment).toMatch(
      new RegExp(
        `^\\$[\\d,]+ ${suffix}\\* \\d+\\.\\d\\d% p\\.a\\. Comparison rate \\d+\\.\\d\\d% p\\.a\\.( With a .*)?$`,
      ),
    );
    expect(await page.locator('#results > .cards-terms').innerText()).toMatch(
      /\* .*WARNING: This comparison rate/s,
    );
    await page.goto(addressOf(site, href));
    const estimate = page.locator('.buy .estimate');
    expect((await estimate.locator('.repay').innerText()).replaceAll(/\s+/g, ' ')).toBe(repayment);
    const terms = await estimate.locator('.repay-terms').innerText();
    expect(terms).toContain('WARNING: This comparison rate is true only');
    expect(terms).toMatch(
      source === 'own' ? /^\* An estimate over 5 years/ : /^\* The lender’s own estimate/,
    );
    expect(await page.locator('#financeDisclaimer').innerText()).toContain('WARNING: This comparison rate');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('[E8] a lender’s final payment is said with its repayment, on a card and on the vehicle’s page', async () => {
  const { page, context } = await visitor(DESKTOP, { javaScript: false });
  const { href, repayment } = await findCar(page, 'wattle-creek', true);
  expect(repayment).toMatch(/p\.a\. With a final payment of \$[\d,]+$/);
  await page.goto(addressOf('wattle-creek', href));
  expect((await page.locator('.buy .repay').innerText()).replaceAll(/\s+/g, ' ')).toBe(repayment);
  await context.close();
});

test('[E1] the estimate of a hidden make and of a hidden dealership is not said', async () => {
  const { page, context } = await visitor(DESKTOP, { javaScript: false });
  for (const query of ['?make=Suzuki', '?dealership_name=Harbour+Trucks+Archerfield']) {
    await page.goto(addressOf('harbour', `${ALL}${query}`));
    const cards = await cardsOn(page);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.filter(({ repayment }) => repayment !== null)).toEqual([]);
    await page.goto(addressOf('harbour', cards[0]!.href));
    expect(await page.locator('.estimate').count()).toBe(0);
  }
  await context.close();
});

test('[E11] vehicles found by what they cost a week are those whose cards say so', async () => {
  const { page, context } = await visitor(DESKTOP, { javaScript: false });
  for (const site of ['harbour', 'bluegum', 'harbour-outlet']) {
    await page.goto(addressOf(site, `${ALL}?range[weekly_price]=:150`));
    const said = (await cardsOn(page)).map(({ repayment }) =>
      Number(/^\$([\d,]+) wk\*/.exec(repayment ?? '')?.[1]),
    );
    expect(said.length).toBeGreaterThan(0);
    expect(said.every((dollars) => dollars <= 150)).toBe(true);
  }
  await context.close();
});

test('[E1] a comparison of vehicles says repayments whole, with the warning', async () => {
  const { page, context } = await visitor(DESKTOP, { javaScript: false });
  const { href, repayment } = await findCar(page, 'harbour', true);
  await page.goto(addressOf('harbour', `/compare?cars=${href.slice('/cars/'.length)}`));
  const cell = await page
    .getByRole('row', { name: /^Finance/ })
    .locator('td')
    .innerText();
  expect(cell.replaceAll(/[·\s]+/g, ' ')).toBe(repayment?.replaceAll(/[·\s]+/g, ' '));
  expect(await page.locator('.compare .cards-terms').innerText()).toContain('WARNING: This comparison rate');
  await context.close();
});

const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            total += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(total)));
      }),
  );

describe('[E8] a vehicle of the youX site that comes without a quote', () => {
  const SITE = 'harbour-outlet';

  test.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ])('is asked for once, and its place does not move, on %s', async (_, viewport) => {
    const { page, context, complaints } = await visitor(viewport);
    const { href } = await findCar(page, SITE, false, '/search/used-cars?range[price]=15000:60000');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/finance')) asked.push(new URL(request.url()).pathname);
    });
    await page.goto(addressOf(SITE, href));
    await hydrated(page);
    await page.locator('.estimate-kept').scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('.estimate .repay').innerText()).toMatch(/^\$[\d,]+ wk\*/);
    expect(await page.locator('.estimate .repay').innerText()).toMatch(/Comparison rate 10\.05% p\.a\./);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(asked).toEqual([`${href}/finance`]);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('says that one may enquire where the quote cannot be had, and tells the console', async () => {
    const { page, context, complaints } = await visitor();
    const { href } = await findCar(page, SITE, false, '/search/used-cars?range[price]=15000:60000');
    await page.route(`**${href}/finance`, (route) => route.abort());
    await page.goto(addressOf(SITE, href));
    await expect.poll(() => page.locator('.estimate').innerText()).toBe('Enquire for Finance');
    await expect.poll(() => complaints.join()).toContain('Failed to fetch the finance estimate.');
    await context.close();
  });

  test('says nothing of it without scripts', async () => {
    const { page, context } = await visitor(DESKTOP, { javaScript: false });
    const { href } = await findCar(page, SITE, false, '/search/used-cars?range[price]=15000:60000');
    await page.goto(addressOf(SITE, href));
    expect(await page.locator('.estimate:visible').count()).toBe(0);
    await context.close();
  });
});

test('[E8] POST /api/youx/quote answers the outlet’s own pages, and is on no other site', async () => {
  const body = JSON.stringify({ purchasePrice: 30_000, loanTerm: 5 });
  const ask = (site: string, from = site) =>
    send(
      `${site}.localhost`,
      '/api/youx/quote',
      'POST',
      { 'content-type': 'application/json', origin: addressOf(from, '') },
      body,
    );
  const answer = await ask('harbour-outlet');
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.body)).toMatchObject({ advertisedRate: 8.99, comparisonRate: 10.05 });
  expect((await ask('harbour')).status).toBe(404);
  expect((await ask('harbour-outlet', 'harbour')).status).toBe(403);
});

test('[E7] a long disclaimer begins with 197 characters and unfolds by keyboard; the warning stands all the while', async () => {
  const { page, context } = await visitor();
  const { href } = await findCar(page, 'harbour', true);
  await page.goto(addressOf('harbour', href));
  const disclaimer = page.locator('#financeDisclaimer');
  expect((await disclaimer.locator('.fin-short').innerText()).length).toBeLessThanOrEqual(198);
  const toggle = disclaimer.locator('summary');
  expect((await toggle.innerText()).trim()).toBe('Show More');
  await toggle.focus();
  await page.keyboard.press('Enter');
  expect((await toggle.innerText()).trim()).toBe('Show Less');
  expect(await disclaimer.locator('.fin-short').isVisible()).toBe(false);
  expect(await disclaimer.locator('details p').innerText()).toMatch(/your rate may be higher or lower\.$/);
  expect(await disclaimer.getByText(/^WARNING: This comparison rate/).isVisible()).toBe(true);
  await expectAccessible(page);
  await context.close();
});

test('[E7] the maker’s site lists its fees and shows its disclaimer whole', async () => {
  const { page, context } = await visitor(DESKTOP, { javaScript: false });
  const { href } = await findCar(page, 'harbour-nissan', true);
  await page.goto(addressOf('harbour-nissan', href));
  const fees = (await page.locator('#financeDisclaimer .fin-fees').innerText()).replaceAll(/\s+/g, ' ');
  expect(fees).toBe(
    'Establishment fee $395 Vehicle security registration $6 Monthly account administration $8 a month Dealer agency fee $912.25',
  );
  expect((await page.locator('#financeDisclaimer summary').innerText()).trim()).toBe('Show Less');
  await context.close();
});

describe('[E2] a site whose finance settings change', () => {
  const SITE = 'bluegum';
  let restore: (() => Promise<unknown>) | undefined;
  let service: Server | undefined;

  afterEach(async () => {
    await restore?.();
    restore = undefined;
    service?.closeAllConnections();
    service?.close();
  });

  async function change(finance: object, integrations: object = {}) {
    await withDatabase((database) =>
      database.asPlatform(async (tx) => {
        const own = (await findSiteBySlug(tx, SITE))!;
        restore ??= () => withDatabase((again) => again.asPlatform((undo) => saveSite(undo, own)));
        const settings = {
          ...own.settings,
          finance: { ...(own.settings.finance as object), ...finance },
          integrations: { ...(own.settings.integrations as object), ...integrations },
        };
        await saveSite(tx, { ...own, settings });
      }),
    );
  }
  const host = `${SITE}.localhost`;
  const pageOf = async (path: string) => (await get(host, path)).body;

  test('has the other provider’s figures on its pages without a restart', async () => {
    const path = /href="(\/cars\/[^"]+)"/.exec(
      await pageOf(`${ALL}?range[price]=15000:30000`),
    )?.[1] as string;
    expect(await pageOf(path)).toContain('8.95% p.a.');
    await change({ finance_provider: 'manual', rates: { interestRate: 12.5, comparisonRate: 13.75 } });
    await eventually('the manual rates', async () => (await pageOf(path)).includes('13.75% p.a.'));
    expect(await pageOf(path)).not.toContain('8.95% p.a.');
    expect(await pageOf(ALL)).toContain('Comparison rate 13.75% p.a.');
    // None of its vehicles comes with terms of this lender.
    await change({ finance_provider: 'powertorque' });
    await eventually('no repayments', async () => !(await pageOf(ALL)).includes('Comparison rate'));
    expect(await pageOf(path)).not.toMatch(/class="[^"]*\bestimate\b/);
  });

  test('asks youX itself once it is told where youX is, and says what that answers', async () => {
    const bodies: unknown[] = [];
    service = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => {
        text += String(chunk);
      });
      request.on('end', () => {
        bodies.push([request.url, JSON.parse(text)]);
        response.end('{"weeklyRepaymentAmount":173.6,"comparisonRate":11.11,"advertisedRate":9.99}');
      });
    });
    await new Promise<void>((resolve) => service!.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    await change({ finance_provider: 'youx' }, { youx: { provider: 'youx', url } });
    const path = /href="(\/cars\/[^"]+)"/.exec(
      await pageOf(`${ALL}?range[price]=15000:30000`),
    )?.[1] as string;
    await eventually('the quote', async () => (await pageOf(`${path}/finance`)).includes('$174 wk*'));
    const { page, context } = await visitor();
    await page.goto(addressOf(SITE, path));
    await expect
      .poll(() => page.locator('.estimate').innerText())
      .toMatch(/^\$174 wk\*\s+9\.99% p\.a\.\s+Comparison rate 11\.11% p\.a\./);
    expect(bodies).toEqual([
      ['/api/youx/quote', expect.objectContaining({ selfAssessedCreditScore: 'GREAT', loanTerm: 5 })],
    ]);
    await context.close();
  });
});
