import { expect, test } from 'vitest';
import { formatFinePrint, formatRepaymentTerms } from './fine-print.ts';

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
  expect(text).toMatch(/^Market averages come with our stock data: .* valuation\. Ours\.$/);
});

test('[E7] what repayments rest on and the warning are said once above cards, each note that there is', () => {
  const cards = [cheap, financed('* Five years.'), financed('* Five years.'), financed('* Four years.')];
  expect(formatRepaymentTerms(cards)).toBe('* Five years; or four years. WARNING');
});

test('[E7] what several notes end with alike is said once, after what each rests on', () => {
  const end = 'Comparison rate based on a secured loan of $30,000 over 5 years. Not an offer of credit.';
  const note = (text: string) => financed(`* ${text} ${end}`);
  const cards = [note('Estimate at 8.49% p.a. over 5 years.'), note('Lender’s estimate over 5 years.')];
  expect(formatRepaymentTerms(cards)).toBe(
    `* Estimate at 8.49% p.a. over 5 years; or lender’s estimate over 5 years. ${end} WARNING`,
  );
  expect(formatRepaymentTerms([financed(`* ${end}`), financed('* Five years. Not an offer of credit.')])).toBe(
    '* Comparison rate based on a secured loan of $30,000 over 5 years; or five years. Not an offer of credit. WARNING',
  );
});
