import fc from 'fast-check';
import { expect, test } from 'vitest';
import { corollaPrice, corollas, pricedVehicle } from '../../../tests/samples/priced-vehicles.ts';
import { learnMarket } from './market.ts';
import { appraiseForSale } from './monotonic-appraisal.ts';

const corolla = { ...pricedVehicle({ id: 1 }), id: null };

test('[G4] with fewer kilometres a vehicle is never valued lower, however uneven the market is', async () => {
  // Prices that do not fall steadily with kilometres.
  const uneven = corollas(160).map((car) => ({
    ...car,
    price: car.price * (1 + 0.2 * Math.sin(car.km! / 7_000)),
  }));
  const appraise = await learnMarket(uneven, 2026);
  const kms = fc.tuple(fc.nat(140_000), fc.nat(140_000), fc.integer({ min: 2017, max: 2024 }));
  fc.assert(
    fc.property(kms, ([one, other, year]) => {
      const [few, many] = [one, other]
        .sort((a, b) => a - b)
        .map((km) => appraiseForSale(appraise, { ...corolla, year, km }));
      if (!few || !many) return;
      for (const end of ['low', 'market', 'high'] as const) expect(few[end]).toBeGreaterThanOrEqual(many[end]);
    }),
    { numRuns: 60 },
  );
});

test('[G4] in a market that is even it is valued as the market is', async () => {
  const appraise = await learnMarket(corollas(120), 2026);
  const { market } = appraiseForSale(appraise, { ...corolla, year: 2020, km: 60_000 })!;
  expect(Math.abs(market / corollaPrice(2020, 60_000) - 1)).toBeLessThan(0.04);
});

test('[G4] a vehicle that is like no other is not valued', async () => {
  const appraise = await learnMarket(corollas(120), 2026);
  expect(appraiseForSale(appraise, { ...corolla, make: 'Lada', model: 'Niva' })).toBeNull();
});
