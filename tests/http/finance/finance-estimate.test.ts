import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { findSiteBySlug, saveSite } from '../../../src/db/queries/sites/sites.ts';
import { addressOf, get, pageOf, send, textOf } from '../../http.ts';
import { ALL, cardsOn, findCar, repaymentIn } from '../../journeys/finance/financed.ts';
import { withDatabase } from '../../journeys/stock-vehicle.ts';

/** The period of each site's repayments, and whether they come from a lender or are computed. */
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

const dollarsOf = (text: string) => Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''));

/**
 * The calculator starts at the estimate of its page: the same rates, and the repayment to the cent that the estimate
 * rounds.
 */
function expectOneFinancing(page: Document) {
  const [estimate, calculator] = ['.buy-panel .estimate', '.fin-out'].map((part) =>
    page.querySelector(`${part} .repay`),
  );
  const [said = '', worked = ''] = [estimate, calculator].map((each) => textOf(each?.querySelector('b') as Element));
  expect(Math.abs(dollarsOf(said) - dollarsOf(worked))).toBeLessThan(0.52);
  expect(said.split(' ')[1]).toBe(worked.split(' ')[1]);
  for (const rate of ['.repay-rate', '.repay-comparison'])
    expect(textOf(calculator?.querySelector(rate) as Element)).toBe(textOf(estimate?.querySelector(rate) as Element));
}

// Regression: a repayment of the earlier price, beside the current one.
test.each(['harbour', 'wattle-creek'])(
  '[C1] [E5] on %s the page of a vehicle with an offer price says one financing, of that price',
  async (site) => {
    const requested = { queries: [{ filter: 'offer:true AND weekly_price > 0', limit: 100 }] };
    const json = { 'content-type': 'application/json' };
    const { body } = await send(`${site}.localhost`, '/api/search/queries', 'POST', json, JSON.stringify(requested));
    const { hits } = JSON.parse(body).results[0] as { hits: { path: string; offer_price: number | null }[] };
    const offered = hits.find(({ offer_price }) => offer_price !== null);
    const page = await pageOf(site, offered?.path ?? '');
    expectOneFinancing(page);
    const amount = page.querySelector('#fincalc-amount')?.getAttribute('value')?.replaceAll(',', '');
    expect(Number(amount)).toBe(offered?.offer_price);
  },
);

