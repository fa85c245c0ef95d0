import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
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
import { eventsOf, keepEvents } from './events.ts';

afterAll(closeBrowser);

interface Opened {
  viewport?: typeof DESKTOP;
  javaScript?: boolean;
  query?: string;
  site?: string;
  before?: (page: Page) => Promise<void>;
}

/** Opens the first used vehicle of a site at its calculator, and waits until that has come to life. */
async function open({
  viewport = DESKTOP,
  javaScript = true,
  query = '',
  site = 'harbour',
  before,
}: Opened = {}) {
  const visit = await visitor(viewport, { javaScript });
  const { page } = visit;
  const { body } = await get(`${site}.localhost`, '/search/used-cars');
  const path = /href="(\/cars\/[^"]+)"/.exec(body)?.[1] as string;
  await before?.(page);
  await page.goto(addressOf(site, `${path}${query}`));
  if (javaScript) {
    await hydrated(page);
    await awake(page);
  }
  return { ...visit, path };
}

/** Brings the calculator near, and waits for its script. */
async function awake(page: Page) {
  await page.locator('#finance-calculator').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('.fincalc-asleep').count()).toBe(0);
}

const box = (page: Page, label: string) =>
  page.locator('#finance-calculator').getByLabel(label, { exact: true });
const slider = (page: Page, label: string) => page.getByRole('slider', { name: `${label}, slider` });
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const number = (text: string) => Number(text.replace(/[^\d.]/g, ''));

/** What stands in the boxes and choices. */
async function inputsOf(page: Page) {
  const figure = async (label: string) => number(await box(page, label).inputValue());
  return {
    amount: await figure('Purchase price'),
    term: await figure('Loan term'),
    interest: await figure('Interest rate'),
    deposit: await figure('Deposit'),
    tradeIn: await figure('Trade-in'),
    residual: await figure('Residual at the end'),
    frequency: await page.locator('#finance-calculator [name=frequency]:checked').inputValue(),
  };
}

const PERIODS: Record<string, number> = { weekly: 52, fortnightly: 26, monthly: 12 };

/** What the figures come to, worked out here by the formula of an amortised loan and a walk through its periods, in cents. */
function independently(inputs: Awaited<ReturnType<typeof inputsOf>>, { fee = 0, reference = 0 } = {}) {
  const periods = PERIODS[inputs.frequency] as number;
  const count = Math.round(inputs.term * periods);
  const rate = inputs.interest / 100 / periods;
  const financed = Math.round((inputs.amount - inputs.deposit - inputs.tradeIn + fee) * 100);
  const residual = Math.round(inputs.residual * 100);
  const discount = (1 + rate) ** -count;
  const exact = ((financed - residual * discount) * rate) / (1 - discount);
  const isAbove = reference > 0 && exact > reference;
  const repayment = isAbove ? Math.floor(exact + 1e-6) : Math.ceil(exact - 1e-6);
  let owed = financed;
  let interest = 0;
  let repaid = 0;
  for (let period = 1; period <= count; period++) {
    const charged = Math.round(owed * rate);
    const paid = period === count ? owed + charged - residual : repayment;
    interest += charged;
    repaid += paid;
    owed += charged - paid;
  }
  return { repayment, financed, interest, repaid };
}

/** What the page says of the repayment and the totals, in cents. */
async function saidOn(page: Page) {
  const cents = async (selector: string) =>
    Math.round(number((await page.locator(selector).textContent()) ?? '') * 100);
  const total = (label: string) => cents(`.fin-totals div:has(dt:text-is("${label}")) dd`);
  return {
    repayment: await cents('.fin-out .repay > b:first-child'),
    financed: await total('Amount financed'),
    interest: await total('Total interest'),
    repaid: await total('Total repayments'),
  };
}

/** Holds what the page says to what its own boxes come to. */
async function expectRight(page: Page, lender: Parameters<typeof independently>[1] = {}) {
  expect(await saidOn(page)).toEqual(independently(await inputsOf(page), lender));
}

