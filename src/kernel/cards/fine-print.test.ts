import { expect, test } from 'vitest';
import { formatFinePrint, formatRepaymentTerms, joinNotes } from './fine-print.ts';

const plain = { belowMarket: null, repayment: null };
const cheap = { ...plain, belowMarket: { text: '$500 below the QLD market average', position: 40 } };
const financed = (note: string, disclaimer: string | null = null) => ({
  ...plain,
  repayment: {
    amount: '$112 wk*',
    rate: '9.49% p.a.',
    comparison: 'Comparison rate 10.62% p.a.',
    besides: null,
    offerEnds: null,
    note,
    disclaimer,
    warning: 'WARNING',
  },
});

test('cards that compare and promise nothing need no small print', () => {
  expect(formatFinePrint([plain, plain])).toBeNull();
  expect(formatRepaymentTerms([plain, cheap])).toBeNull();
});

test('[C6] [E7] small print is said once, however many cards need it', () => {
  const text = formatFinePrint([cheap, financed('* Terms.', 'Ours.'), cheap, financed('* Terms.', 'Ours.')]);
  expect(text).toMatch(/^Market averages come with our stock data: .* valuation\.$/);
  expect(formatRepaymentTerms([financed('* Terms.', 'Ours.'), financed('* Terms.', 'Ours.')])).toBe(
    '* Terms. Ours. WARNING',
  );
});

test('[E7] what repayments rest on and the warning are said once above cards, each note that there is', () => {
  const cards = [cheap, financed('* Five years.'), financed('* Five years.'), financed('* Four years.')];
  expect(formatRepaymentTerms(cards)).toBe('* Five years. Four years. WARNING');
});

test('[E7] what several notes end with alike is said once, after what each rests on', () => {
  const end = 'Comparison rate based on a secured loan of $30,000 over 5 years. Not an offer of credit.';
  const note = (text: string) => financed(`* ${text} ${end}`);
  const cards = [note('Estimate over 5 years with no deposit.'), note('Lender’s estimate over 5 years.')];
  expect(formatRepaymentTerms(cards)).toBe(
    `* Estimates over 5 years: the lender’s own, or ours with no deposit. ${end} WARNING`,
  );
  expect(formatRepaymentTerms([financed(`* ${end}`), financed('* Five years. Not an offer of credit.')])).toBe(
    '* Comparison rate based on a secured loan of $30,000 over 5 years. Five years. Not an offer of credit. WARNING',
  );
  const budget = financed('* See each vehicle for its rate. Not an offer of credit.');
  expect(formatRepaymentTerms([...cards, budget])).toBe(
    '* Estimates over 5 years: the lender’s own, or ours with no deposit. ' +
      `See each vehicle for its rate. ${end} WARNING`,
  );
});

test.each([
  [
    ['Lender’s estimate over 5 years.', 'Estimate at the lender’s rate over 5 years with no deposit.'],
    'Estimates over 5 years: the lender’s own, or one at the lender’s rate with no deposit.',
  ],
  [
    ['Estimate over 5 years with no deposit.', 'Lender’s estimate over 4 years.', 'Lender’s estimate over 7 years.'],
    'Estimates: the lender’s own over 4 years, the lender’s own over 7 years, or ours over 5 years with no deposit.',
  ],
  [
    [
      'Estimate at the lender’s rate over 5 years with no deposit.',
      'Estimate over 5 years with no deposit.',
      'Lender’s estimate over 5 years.',
    ],
    'Estimates over 5 years: the lender’s own, or one at the lender’s rate or ours with no deposit.',
  ],
  [['Lender’s estimate over 5 years.'], 'Lender’s estimate over 5 years.'],
])('[E7] repayments of %j are of one sentence', (notes, text) => {
  expect(joinNotes(notes.map((note) => `* ${note}`))).toBe(`* ${text}`);
});
