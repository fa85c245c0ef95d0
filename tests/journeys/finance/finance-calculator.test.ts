import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf, get } from '../../http.ts';
import { expectPartAccessible } from '../browser/axe.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { eventsOf, recordEvents } from '../browser/events.ts';
import { findCar } from './financed.ts';
import { independently, type Lender, type LoanInputs, number } from './loan.ts';

const USED = '/search/used-cars';
/** The lenders' fees in a loan on these sites. */
const TAURUS = { fee: 495 };
const POWERTORQUE = { fee: 395 };
const NISSAN = { fee: 395 };
const box = (page: Page, label: string) => page.locator('#finance-calculator').getByLabel(label, { exact: true });
const slider = (page: Page, label: string) => page.getByRole('slider', { name: `${label}, slider` });
const said = (page: Page) => page.locator('.fin-out .repay > b:first-child');
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

const near = (page: Page) => page.locator('#finance-calculator').scrollIntoViewIfNeeded();
/** Resolves once it is hydrated. */
const awake = (page: Page) =>
  page.locator('[data-island=finance-calculator]:not([data-hydrated])').waitFor({ state: 'detached' });

/** Opens an address at its calculator, and waits until that is hydrated. */
async function open(page: Page, site: string, path: string) {
  await page.goto(addressOf(site, path));
  await waitForHydration(page);
  await near(page);
  await awake(page);
}

/** The values of the boxes and choices. */
async function inputsOf(page: Page): Promise<LoanInputs> {
  const figure = async (label: string) => number(await box(page, label).inputValue());
  return {
    amount: await figure('Purchase price'),
    term: await figure('Loan term'),
    interest: await figure('Interest rate'),
    deposit: await figure('Deposit'),
    tradeIn: await figure('Trade-in'),
    residual: await figure('Balloon (residual)'),
    frequency: await page.locator('#finance-calculator [name=frequency]:checked').inputValue(),
  };
}

/** The repayment and the totals on the page, in cents. */
async function saidOn(page: Page) {
  const cents = async (selector: string) => Math.round(number(await page.locator(selector).textContent()) * 100);
  const total = (label: string) => cents(`.fin-totals div:has(dt:text-is("${label}")) dd`);
  return {
    repayment: await cents('.fin-out .repay > b:first-child'),
    financed: await total('Amount financed'),
    interest: await total('Total interest'),
    repaid: await total('Total repayments'),
  };
}

/** Compares the page with what its own inputs and its lender's fee in the loan come to. */
async function expectRight(page: Page, lender: Lender) {
  expect(await saidOn(page)).toEqual(independently(await inputsOf(page), lender));
}

/** The addresses that the page requests from now on. */
function requestsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  return requested;
}

const FIGURES = ['Purchase price', 'Loan term', 'Interest rate', 'Deposit', 'Trade-in', 'Balloon (residual)'];

/** Moves every slider, by mouse or finger; its box follows, and the figures are right. */
async function slideAll(page: Page, by: 'mouse' | 'finger', lender: Lender) {
  for (const label of FIGURES) {
    const before = await box(page, label).inputValue();
    const handle = slider(page, label);
    await handle.scrollIntoViewIfNeeded();
    // The header and the bar at the foot cover the page.
    await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const place = await handle.boundingBox();
    if (!place) throw new Error(`${label} is not in sight`);
    const x = place.x + place.width * (label === 'Purchase price' ? 0.6 : 0.1);
    const y = place.y + place.height / 2;
    if (by === 'finger') await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await expect.poll(() => box(page, label).inputValue(), { message: label }).not.toBe(before);
    await expectRight(page, lender);
  }
}