const FIGURES = [
  'Purchase price',
  'Loan term',
  'Interest rate',
  'Deposit',
  'Trade-in',
  'Residual at the end',
];

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s', (_, viewport) => {
  test('[E3] [E5] every slider goes by mouse or finger, and the figures are right to the cent', async () => {
    const { page, context } = await open({ viewport });
    const touch = viewport === PHONE;
    for (const label of FIGURES) {
      const before = await box(page, label).inputValue();
      const handle = slider(page, label);
      await handle.scrollIntoViewIfNeeded();
      // The header and the bar at the foot lie over the page.
      await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const { x, y, width, height } = (await handle.boundingBox()) as NonNullable<
        Awaited<ReturnType<typeof handle.boundingBox>>
      >;
      const share = label === 'Purchase price' ? 0.6 : 0.1;
      if (touch) await page.touchscreen.tap(x + width * share, y + height / 2);
      else await page.mouse.click(x + width * share, y + height / 2);
      await expect.poll(() => box(page, label).inputValue(), { message: label }).not.toBe(before);
      await expectRight(page);
    }
    await context.close();
  });

  test('[E7] the rate’s comparison rate stands beside the repayment, alike, and the years can be read as a table', async () => {
    const { page, context } = await open({ viewport });
    const rates = page.locator('.fin-out .repay > :is(.repay-rate, .repay-comparison)');
    expect(await rates.allTextContents()).toEqual([
      expect.stringMatching(/^[\d.]+% p\.a\.$/),
      expect.stringMatching(/^Comparison rate [\d.]+% p\.a\.$/),
    ]);
    await page.getByText('Show as a table').click();
    const rows = page.locator('.fin-table tbody tr');
    expect(await rows.count()).toBe(5);
    const column = async (at: number) =>
      (await rows.locator(`td:nth-child(${at})`).allTextContents()).reduce(
        (sum, text) => sum + Math.round(number(text) * 100),
        0,
      );
    const { interest, repaid } = await saidOn(page);
    expect(await column(2)).toBe(interest);
    expect(await column(3)).toBe(repaid - interest);
    await expectAccessible(page);
    await context.close();
  });
});

