import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleSettings } from '../../../../tests/samples/stock.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { describeEveryBasis } from '../estimate/basis.ts';
import { buildFinanceDisclaimer, withBasis } from './model.ts';

const LENDER = 'The lender says so.';
const of = (finance: SiteSettingsInput['finance'] = {}, lenderText: string | null = null) =>
  buildFinanceDisclaimer(sampleSettings({ finance }).finance, lenderText);

describe('[E7] the disclaimer', () => {
  test.each<[string, SiteSettingsInput['finance'], string | null, string | null]>([
    ['the site’s', { disclaimer: { text: 'We say so.' } }, LENDER, 'We say so.'],
    ['the lender’s', {}, LENDER, LENDER],
    ['the lender’s before any fallback', { disclaimer: { fallback: 'secured_loan' } }, LENDER, LENDER],
    [
      'the fallback',
      { disclaimer: { fallback: 'secured_loan' } },
      null,
      'Based on a secured loan, 5-year term, 6.29% p.a., comparison rate 8.19% p.a., no deposit.',
    ],
    ['none', {}, null, null],
    ['none on a site that hides it', { disclaimer: { starts: 'hidden', text: 'We say so.' } }, LENDER, null],
  ])('is %s', (_, finance, lenderText, text) => {
    expect(of(finance, lenderText).text).toBe(text);
  });

  test('of 197 characters is whole, of 198 it begins with 197', () => {
    expect(of({ disclaimer: { text: 'x'.repeat(197) } })).toMatchObject({ beginning: null });
    expect(of({ disclaimer: { text: 'x'.repeat(198) } })).toMatchObject({
      text: 'x'.repeat(198),
      beginning: `${'x'.repeat(197)}…`,
      startsFull: false,
      showLabel: 'Show More',
      hideLabel: 'Show Less',
    });
  });

  test.each([
    ['based on $30,000 over 5 years', 14, 'based on…'],
    ['based on $30,000 over 5 years', 16, 'based on $30,000…'],
    ['may be higher: it depends', 16, 'may be higher…'],
    ['Borrow $30,000 over five years', 13, 'Borrow…'],
    ['Unbrokenlongword and more', 14, 'Unbrokenlongwo…'],
  ])('“%s” cut at %d ends with a whole word: %s', (text, shownCharacters, beginning) => {
    expect(of({ disclaimer: { text, shownCharacters } }).beginning).toBe(beginning);
  });

  test.each([
    ['within “p.a.”', 18],
    ['after it', 20],
    ['before the comparison rate’s own', 42],
  ])('is not folded where the cut shows a rate and hides its comparison rate: %s', (_, shownCharacters) => {
    const text = 'A loan at 8.49% p.a., comparison rate 9.62% p.a. over five years.';
    expect(of({ disclaimer: { text, shownCharacters } })).toMatchObject({ text, beginning: null });
    expect(of({ disclaimer: { text, shownCharacters: 50 } }).beginning).toBe(`${text.slice(0, 47)}.…`);
  });

  test('begins with the first characters of the text, no more than the site shows', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 400 }), fc.integer({ min: 1, max: 300 }), (given, most) => {
        fc.pre(given.trim() !== '');
        const { text, beginning } = of({ disclaimer: { text: given, shownCharacters: most } });
        if (beginning === null) expect([...(text ?? '')].length).toBeLessThanOrEqual(most);
        else {
          expect([...beginning].length).toBeLessThanOrEqual(most + 1);
          expect(text?.startsWith(beginning.slice(0, -1))).toBe(true);
        }
      }),
    );
  });

  test('starts full where the site says so', () => {
    expect(of({ disclaimer: { starts: 'full' } }).startsFull).toBe(true);
  });
});

test.each(['short', 'full', 'hidden'] as const)(
  '[E7] the warning is whole where the disclaimer starts %s',
  (starts) => {
    expect(of({ disclaimer: { starts } }).warning).toMatch(
      /^WARNING: This comparison rate is true only .* different comparison rate\.$/,
    );
  },
);

