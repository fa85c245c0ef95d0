import { describe, expect, test } from 'vitest';
import { pageOf, textOf, textsOf } from '../../http.ts';
import { findCar } from '../../journeys/finance/financed.ts';
import { independently, type LoanInputs, number } from '../../journeys/finance/loan.ts';

const USED = '/search/used-cars';
/** The lenders' fees in a loan on Harbour and Wattle Creek. */
const TAURUS_FEE = 495;
const POWERTORQUE_FEE = 395;

const boxOf = (page: Document, name: string) => page.querySelector(`#fincalc-${name}`);
const chosenIn = (page: Document) => page.querySelector('#finance-calculator [name=frequency][checked]');

function inputsOf(page: Document): LoanInputs {
  const figure = (name: string) => number(boxOf(page, name)?.getAttribute('value'));
  return {
    amount: figure('amount'),
    term: figure('term'),
    interest: figure('interest'),
    deposit: figure('deposit'),
    tradeIn: figure('trade_in'),
    residual: figure('residual'),
    frequency: chosenIn(page)?.getAttribute('value') ?? '',
  };
}

/** Compares the page's repayment and totals with what its own inputs and its lender's fee come to, in cents. */
function expectRight(page: Document, fee: number) {
  const cents = (text?: string) => Math.round(number(text) * 100);
  const totals = Object.fromEntries(
    [...page.querySelectorAll('.fin-totals div')].map((row) => [
      textOf(row.querySelector('dt') as Element),
      cents(textOf(row.querySelector('dd') as Element)),
    ]),
  );
  expect({
    repayment: cents(textOf(page, '.fin-out .repay > b:first-child')),
    financed: totals['Amount financed'],
    interest: totals['Total interest'],
    repaid: totals['Total repayments'],
  }).toEqual(independently(inputsOf(page), { fee }));
}

test('[A8] bad figures of an address are taken within the bounds, with the help; unknown ones are left', async () => {
  const { href: path } = await findCar('harbour', true, USED);
  const page = await pageOf('harbour', `${path}?amount=999999&term=99&interest=abc&deposit=-3&colour=red`);
  expect(inputsOf(page)).toMatchObject({ amount: 250_000, term: 7, deposit: 0 });
  expect(textsOf(page, '.fincalc-help')).toEqual([
    'Cannot be less than $1,000 or more than $250,000',
    'Cannot be less than 1 year or more than 7 years',
    '',
    'Cannot be less than $0 or more than $250,000',
    '',
    '',
  ]);
  expectRight(page, TAURUS_FEE);
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(new RegExp(`${path}$`));
});

describe('[E3] without JavaScript it is a form that the page answers', () => {
  test('on a vehicle’s page, with figures as people write them', async () => {
    const { href: path } = await findCar('harbour', true, USED);
    const form = (await pageOf('harbour', path)).querySelector('form.fincalc');
    expect(form?.getAttribute('method') ?? 'get').toBe('get');
    // The form submits to the page that it is on.
    expect(form?.getAttribute('action')).toBe('#finance-calculator');
    expect(form?.querySelector('noscript')?.textContent).toContain('Calculate');
    const names = [...(form?.querySelectorAll('input[name]') ?? [])].map((box) => box.getAttribute('name'));
    const written = {
      amount: '$41,250',
      term: '4',
      interest: '8.25%',
      deposit: '0',
      trade_in: '6,000',
      residual: '0',
      frequency: 'monthly',
    };
    expect([...new Set(names)].sort()).toEqual(Object.keys(written).sort());
    const page = await pageOf('harbour', `${path}?${new URLSearchParams(written)}`);
    expect(inputsOf(page)).toEqual({
      amount: 41_250,
      term: 4,
      interest: 8.25,
      deposit: 0,
      tradeIn: 6_000,
      residual: 0,
      frequency: 'monthly',
    });
    expectRight(page, TAURUS_FEE);
    expect(page.querySelectorAll('.fin-years details .fin-table tbody tr')).toHaveLength(4);
  });

  test('on the finance page of a vehicle, which keeps the vehicle', async () => {
    const { href } = await findCar('wattle-creek', true, USED);
    const vehicle = await pageOf('wattle-creek', href);
    const quote = vehicle.querySelector('.fin-out a.btn')?.getAttribute('href') ?? '';
    expect(quote).toMatch(/^\/finance\?.*car_id=\d+.*#finance-form$/);
    const page = await pageOf('wattle-creek', quote.replace(/#.*/, ''));
    const kept = page.querySelector('form.fincalc input[type=hidden][name=car_id]')?.getAttribute('value');
    expect(kept).toBe(new URLSearchParams(quote.split(/[?#]/)[1]).get('car_id'));
    expectRight(page, POWERTORQUE_FEE);
  });
});

test('[E6] the provider that hides how often has no choice of it', async () => {
  const page = await pageOf('bluegum', '/finance-enquiry');
  expect(page.querySelectorAll('#finance-calculator [name=frequency]')).toHaveLength(0);
  expect(textOf(page, '.fin-out .repay > b:first-child')).toMatch(/ (wk|fn|mo)\*$/);
});