test('[E3] [E5] every slider goes by keyboard, its box agrees, and the figures are right to the cent', async () => {
  const { page, context, complaints } = await open({
    query: '?amount=30000&deposit=3000&residual=2000',
  });
  for (const label of FIGURES) {
    const before = number(await box(page, label).inputValue());
    await slider(page, label).focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(async () => number(await box(page, label).inputValue()), { message: label })
      .toBeGreaterThan(before);
    expect(number((await slider(page, label).getAttribute('aria-valuetext')) ?? '')).toBe(
      number(await box(page, label).inputValue()),
    );
    await expectRight(page);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test('[E3] boxes take digits only, are held within their bounds, and say so', async () => {
  const { page, context } = await open();
  const amount = box(page, 'Purchase price');
  await amount.fill('');
  await amount.pressSequentially('4x5,9$90abc');
  expect(await amount.inputValue()).toBe('45,990');
  await amount.press('Tab');
  expect(await amount.inputValue()).toBe('45,990');
  await expectRight(page);
  const help = page.locator('#fincalc-amount-help');
  expect(await help.textContent()).toBe('');
  await amount.fill('999999');
  await expect.poll(() => help.textContent()).toBe('Cannot be less than $1,000 or more than $250,000');
  expect(await amount.getAttribute('aria-describedby')).toBe('fincalc-amount-help');
  await amount.blur();
  expect(await amount.inputValue()).toBe('250,000');
  await amount.fill('-5');
  await amount.press('Enter');
  expect(await amount.inputValue()).toBe('1,000');
  await expect.poll(() => help.textContent()).toBe('Cannot be less than $1,000 or more than $250,000');
  const term = box(page, 'Loan term');
  await term.fill('9');
  await term.blur();
  expect(await term.inputValue()).toBe('7');
  await context.close();
});

test('[E4] [E6] quick terms and frequencies are pressed, and the suffix follows', async () => {
  const { page, context } = await open();
  const said = page.locator('.fin-out .repay > b:first-child');
  for (const [label, suffix] of [
    ['Fortnightly', 'fn'],
    ['Monthly', 'mo'],
    ['Weekly', 'wk'],
  ]) {
    await page.getByRole('radio', { name: label }).check();
    await expect.poll(() => said.textContent()).toMatch(new RegExp(`^\\$[\\d,.]+ ${suffix}\\*$`));
    await expectRight(page);
  }
  await page.getByRole('button', { name: '3 years', exact: true }).click();
  await expect.poll(() => box(page, 'Loan term').inputValue()).toBe('3');
  expect(await page.getByRole('button', { name: '3 years' }).getAttribute('aria-pressed')).toBe('true');
  await expectRight(page);
  await context.close();
});

describe('[E5] [E6] of a lender', () => {
  test('with a fee, quick terms and frequencies go by finger, and the fee is in the loan', async () => {
    const { page, context } = await open({ viewport: PHONE, site: 'harbour-prestige' });
    const calculator = page.locator('#finance-calculator');
    await calculator.getByText('Fortnightly', { exact: true }).tap();
    await calculator.getByRole('button', { name: '4 years', exact: true }).tap();
    await expect.poll(() => queryOf(page)).toMatchObject({ term: '4', frequency: 'fortnightly' });
    await expectRight(page, { fee: 1360.5 });
    await context.close();
  });

  test('with figures of its own, they go by key, and the repayment is rounded towards the lender’s', async () => {
    const { page, context, path } = await open({ site: 'harbour-nissan' });
    const { body } = await get('harbour-nissan.localhost', `${path}/finance`);
    const { paymentWeek, paymentMonth } = JSON.parse(body).finance_lenders.nissan ?? {};
    await page.getByRole('radio', { name: 'Fortnightly' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => queryOf(page)).toMatchObject({ frequency: 'weekly' });
    await expectRight(page, { reference: (paymentWeek ?? 0) * 100 });
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => queryOf(page)).toMatchObject({ frequency: 'monthly' });
    await page.getByRole('button', { name: '6 years', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => queryOf(page)).toMatchObject({ term: '6' });
    await expectRight(page, { reference: (paymentMonth ?? 0) * 100 });
    await context.close();
  });
});

test('[E6] a repayment too small to be said is "Enquire for Finance", without totals', async () => {
  const { page, context } = await open();
  await box(page, 'Deposit').fill('250000');
  await expect.poll(() => page.locator('.fin-out').textContent()).toContain('Enquire for Finance');
  expect(await page.locator('.fin-totals').count()).toBe(0);
  expect(await page.locator('.fin-years').count()).toBe(0);
  await context.close();
});

test('[A8] the figures are in the address, in place of what was there, and an address brings them back', async () => {
  const { page, context, path } = await open({ query: '?utm=x' });
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.data')) fetched.push(request.url());
  });
  await box(page, 'Deposit').fill('4,500');
  await box(page, 'Deposit').blur();
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await expect.poll(() => queryOf(page)).toEqual({ utm: 'x', deposit: '4500', frequency: 'monthly' });
  await box(page, 'Deposit').fill('0');
  await expect.poll(() => queryOf(page)).toEqual({ utm: 'x', frequency: 'monthly' });
  expect(await entries()).toBe(before);
  expect(fetched).toEqual([]);
  await box(page, 'Trade-in').fill('2000');
  await expect.poll(() => queryOf(page)).toMatchObject({ trade_in: '2000' });
  const said = await saidOn(page);
  await page.reload();
  await hydrated(page);
  await awake(page);
  expect(await saidOn(page)).toEqual(said);
  await expectRight(page);
  const canonical = page.locator('link[rel=canonical]');
  expect(await canonical.getAttribute('href')).toMatch(new RegExp(`${path}$`));
  await context.close();
});

test('[A8] an address with bad figures is taken within the bounds, with the help, and what is unknown is left', async () => {
  const { page, context } = await open({
    query: '?amount=999999&term=99&interest=abc&deposit=-3&colour=red',
  });
  expect(await inputsOf(page)).toMatchObject({ amount: 250_000, term: 7, deposit: 0 });
  expect(await page.locator('.fincalc-help').allTextContents()).toEqual([
    'Cannot be less than $1,000 or more than $250,000',
    'Cannot be less than 1 year or more than 7 years',
    '',
    'Cannot be less than $0 or more than $250,000',
    '',
    '',
  ]);
  await expectRight(page);
  await context.close();
});

test('[E3] without JavaScript it is a form that the page answers', async () => {
  const { page, context, path } = await open({ javaScript: false });
  expect(await page.getByRole('slider').count()).toBe(0);
  await box(page, 'Purchase price').fill('$41,250');
  await box(page, 'Loan term').fill('4');
  await box(page, 'Interest rate').fill('8.25%');
  await box(page, 'Trade-in').fill('6,000');
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await page.locator('.fincalc').getByRole('button', { name: 'Calculate' }).click();
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await inputsOf(page)).toMatchObject({ amount: 41_250, term: 4, interest: 8.25, tradeIn: 6_000 });
  await expectRight(page);
  await page.getByText('Show as a table').click();
  expect(await page.locator('.fin-table tbody tr').count()).toBe(4);
  await context.close();
});

test('[E11] event 26 is sent once a page, at the first change', async () => {
  const { page, context } = await open({
    before: async (page) => void (await page.addInitScript(keepEvents)),
  });
  const told = async () => (await eventsOf(page)).filter(({ id }) => id === 26);
  expect(await told()).toEqual([]);
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await expect.poll(told).toEqual([expect.objectContaining({ id: 26, data: { input: 'frequency' } })]);
  await box(page, 'Deposit').fill('500');
  await page.getByRole('button', { name: '2 years', exact: true }).click();
  await expect.poll(() => queryOf(page)).toMatchObject({ deposit: '500', term: '2' });
  expect(await told()).toHaveLength(1);
  expect((await told())[0]?.car_id).toBeGreaterThan(0);
  await context.close();
});

test('[E9] a quote is asked for with the figures, and the finance page works with them', async () => {
  const { page, context } = await open({ site: 'wattle-creek' });
  await box(page, 'Deposit').fill('2500');
  const quote = page.getByRole('link', { name: 'Request a Quote' });
  await expect
    .poll(() => quote.getAttribute('href'))
    .toMatch(/^\/finance\?.*car_id=\d+.*&deposit=2500&.*#finance-form$/);
  const { amount } = await inputsOf(page);
  await page.goto(addressOf('wattle-creek', (await quote.getAttribute('href')) ?? ''));
  await hydrated(page);
  await awake(page);
  expect(await inputsOf(page)).toMatchObject({ amount, deposit: 2500 });
  const asked = (name: string) => page.locator(`#finance-form [name=${name}]`).inputValue();
  expect([number(await asked('loan_amount')), number(await asked('deposit'))]).toEqual([amount - 2500, 2500]);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.data')) fetched.push(request.url());
  });
  const calculator = page.locator('#finance-calculator');
  await calculator.getByRole('button', { name: '3 years', exact: true }).click();
  await expect.poll(() => queryOf(page)).toMatchObject({ deposit: '2500', term: '3' });
  expect(queryOf(page)).toHaveProperty('car_id');
  expect(fetched).toEqual([]);
  await expectRight(page);
  // Asked for on the same page, the figures come to the enquiry that stands there, with what was written in it.
  const comments = page.locator('#finance-form [name=message]');
  await comments.evaluate((typed: HTMLTextAreaElement) => {
    typed.value = 'Is it still there?';
  });
  await calculator.getByRole('link', { name: 'Request a Quote' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  expect(await comments.inputValue()).toBe('Is it still there?');
  expect([await asked('loan_term_years'), await asked('interest')]).toEqual([
    '3',
    String((await inputsOf(page)).interest),
  ]);
  expect(fetched).toEqual([]);
  await context.close();
});

test('[E6] the provider that hides how often has no choice of it', async () => {
  const { page, context } = await visitor();
  await page.goto(addressOf('bluegum', '/finance'));
  await hydrated(page);
  await awake(page);
  expect(await page.locator('#finance-calculator [name=frequency]').count()).toBe(0);
  expect(await page.locator('.fin-out .repay > b:first-child').textContent()).toMatch(/ (wk|fn|mo)\*$/);
  await expectAccessible(page);
  await context.close();
});

test('its script is not fetched before it comes near, and its coming moves nothing', async () => {
  const scripts: string[] = [];
  const { page, context } = await visitor(PHONE);
  page.on('request', (request) => {
    if (/calculator-body/.test(request.url())) scripts.push(request.url());
  });
  const { body } = await get('harbour.localhost', '/search/used-cars');
  await page.goto(addressOf('harbour', /href="(\/cars\/[^"]+)"/.exec(body)?.[1]));
  await hydrated(page);
  expect(scripts).toEqual([]);
  await page.evaluate(() => {
    const seen = window as typeof window & { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  await awake(page);
  expect(scripts.length).toBeGreaterThan(0);
  await box(page, 'Purchase price').fill('999999');
  await expect.poll(() => page.locator('#fincalc-amount-help').textContent()).not.toBe('');
  expect(
    await page.evaluate(() => (window as typeof window & { shifts: number }).shifts),
  ).toBeLessThanOrEqual(0.02);
  await context.close();
});

test('what was typed before the script came is kept, and the focus', async () => {
  const { page, context } = await visitor(DESKTOP);
  const { body } = await get('harbour.localhost', '/search/used-cars');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/calculator-body*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(addressOf('harbour', /href="(\/cars\/[^"]+)"/.exec(body)?.[1]));
  await hydrated(page);
  await page.locator('#finance-calculator').scrollIntoViewIfNeeded();
  await box(page, 'Deposit').fill('1234');
  await box(page, 'Deposit').focus();
  letGo();
  await expect.poll(() => page.locator('.fincalc-asleep').count()).toBe(0);
  expect(await box(page, 'Deposit').inputValue()).toBe('1,234');
  expect(await box(page, 'Deposit').evaluate((element) => element === document.activeElement)).toBe(true);
  await expectRight(page);
  await context.close();
});