describe('[E7] the loan of a comparison rate is named once', () => {
  const { finance } = sampleSettings({});
  const LOAN = 'Comparison rate based on a secured loan of $30,000 over 5 years.';
  const NO_OFFER = 'Not an offer of credit; terms, fees and lending criteria apply.';
  const basisBeside = (lenderText: string | null) =>
    withBasis(buildFinanceDisclaimer(finance, lenderText), describeEveryBasis(finance), finance).basis;

  test.each([
    ['without a lender', null, `${LOAN} ${NO_OFFER}`],
    ['where the lender does not name it', 'At 9% p.a., comparison rate 10% p.a.', `${LOAN} ${NO_OFFER}`],
    ['where the lender does', 'Comparison rate 9.62% p.a., based on a 5-year secured loan of $30,000.', NO_OFFER],
    ['where it does in months', 'A comparison rate of 9% p.a. is based on $30,000 over 60 months.', NO_OFFER],
    ['where it does in words', 'comparison rate of 11.95% p.a. based on $30,000 over five years.', NO_OFFER],
    ['of another amount', 'Comparison rate 9% p.a. based on $20,000 over 5 years.', `${LOAN} ${NO_OFFER}`],
    ['of another term', 'Comparison rate 9% p.a. based on $30,000 over 7 years.', `${LOAN} ${NO_OFFER}`],
    ['that is no offer either', 'Lending criteria apply. This is not an offer of credit.', LOAN],
  ])('%s: %s', (_, lenderText, basis) => {
    expect(basisBeside(lenderText)).toBe(basis);
  });

  test('the finance note that the site shows says its loan', () => {
    const noted = sampleSettings({ finance: { rates: { note: { show: 'shown' } } } }).finance;
    const loan = '* Estimate over 5 years with a 10.0% deposit and a 30.0% final payment.';
    expect(withBasis(buildFinanceDisclaimer(noted), loan, noted).basis).toBe('* Estimates only.');
    expect(withBasis(buildFinanceDisclaimer(finance), loan, finance).basis).toBe(loan);
  });

  test('what folds away counts for nothing', () => {
    const text = `${'More words. '.repeat(16)}Comparison rate 9% p.a. based on $30,000 over 5 years.`;
    expect(basisBeside(text)).toBe(`${LOAN} ${NO_OFFER}`);
  });
});

test('[E7] fees are listed with their amounts', () => {
  const fees = [
    { label: 'Establishment fee', amount: 395, due: 'once' as const },
    { label: 'Vehicle security registration', amount: 6, due: 'once' as const },
    { label: 'Monthly account administration', amount: 8, due: 'monthly' as const },
    { label: 'Dealer agency fee', amount: 912.25, due: 'once' as const },
  ];
  expect(of({ rates: { fees } }).fees.map(({ amount }) => amount)).toEqual(['$395', '$6', '$8 a month', '$912.25']);
});

test('[E7] the finance note says term, deposit and final payment where the site shows it', () => {
  expect(of({ rates: { note: { show: 'shown' } } }).note).toBe(
    'Finance example: 5-year term, 10.0% deposit, 30.0% final payment.',
  );
  expect(of().note).toBeNull();
});

test.each<[string, boolean]>([
  ['From 6.29% p.a., with a comparison rate of 8.19% p.a., to those who qualify.', true],
  ['No rate is named here.', true],
  ['Ask for the comparison rate.', true],
  ['From 6.29% p.a. to those who qualify.', false],
  ['From 6.29% p.a., comparison rate', false],
])(
  '[E7] a disclaimer that begins "%s" is folded: %s; no rate stands there without its comparison rate',
  (begins, folds) => {
    const text = `${begins} ${'More words. '.repeat(30)}`;
    expect(of({ disclaimer: { text, shownCharacters: begins.length } }).beginning !== null).toBe(folds);
  },
);
