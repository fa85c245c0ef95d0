import { expect, test } from 'vitest';
import { fineTextOf } from './fine-text.ts';

const plain = { belowMarket: null, repayment: null };
const cheap = { ...plain, belowMarket: { text: '$500 below market', position: 40 } };
const financed = (note: string) => ({
  ...plain,
  repayment: {
    amount: '$112 wk*',
    rate: '9.49% p.a.',
    comparison: 'Comparison rate 10.62% p.a.',
    offerEnds: null,
    note,
    warning: 'WARNING',
  },
});

test('cards that compare and promise nothing need no small print', () => {
  expect(fineTextOf([plain, plain])).toBeNull();
});

test('[C6] [E7] small print is said once, however many cards need it', () => {
  const text = fineTextOf([cheap, financed('* Terms.'), cheap, financed('* Terms.')]);
  expect(text).toMatch(/^“Below market” compares .* valuation\. \* Terms\. WARNING$/);
});
