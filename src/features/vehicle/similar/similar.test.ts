import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleRecord, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { buildCardModel } from '../../../kernel/cards/card.ts';
import { buildSimilarCards, findSimilarCars, loadSimilar } from '../../../kernel/cards/similar.ts';
import { buildSimilarModel } from './model.ts';

const settings = sampleSettings();
const idsLike = (car: Car, others: Car[]) =>
  findSimilarCars(car, { stock: sampleSiteStock([car, ...others]), settings }).map(({ id }) => id);
const corolla = { make: 'Toyota', model: 'Corolla', simple_body: 'Hatch', body: '5D Hatchback' };
const car = sampleCar({ id: 1, price: 30_000, ...corolla });

describe('[D14] vehicles like one', () => {
  test('have a price within the window, both ends included', () => {
    const prices = [19_999, 20_000, 40_000, 40_001];
    expect(
      idsLike(
        car,
        prices.map((price, at) => sampleCar({ id: at + 2, price, ...corolla })),
      ),
    ).toEqual([3, 4]);
  });

  test('are in stock, and not the vehicle itself', () => {
    const others = [
      sampleCar({ id: 2, price: 30_000, ...corolla, status: 'coming_soon' }),
      sampleCar({ id: 3, price: 30_000, ...corolla, status: 'sold', sold: true, sold_date_timestamp: 1 }),
      sampleCar({ id: 4, price: 30_000, ...corolla }),
    ];
    expect(idsLike(car, others)).toEqual([4]);
  });

  test('are six at most, those of the same model first, then those of the same body', () => {
    const others = [2, 3, 4, 5, 6].map((id) =>
      sampleCar({ id, price: 30_000, make: 'Mazda', model: '3', simple_body: 'Hatch' }),
    );
    const same = [7, 8, 9].map((id) => sampleCar({ id, price: 30_000, ...corolla, simple_body: 'Sedan' }));
    const suv = sampleCar({ id: 10, price: 30_000, make: 'Mazda', model: 'CX-5', simple_body: 'SUV' });
    expect(idsLike(car, [...others, ...same, suv])).toEqual([7, 8, 9, 2, 3, 4]);
  });

  test('after those come all others of its kind in the window, until there are six', () => {
    const given = { price: 30_000, make: 'Mazda', model: '3', item_type: 'car', simple_body: 'SUV' };
    const others = [2, 3, 4, 5].map((id) => sampleCar({ ...given, id }));
    const unlike = [
      sampleCar({ ...given, id: 6, item_type: 'caravan' }),
      sampleCar({ ...given, id: 7, price: 45_000 }),
      sampleCar({ ...given, id: 8, status: 'coming_soon' }),
    ];
    const like = [
      sampleCar({ ...given, id: 9, simple_body: 'Hatch' }),
      sampleCar({ id: 10, price: 30_000, ...corolla }),
    ];
    const ids = idsLike({ ...car, item_type: 'car' }, [...others, ...unlike, ...like]);
    expect(ids).toEqual([10, 9, 2, 3, 4, 5]);
  });

  test('are as many as the site shows, however many that is', () => {
    const others = Array.from({ length: 30 }, (_, at) => sampleCar({ id: at + 2, price: 30_000, ...corolla }));
    const shown = sampleSettings({ similar: { limit: 14 } });
    expect(findSimilarCars(car, { stock: sampleSiteStock([car, ...others]), settings: shown })).toHaveLength(14);
  });

  test('of a vehicle without a price may cost anything', () => {
    const others = [5_000, 200_000].map((price, at) => sampleCar({ id: at + 2, price, ...corolla }));
    expect(idsLike(sampleCar({ id: 1, price: null, ...corolla }), others)).toEqual([2, 3]);
  });

  test('keep to all of it, whatever the stock is', () => {
    const anyCar = fc.record({
      price: fc.constantFrom(null, 0, 15_000, 39_000, 49_999, 50_000, 74_000, 90_000),
      model: fc.constantFrom('Corolla', 'Yaris'),
      simple_body: fc.constantFrom('Hatch', 'Sedan'),
      status: fc.constantFrom('in_stock' as const, 'coming_soon' as const),
    });
    fc.assert(
      fc.property(fc.array(anyCar, { minLength: 1, maxLength: 30 }), (given) => {
        const [first, ...others] = given.map((known, at) => sampleCar({ id: at + 1, make: 'Toyota', ...known }));
        const found = findSimilarCars(first as Car, {
          stock: sampleSiteStock([first as Car, ...others]),
          settings,
        });
        expect(found.length).toBeLessThanOrEqual(6);
        expect(found.every(({ id, status }) => id !== 1 && status === 'in_stock')).toBe(true);
        const isSame = found.map(({ model }) => model === first?.model);
        expect(isSame).toEqual([...isSame].sort((a, b) => Number(b) - Number(a)));
      }),
    );
  });
});