describe.each(SITES)('%s, whose finance is %s', (site, provider, suffix, source) => {
  test('[E1] [E2] [E6] [E7] [E8] says repayments with rates and warning, on cards and on pages', async () => {
    const list = await pageOf(site, ALL);
    const { href, repayment } = await findCar(site, true);
    expect(repayment).toMatch(
      new RegExp(
        `^\\$[\\d,]+ ${suffix}\\* \\d+\\.\\d\\d% p\\.a\\. Comparison rate \\d+\\.\\d\\d% p\\.a\\.( With a .*)?$`,
      ),
    );
    // A lender's balloon is stated with its repayment.
    if (provider === 'powertorque') expect(textOf(list, '#results .cards')).toMatch(/With a final payment of \$[\d,]+/);
    const link = list.querySelector('#results > .cards-terms-link a');
    expect(textOf(link as Element)).toBe('Conditions');
    const terms = list.querySelector(link?.getAttribute('href') ?? '') as Element;
    expect(textOf(terms)).toMatch(/\* .*WARNING: This comparison rate/);
    expect(list.querySelectorAll('#results .cards, #results .repay-terms')).toHaveLength(2);
    expect(list.querySelector('#results .cards ~ .repay-terms')).toBe(terms);
    const page = await pageOf(site, href);
    // Under a price the interest rate is named; a card has no room for it.
    const named = repayment.replace('* ', '* Interest rate ');
    expect(repaymentIn(page.querySelector('.buy-panel .estimate'))).toBe(named);
    // The terms and the warning stand once on the page, and the estimate leads to them.
    const conditions = page.querySelector('.buy-panel .estimate a[href^="#"]');
    expect(textOf(conditions as Element)).toBe('Conditions');
    const termsOfPage = textOf(page, conditions?.getAttribute('href') ?? '');
    const paragraphs = [...page.querySelectorAll('p')].map((each) => textOf(each));
    expect(paragraphs.filter((text) => text.includes('WARNING: This comparison rate is true only'))).toHaveLength(1);
    // The loan is described once: by what is in sight of the lender's text or the finance note, else by ours.
    const inSight = [...page.querySelectorAll('#financeDisclaimer p:not(.fin-fold p), .fin-fold p span:first-child')];
    const loan = /^\* (Lender’s estimate|Estimate( at the lender’s rate)?|Estimates) over 5 years/;
    const besides =
      /no deposit over 60 months|over five years with no deposit|5-year term, 10\.0% deposit, 30\.0% final/;
    if (termsOfPage.startsWith('* Estimates only.'))
      expect(inSight.filter((each) => besides.test(textOf(each)))).toHaveLength(1);
    else expect(termsOfPage).toMatch(source === 'own' ? /^\* Estimate over 5 years/ : loan);
    expect(termsOfPage.match(/stablishment fee/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(textOf(page, '#financeDisclaimer')).toContain('WARNING: This comparison rate');
    expectOneFinancing(page);
  });
});

test.each([
  ['make', '?make=Suzuki'],
  ['dealership', '?dealership_name=Harbour+Trucks+Archerfield'],
])('[E1] the estimate of a hidden %s is not said, on cards or the vehicle’s page', async (_, query) => {
  const { headers } = await get('harbour.localhost', `${ALL}${query}`);
  const cards = cardsOn(await pageOf('harbour', String(headers.location)));
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.filter(({ repayment }) => repayment !== null)).toEqual([]);
  const page = await pageOf('harbour', cards[0]?.href ?? '');
  expect(page.querySelectorAll('.estimate')).toHaveLength(0);
});

test.each(['harbour', 'bluegum', 'harbour-outlet'])(
  '[E11] vehicles of %s found by what they cost a week are those whose cards say so',
  async (site) => {
    const said = cardsOn(await pageOf(site, `${ALL}?range[weekly_price]=:150`)).map(({ repayment }) =>
      Number(/^\$([\d,]+) wk\*/.exec(repayment ?? '')?.[1]),
    );
    expect(said.length).toBeGreaterThan(0);
    expect(said.every((dollars) => dollars <= 150)).toBe(true);
  },
);

test('[E1] a comparison of vehicles says repayments whole, with the warning', async () => {
  const { href, repayment } = await findCar('harbour', true);
  const page = await pageOf('harbour', `/compare?cars=${href.slice('/cars/'.length)}`);
  const row = [...page.querySelectorAll('.compare tr')].find((each) =>
    textOf(each.querySelector('th') ?? each).startsWith('Finance'),
  );
  const cell = textOf(row?.querySelector('td') as Element);
  expect(cell.replaceAll(/[·\s]+/g, ' ')).toBe(repayment.replaceAll(/[·\s]+/g, ' '));
  expect(textOf(page, '.compare .cards-terms')).toContain('WARNING: This comparison rate');
});

test('[E7] a long disclaimer is there whole behind its first 197 characters, the warning beside it', async () => {
  const { href } = await findCar('harbour', true);
  const page = await pageOf('harbour', href);
  const fold = page.querySelector('#financeDisclaimer .fin-fold') as Element;
  const [first = '', dots, rest = ''] = [...fold.querySelectorAll('p span')].map((each) => each.textContent ?? '');
  expect([first.length <= 197, dots]).toEqual([true, '…']);
  expect(fold.querySelector('details')?.hasAttribute('open')).toBe(false);
  // Its beginning and its rest are one text, of which nothing stands twice.
  expect(first + rest).toMatch(/^For approved private applicants: .* Insurance is not included\.$/);
  const paragraphs = [...page.querySelectorAll('#financeDisclaimer p')].filter((each) => !each.closest('.fin-fold'));
  expect(paragraphs.some((each) => textOf(each).startsWith('WARNING: This comparison rate'))).toBe(true);
});

test('[E7] the maker’s site lists its fees and shows its disclaimer whole', async () => {
  const { href } = await findCar('harbour-nissan', true);
  const page = await pageOf('harbour-nissan', href);
  const fees = [...page.querySelectorAll('#financeDisclaimer .fin-fees div')].map((row) =>
    [...row.children].map((each) => textOf(each)).join(' '),
  );
  expect(fees).toEqual([
    'Establishment fee (included) $395',
    'Vehicle security registration $6',
    'Monthly account administration $8 a month',
    'Dealer agency fee $912.25',
  ]);
  expect(page.querySelector('#financeDisclaimer details')?.hasAttribute('open')).toBe(true);
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

describe('[E2] a site whose finance settings change', () => {
  const SITE = 'bluegum';
  let restore: (() => Promise<unknown>) | undefined;
  let service: Server | undefined;

  afterEach(async () => {
    await restore?.();
    restore = undefined;
    service?.closeAllConnections();
    service?.close();
    await expect.poll(() => bodyOf(ALL)).toContain('8.95% p.a.');
  });

  async function change(finance: object, integrations: object = {}) {
    await withDatabase((database) =>
      database.asPlatform(async (tx) => {
        const own = await findSiteBySlug(tx, SITE);
        if (!own) throw new Error(`There is no site ${SITE}`);
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
  const bodyOf = async (path: string) => (await get(`${SITE}.localhost`, path)).body;
  const priced = () => findCar(SITE, true, `${ALL}?range[price]=15000:30000`);

  test('has the other provider’s figures on its pages without a restart', async () => {
    const { href } = await priced();
    expect(await bodyOf(href)).toContain('8.95% p.a.');
    await change({ finance_provider: 'manual', rates: { interestRate: 12.5, comparisonRate: 13.75 } });
    await expect.poll(() => bodyOf(href)).toContain('13.75% p.a.');
    expect(await bodyOf(href)).not.toContain('8.95% p.a.');
    expect(await bodyOf(ALL)).toContain('Comparison rate 13.75% p.a.');
    // None of its vehicles comes with terms of this lender, and without rates the site has none of its own.
    await change({ finance_provider: 'powertorque', rates: {} });
    await expect.poll(() => bodyOf(ALL)).not.toContain('Comparison rate');
    expect(await bodyOf(href)).not.toMatch(/class="[^"]*\bestimate\b/);
  });

  test('[E8] asks youX itself, once, as soon as it is told where youX is, and says what that answers', async () => {
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
    await new Promise<void>((resolve) => service?.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const { href } = await priced();
    await change({ finance_provider: 'youx' }, { youx: { provider: 'youx', url } });
    await expect.poll(() => bodyOf(`${href}/finance`)).toContain('$174 wk*');
    const { estimate } = JSON.parse(await bodyOf(`${href}/finance`));
    expect(estimate.repayment).toMatchObject({
      amount: '$174 wk*',
      rate: '9.99% p.a.',
      comparison: 'Comparison rate 11.11% p.a.',
    });
    expect(bodies).toEqual([
      ['/api/youx/quote', expect.objectContaining({ selfAssessedCreditScore: 'GREAT', loanTerm: 5 })],
    ]);
    const page = await pageOf(SITE, href);
    expect(textOf(page, '#financeDisclaimer')).toMatch(/^\* .*WARNING: This comparison rate/);
  });
});
