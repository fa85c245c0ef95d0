import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { chanceOf } from '../random.ts';
import { dealerPrice, keptShare, marketValue, usedKm } from './pricing.ts';

const AGES = Array.from({ length: 80 }, (_, quarter) => quarter / 4);

test('whatever is for sale is worth less with every quarter of a year', () => {
  for (const offering of CATALOGUE) {
    const shares = AGES.map((age) => keptShare(offering, age));
    for (const [at, share] of shares.entries()) if (at > 0) expect(share).toBeLessThan(shares[at - 1]!);
  }
});

test('of two of the same age, the one with more kilometres is not worth more', () => {
  for (const offering of CATALOGUE) {
    const values = [20_000, 60_000, 120_000, 240_000].map((km) => marketValue(offering, 6, km));
    expect(values.toSorted((a, b) => b - a)).toEqual(values);
  }
});

test('a dealer writes a price within a thousand dollars of what the vehicle is worth', () => {
  const chance = chanceOf('prices');
  for (let dollars = 3_500; dollars < 150_000; dollars += 777)
    expect(Math.abs(dealerPrice(dollars, chance) - dollars)).toBeLessThanOrEqual(1_000);
});

test('a towed caravan has no odometer, a motorhome has one', () => {
  const [caravan, motorhome] = ['Caravan', 'Motorhome'].map(
    (body) => CATALOGUE.find(({ simpleBody }) => simpleBody === body)!,
  );
  expect(usedKm(caravan!, 5, 0.38, chanceOf('km'))).toBeNull();
  expect(usedKm(motorhome!, 5, 0.38, chanceOf('km'))).toBeGreaterThan(1_000);
});