test('[D14] cards are returned for a vehicle of the site; none for another, or where it shows none', async () => {
  const stock = sampleSiteStock([car, sampleCar({ id: 2, price: 31_000, ...corolla })]);
  const requested = (slug: string, show: 'shown' | 'hidden' = 'shown') =>
    loadSimilar({ stock, now: SAMPLE_NOW, settings: sampleSettings({ similar: { show } }) }, slug);
  expect((await requested('car-1'))?.map(({ id }) => id)).toEqual([2]);
  expect(await requested('no-such-car')).toBeUndefined();
  expect(await requested('\u0000')).toBeUndefined();
  expect(await requested('car-1', 'hidden')).toBeUndefined();
});

const CARDS = [buildCardModel(sampleRecord(), settings, SAMPLE_NOW)];

test('[D14] a page has no place for similar vehicles where there are none, and none where the site shows none', () => {
  expect(buildSimilarModel(car, settings, [])).toBeNull();
  expect(buildSimilarModel(car, sampleSettings({ similar: { show: 'hidden' } }), CARDS)).toBeNull();
});

test('[D14] [E7] the page knows before the cards come whether any says a repayment', () => {
  const [card] = CARDS;
  expect(buildSimilarModel(car, settings, [{ ...card!, repayment: null }])).toMatchObject({ isRepaid: false });
  const repaid = { ...card!, repayment: { ...card!.repayment!, note: '* An estimate.' } };
  expect(buildSimilarModel(car, settings, [repaid])).toMatchObject({ isRepaid: true, fineText: null });
});

test('[D14] two or three are few: they fill their row', () => {
  expect([1, 2, 3, 4].map((count) => buildSimilarModel(car, settings, Array(count).fill(CARDS[0]))?.isFew)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test.each([
  ['sale', null, 'Similar Cars In-Stock'],
  ['subscription', null, 'Similar Cars Available'],
  ['sale', 'caravan', 'Similar Caravans In-Stock'],
] as const)('[D14] [A3] of a site with the offering %s and a %s the heading is %s', (offering, item_type, heading) => {
  const model = buildSimilarModel(sampleCar({ item_type }), sampleSettings({ wording: { offering } }), CARDS);
  expect(model).toMatchObject({ heading, places: 6 });
});

test('[D14] similar vehicles are searched once for a vehicle and a version of the stock', () => {
  const first = sampleCar({ id: 2, price: 30_000, ...corolla });
  const before = sampleSiteStock([car, first]);
  const request = { stock: before, settings, now: SAMPLE_NOW };
  const find = vi.spyOn(before, 'find');
  const ids = (of: typeof request) => buildSimilarCards(car, of).map(({ id }) => id);
  expect(ids(request)).toEqual([2]);
  const searches = find.mock.calls.length;
  expect(ids(request)).toEqual([2]);
  expect(find).toHaveBeenCalledTimes(searches);
  const after = { ...sampleSiteStock([car, first, sampleCar({ ...first, id: 3 })]), version: 2 };
  expect(ids({ ...request, stock: after })).toEqual([2, 3]);
  expect(ids({ ...request, settings: sampleSettings({ similar: { limit: 1 } }), stock: after })).toHaveLength(1);
});
