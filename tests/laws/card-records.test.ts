import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Regression: cards of checkout, enquiry, valuation, payment and the success page without the repayment that lists show
// for the same vehicle.
test('[E1] [E8] whatever makes a card of a vehicle gives it the financing of its site', () => {
  const sources = globSync('src/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'));
  const calls = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?<!function )\bbuild(?:CardRecord|SiteCardPart)\(([^()]*)\)/g)].map(
      ([, given]) => ({
        path,
        given,
      }),
    ),
  );
  expect(calls.length).toBeGreaterThan(9);
  expect(calls.filter(({ given }) => !/, (settings\.)?finance(\.finance)?$/.test(given ?? ''))).toEqual([]);
});
