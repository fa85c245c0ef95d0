import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corollaPrice, corollas, pricedVehicle } from '../../../tests/samples/priced-vehicles.ts';
import { type Appraise, learnMarket } from './market.ts';
import type { PricedVehicle, Subject } from './market-vehicle.ts';

const learn = (vehicles: PricedVehicle[]): Promise<Appraise> => learnMarket(vehicles, 2026);
const corolla = (given: Partial<Subject> = {}): Subject => ({
  ...pricedVehicle({ id: 1 }),
  id: null,
  ...given,
});
const away = (market: number, price: number) => Math.abs(market / price - 1);

describe('[D13] what vehicles like one are asked for', () => {
  test('follows age and kilometres: prices of others are adjusted for both', async () => {
    const appraise = await learn(corollas(120));
    for (const [year, km] of [
      [2018, 90_000],
      [2020, 30_000],
      [2021, 60_000],
      [2023, 20_000],
    ] as const)
      expect(away(appraise(corolla({ year, km }))!.market, corollaPrice(year, km))).toBeLessThan(0.03);
  });

  test('follows the grade, for a better one costs more', async () => {
    const dear = corollas(120).map((car) =>
      car.id % 3 === 0 ? { ...car, badge: 'ZR Hybrid', price: car.price * 1.25 } : car,
    );
    const appraise = await learn(dear);
    const [plain, better] = ['Ascent Sport', 'ZR Hybrid'].map((badge) => appraise(corolla({ badge }))!.market);
    expect(better! / plain!).toBeGreaterThan(1.18);
    expect(better! / plain!).toBeLessThan(1.32);
  });

  test('one mistyped price moves nothing', async () => {
    const [first, ...others] = corollas(120);
    const sound = (await learn([first!, ...others]))(corolla())!;
    const mistyped = (await learn([{ ...first!, price: 1_500_000 }, ...others]))(corolla())!;
    expect(away(mistyped.market, sound.market)).toBeLessThan(0.02);
    expect(away(mistyped.high, sound.high)).toBeLessThan(0.1);
  });

  test('a vehicle’s own price never counts in its appraisal, whatever it is', async () => {
    const stock = corollas(40);
    const anyPrice = fc.integer({ min: 1_000, max: 500_000 });
    await fc.assert(
      fc.asyncProperty(anyPrice, fc.nat(39), async (price, at) => {
        const requested = stock.map((car, index) => (index === at ? { ...car, price } : car));
        const { comparables } = (await learn(requested))(requested[at]!)!;
        expect(comparables.map(({ vehicle }) => vehicle.id)).not.toContain(requested[at]!.id);
      }),
      { numRuns: 10 },
    );
    const honest = (await learn(stock))(stock[7]!)!;
    const wild = stock.map((car, at) => (at === 7 ? { ...car, price: car.price * 3 } : car));
    expect(away((await learn(wild))(wild[7]!)!.market, honest.market)).toBeLessThan(0.02);
  });

  test('the range holds the market price, and comes with a confidence from 0 to 1', async () => {
    const stock = [...corollas(30), ...corollas(12).map((car) => ({ ...car, id: car.id + 100, model: 'Yaris' }))];
    const appraise = await learn(stock);
    const anySubject = fc.record({
      model: fc.constantFrom('Corolla', 'Yaris', 'Camry'),
      year: fc.option(fc.integer({ min: 1990, max: 2027 })),
      km: fc.option(fc.nat(500_000)),
      badge: fc.option(fc.constantFrom('ZR', 'Ascent Sport', '')),
      body: fc.constantFrom('Hatch', 'Sedan', null),
    });
    fc.assert(
      fc.property(anySubject, (given) => {
        const appraisal = appraise(corolla(given));
        if (!appraisal) return;
        const { low, market, high, confidence } = appraisal;
        expect(low).toBeGreaterThan(0);
        expect(market).toBeGreaterThanOrEqual(low);
        expect(high).toBeGreaterThanOrEqual(market);
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThan(1);
      }),
    );
  });

  test('more that are nearer and newer make it surer', async () => {
    const sureOf = async (stock: PricedVehicle[]) => (await learn(stock))(corolla())!.confidence;
    const many = await sureOf(corollas(80));
    expect(many).toBeGreaterThan(await sureOf(corollas(10)));
    expect(many).toBeGreaterThan(await sureOf(corollas(80).map((car) => ({ ...car, daysAgo: 400 }))));
    expect(many).toBeGreaterThan(await sureOf(corollas(80).map((car) => ({ ...car, fuel: 'Diesel' }))));
  });
});

describe('[D13] what may be compared', () => {
  test('the same model where there are three or more, whatever signs its name is written with', async () => {
    const appraise = await learn(corollas(5).map((car) => ({ ...car, make: 'Mazda', model: 'CX-5' })));
    const known = appraise(corolla({ make: 'MAZDA', model: 'CX 5', year: 2020 }));
    expect(known).toMatchObject({ nearness: 'model' });
    expect(known?.comparables.length).toBeGreaterThanOrEqual(3);
  });

  test('else the maker’s vehicles of the same body, with less confidence', async () => {
    const appraise = await learn(corollas(80));
    const [own, other] = ['Corolla', 'Yaris'].map((model) => appraise(corolla({ model }))!);
    expect(other).toMatchObject({ nearness: 'body' });
    expect(other!.confidence).toBeLessThan(own!.confidence / 2);
  });

  test.each([
    ['no others of its maker', { make: 'Kia', model: 'Rio' }],
    ['none of its body', { model: 'Tarago', body: 'People Mover' }],
    ['another kind, such as a motorcycle', { item_type: 'motorcycle' }],
    ['none of about its age', { year: 1988, km: 300_000 }],
  ])('nothing: %s', async (_, given) => {
    expect((await learn(corollas(80)))(corolla(given))).toBeNull();
  });

  test('nothing in a stock of none, or of two', async () => {
    expect((await learn([]))(corolla())).toBeNull();
    expect((await learn(corollas(2)))(corolla())).toBeNull();
  });
});
