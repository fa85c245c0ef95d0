import { expect, test } from 'vitest';
import { sampleSettings } from '../../../../tests/samples/stock.ts';
import { listForms } from '../../leads/forms.ts';
import { knownCategory, whatHappensNext } from './next.ts';

const settings = sampleSettings({});

test.each([...new Set(listForms().map(({ category }) => category))])(
  '[G6] the page after says of the category %s what was sent, and what happens next in words of its own',
  (category) => {
    expect(knownCategory(category, settings)).toBe(category);
    expect(whatHappensNext(category, settings)).not.toEqual(whatHappensNext('none of ours', settings));
  },
);

test('[G6] words that no form sends are not repeated', () => {
  expect(knownCategory('You have won', settings)).toBeNull();
});