test('[E3] [E5] [E6] [E7] [E11] it comes when near, moves nothing, goes by finger, and is told once', async () => {
  const { href } = await findCar('harbour-prestige', true, USED);
  const fee = 1360.5;
  const { page, complaints } = await visitor(PHONE);
  await page.addInitScript(recordEvents);
  const requested = requestsOf(page);
  const scripts = () => requested.filter((url) => url.includes('calculator-body'));
  const told = async () => (await eventsOf(page)).filter(({ id }) => id === 26);
  await page.goto(addressOf('harbour-prestige', href));
  await waitForHydration(page);
  expect(scripts()).toEqual([]);
  await page.evaluate(() => {
    const seen = window as typeof window & { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      // What a press opens may move what is below it.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shifts += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  await near(page);
  await page.getByText('Work out a repayment', { exact: true }).tap();
  await awake(page);
  expect(scripts().length).toBeGreaterThan(0);
  expect(await told()).toEqual([]);
  await box(page, 'Purchase price').fill('999999');
  await expect.poll(() => page.locator('#fincalc-amount-help').textContent()).not.toBe('');
  expect(await page.evaluate(() => (window as typeof window & { shifts: number }).shifts)).toBeLessThanOrEqual(0.02);
  await expect.poll(told).toEqual([expect.objectContaining({ id: 26, data: { input: 'amount' } })]);

  await slideAll(page, 'finger', { fee });
  const calculator = page.locator('#finance-calculator');
  await calculator.getByText('Fortnightly', { exact: true }).tap();
  await calculator.getByRole('button', { name: '4 years', exact: true }).tap();
  await expect.poll(() => queryOf(page)).toMatchObject({ term: '4', frequency: 'fortnightly' });
  await expectRight(page, { fee });
  expect(await told()).toHaveLength(1);
  expect((await told())[0]?.car_id).toBeGreaterThan(0);

  const rates = page.locator('.fin-out .repay > :is(.repay-rate, .repay-comparison)');
  expect(await rates.allTextContents()).toEqual([
    expect.stringMatching(/^Interest rate [\d.]+% p\.a\.$/),
    expect.stringMatching(/^Comparison rate [\d.]+% p\.a\.$/),
  ]);
  await page.getByText('Show as a table').tap();
  const rows = page.locator('.fin-table tbody tr');
  expect(await rows.count()).toBe(4);
  const column = async (at: number) =>
    (await rows.locator(`td:nth-child(${at})`).allTextContents()).reduce(
      (sum, text) => sum + Math.round(number(text) * 100),
      0,
    );
  const { interest, repaid } = await saidOn(page);
  expect(await column(2)).toBe(interest);
  expect(await column(3)).toBe(repaid - interest);
  await expectPartAccessible(page, '#finance-calculator');
  expect(complaints).toEqual([]);
});

test('[A8] [E3] [E4] [E5] [E6] [E9] what was typed early stays, controls agree, an address restores it', async () => {
  const { href } = await findCar('harbour', true, USED);
  const { page, complaints } = await visitor(DESKTOP);
  const held = Promise.withResolvers<void>();
  await page.route('**/calculator-body*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(addressOf('harbour', `${href}?utm=x`));
  await waitForHydration(page);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await near(page);
  await box(page, 'Purchase price').fill('31500');
  await page.getByRole('button', { name: '3 years' }).click();
  await box(page, 'Deposit').fill('1234');
  await box(page, 'Deposit').focus();
  held.resolve();
  await awake(page);
  await expect.poll(() => box(page, 'Purchase price').inputValue()).toBe('31,500');
  // It is written out once the visitor leaves it.
  expect(await box(page, 'Deposit').inputValue()).toBe('1234');
  await expect.poll(() => box(page, 'Loan term').inputValue()).toBe('3');
  const hasFocus = () => box(page, 'Deposit').evaluate((element) => element === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
  await expectRight(page, TAURUS);
  const requested = requestsOf(page);

  for (const label of FIGURES) {
    const figure = number(await box(page, label).inputValue());
    await slider(page, label).focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(async () => number(await box(page, label).inputValue()), { message: label })
      .toBeGreaterThan(figure);
    expect(number(await slider(page, label).getAttribute('aria-valuetext'))).toBe(
      number(await box(page, label).inputValue()),
    );
    await expectRight(page, TAURUS);
  }
  await slideAll(page, 'mouse', TAURUS);

  const amount = box(page, 'Purchase price');
  await amount.fill('');
  await amount.pressSequentially('4x5,9$90abc');
  expect(await amount.inputValue()).toBe('45,990');
  await amount.press('Tab');
  expect(await amount.inputValue()).toBe('45,990');
  await expectRight(page, TAURUS);
  const help = page.locator('#fincalc-amount-help');
  expect(await help.textContent()).toBe('');
  await amount.fill('999999');
  await expect.poll(() => help.textContent()).toBe('Cannot be less than $1,000 or more than $250,000');
  expect(await amount.getAttribute('aria-describedby')).toBe('fincalc-amount-help');
  await amount.blur();
  await expect.poll(() => amount.inputValue()).toBe('250,000');
  await amount.fill('-5');
  await amount.press('Enter');
  await expect.poll(() => amount.inputValue()).toBe('1,000');
  await expect.poll(() => help.textContent()).toBe('Cannot be less than $1,000 or more than $250,000');
  await amount.fill('45990');
  const term = box(page, 'Loan term');
  await term.fill('9');
  await term.blur();
  await expect.poll(() => term.inputValue()).toBe('7');

  for (const [label, suffix] of [
    ['Fortnightly', 'fn'],
    ['Weekly', 'wk'],
    ['Monthly', 'mo'],
  ]) {
    await page.getByRole('radio', { name: label }).check();
    await expect.poll(() => said(page).textContent()).toMatch(new RegExp(`^\\$[\\d,.]+ ${suffix}\\*$`));
    await expectRight(page, TAURUS);
  }
  await page.getByRole('button', { name: '3 years', exact: true }).click();
  await expect.poll(() => term.inputValue()).toBe('3');
  expect(await page.getByRole('button', { name: '3 years' }).getAttribute('aria-pressed')).toBe('true');
  await expectRight(page, TAURUS);

  // The address has the inputs that differ from the initial ones, and nothing else of the calculator.
  const { tradeIn, ...figures } = await inputsOf(page);
  const written = Object.entries({ ...figures, trade_in: tradeIn }).map(([name, value]) => [name, `${value}`]);
  await expect.poll(() => queryOf(page)).toEqual({ utm: 'x', ...Object.fromEntries(written) });
  await box(page, 'Deposit').fill('0');
  const { deposit: _, ...rest } = Object.fromEntries(written);
  await expect.poll(() => queryOf(page)).toEqual({ utm: 'x', ...rest });
  expect(await entries()).toBe(before);
  expect(requested.filter((url) => url.includes('.data'))).toEqual([]);

  const shown = await saidOn(page);
  await page.reload();
  await waitForHydration(page);
  await near(page);
  await awake(page);
  expect(await saidOn(page)).toEqual(shown);
  await expectRight(page, TAURUS);
  await box(page, 'Deposit').fill('250000');
  await expect.poll(() => page.locator('.fin-out').textContent()).toContain('Enquire for Finance');
  expect(await page.locator('.fin-totals').count()).toBe(0);
  expect(await page.locator('.fin-years').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('[A8] [E5] [E6] it goes by key, and a repayment is rounded towards the lender’s own', async () => {
  const { href } = await findCar('harbour-nissan', true, '/search/demo-cars');
  const { page } = await visitor();
  await open(page, 'harbour-nissan', `${href}?term=99&interest=abc&deposit=-3&colour=red`);
  // Warnings about the address stay after the script has loaded, too.
  expect(await page.locator('.fincalc-help').allTextContents()).toEqual([
    '',
    'Cannot be less than 1 year or more than 7 years',
    '',
    'Cannot be less than $0 or more than $250,000',
    '',
    '',
  ]);
  const { body } = await get('harbour-nissan.localhost', `${href}/finance`);
  const { paymentWeek, paymentMonth } = JSON.parse(body).finance_lenders.nissan;
  await page.getByRole('button', { name: '5 years', exact: true }).click();
  await page.getByRole('radio', { name: 'Fortnightly' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => queryOf(page)).toMatchObject({ frequency: 'weekly' });
  await expectRight(page, { ...NISSAN, reference: paymentWeek * 100 });
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => queryOf(page)).toMatchObject({ frequency: 'monthly' });
  await page.getByRole('button', { name: '6 years', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => queryOf(page)).toMatchObject({ term: '6' });
  await expectRight(page, { ...NISSAN, reference: paymentMonth * 100 });
});

test('[E9] a quote is asked for with the figures, and the finance page works with them', async () => {
  const { href } = await findCar('wattle-creek', true, USED);
  const { page } = await visitor();
  await open(page, 'wattle-creek', href);
  await box(page, 'Deposit').fill('2500');
  const quote = page.getByRole('link', { name: 'Request a Quote' });
  await expect
    .poll(() => quote.getAttribute('href'))
    .toMatch(/^\/finance\?.*car_id=\d+.*&deposit=2500&.*#finance-form$/);
  const { amount } = await inputsOf(page);
  await Promise.all([page.waitForURL(/\/finance\?/), quote.click()]);
  await waitForHydration(page);
  await near(page);
  await awake(page);
  expect(await inputsOf(page)).toMatchObject({ amount, deposit: 2500 });
  const requested = (name: string) => page.locator(`#finance-form [name=${name}]`).inputValue();
  expect([number(await requested('loan_amount')), number(await requested('deposit'))]).toEqual([amount - 2500, 2500]);
  const fetched = requestsOf(page);
  const calculator = page.locator('#finance-calculator');
  await calculator.getByRole('button', { name: '3 years', exact: true }).click();
  await expect.poll(() => queryOf(page)).toMatchObject({ deposit: '2500', term: '3' });
  expect(queryOf(page)).toHaveProperty('car_id');
  await expectRight(page, POWERTORQUE);
  // Requested on the same page, the figures go to its enquiry form, beside what was typed there.
  const comments = page.locator('#finance-form [name=message]');
  await comments.evaluate((typed: HTMLTextAreaElement) => {
    typed.value = 'Is it still there?';
  });
  await calculator.getByRole('link', { name: 'Request a Quote' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  expect(await comments.inputValue()).toBe('Is it still there?');
  expect([await requested('loan_term_years'), await requested('interest')]).toEqual([
    '3',
    String((await inputsOf(page)).interest),
  ]);
  expect(fetched.filter((url) => url.includes('.data'))).toEqual([]);
});

test('[E3] without JavaScript there are boxes and a button, and no sliders', async () => {
  const { href } = await findCar('harbour', true, USED);
  const { page } = await visitor(DESKTOP, { javaScript: false });
  await page.goto(addressOf('harbour', `${href}?amount=$41,250&term=4&frequency=monthly`));
  expect(await page.getByRole('slider').count()).toBe(0);
  expect(await page.locator('.fincalc').getByRole('button').allTextContents()).toEqual(['Calculate']);
  await expectRight(page, TAURUS);
  await page.getByText('Show as a table').click();
  expect(await page.locator('.fin-table tbody tr:visible').count()).toBe(4);
});
