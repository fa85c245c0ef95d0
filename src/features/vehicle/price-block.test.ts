import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bareCar } from '../../../tests/contracts/samples/cars.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { settingsSchema } from '../../settings/schema.ts';
import { buildPriceBlock, type PricePoint } from './price-block.ts';

const settingsOf = (price = {}) =>
  settingsSchema.parse({ brand: { name: 'Harbour' }, contact: { phone: '07 3200 5400' }, price });

/** The history of these prices, a day apart, the last at ten in the morning of 12 November in Brisbane. */
const historyOf = (prices: (number | null)[]): PricePoint[] =>
  prices.map((price, index) => ({
    price,
    changed_at: new Date(Date.UTC(2026, 10, 12 - (prices.length - 1 - index))),
  }));

const reductionOf = (car: Partial<Car>, prices: (number | null)[], show = 'shown') =>
  buildPriceBlock(bareCar(car), settingsOf({ reductions: show }), historyOf(prices)).reduction;

describe('[C1] a reduction from the price history', () => {
  test.each<[string, number | null, (number | null)[], string | null]>([
    ['one step down', 54_990, [56_990, 54_990], 'Reduced $2,000 on 12/11/2026'],
    ['the last of several steps', 53_990, [56_990, 54_990, 53_990], 'Reduced $1,000 on 12/11/2026'],
    ['the same price written twice', 54_990, [56_990, 54_990, 54_990], 'Reduced $2,000 on 11/11/2026'],
    ['cents', 54_990, [54_990.5, 54_990], 'Reduced $0.50 on 12/11/2026'],
    ['up again', 56_990, [56_990, 54_990, 56_990], null],
    ['never changed', 54_990, [54_990], null],
    ['no history', 54_990, [], null],
    ['a price that was not known before', 54_990, [null, 54_990], null],
    ['a price that is no longer known', null, [56_990, null], null],
    ['another price than the history’s last', 50_000, [56_990, 54_990], null],
  ])('%s', (_, price, prices, text) => expect(reductionOf({ price }, prices)).toBe(text));

  test('is told only where the site tells it', () => {
    expect(reductionOf({ price: 1_000 }, [2_000, 1_000], 'hidden')).toBeNull();
  });

  test('is told exactly when the last change was downwards, with the difference', () => {
    const prices = fc.array(fc.integer({ min: 11, max: 20 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(prices, (steps) => {
        const changes = steps.filter((price, index) => price !== steps[index - 1]);
        const [before, last] = [changes.at(-2), changes.at(-1)!];
        const text = reductionOf({ price: last }, steps);
        if (before === undefined || before < last) expect(text).toBeNull();
        else expect(text).toContain(`Reduced $${before - last} on `);
      }),
    );
  });
});

describe('[C1] the was-price', () => {
  const wasOf = (mode: string, before_price: number | null, prices: number[] = [], price = 54_990) =>
    buildPriceBlock(bareCar({ price, before_price }), settingsOf({ wasPrice: mode }), historyOf(prices)).was;

  test.each<[string, number | null, string | null]>([
    ['higher', 56_990, '$56,990'],
    ['the same', 54_990, null],
    ['lower', 50_000, null],
    ['nothing', null, null],
    ['0', 0, null],
  ])('an earlier price that is %s', (_, before, text) => {
    expect(wasOf('as_given', before)).toBe(text);
    expect(wasOf('hidden', before)).toBeNull();
  });

  test('that must be proven shows only where the history has it', () => {
    expect(wasOf('proven', 56_990)).toBeNull();
    expect(wasOf('proven', 56_990, [57_000, 54_990])).toBeNull();
    expect(wasOf('proven', 56_990, [56_990, 54_990])).toBe('$56,990');
  });
});
