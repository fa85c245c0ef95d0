import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleCar, sampleCars, sampleSettings } from '../../../tests/samples/stock.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { createEmptyState, withPage, withQuery, withSort, withTerm } from '../../search/state.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { SiteIndex } from './site-index.ts';

const DAY_SECONDS = 86_400;
const NOW_SECONDS = SAMPLE_NOW.getTime() / 1000;

/** An index of a site with these settings, and a clock that can be set. */
function indexOf(cars: Car[], given: Partial<SiteSettingsInput> = {}) {
  const time = { now: SAMPLE_NOW };
  const index = new SiteIndex(sampleSettings(given), () => time.now);
  index.take(cars);
  return { index, time, pass: (ms: number) => (time.now = new Date(time.now.getTime() + ms)) };
}

const idsIn = (index: SiteIndex, state = createEmptyState()) => index.search(state).hits.map(({ id }) => id);
const sold = (id: number, daysAgo: number, more: Partial<Car> = {}) =>
  sampleCar({
    id,
    status: 'sold',
    sold: true,
    sold_date_timestamp: NOW_SECONDS - daysAgo * DAY_SECONDS,
    ...more,
  });

// Regression: cards in lists without a repayment, and vehicles found by a repayment that the feed made up.
test('[E8] [E11] [C1] a card has its financing on this site, and is found by what that comes to a week', () => {
  const rates = { interestRate: 9.5, comparisonRate: 11.5, establishmentFee: 500 };
  const finance = { finance_provider: 'manual' as const, rates, estimate: { show: 'shown' as const } };
  const { index } = indexOf([sampleCar({ price: 42_000, offer_price: 40_000, weekly_price: 9 })], {
    finance,
  });
  // 40,500 at 9.5 % over five years.
  expect(index.cardsOf([1])).toMatchObject([
    { weekly_price: 196, financing: { lender: 'site', amount: 40_000, establishmentFee: 500 } },
  ]);
});

describe('which vehicles a site lists, by its settings', () => {
  const window = [
    sampleCar({ id: 1 }),
    sampleCar({ id: 2, status: 'coming_soon' }),
    sampleCar({ id: 3, status: 'on_hold' }),
    sampleCar({ id: 4, show_on_dealer_website: false }),
    sold(5, 1),
    sold(6, 3),
    sold(7, 4),
    sold(8, 1, { show_on_dealer_website: false }),
  ];

  test.each([
    [undefined, [1, 2, 5, 6]],
    [0, [1, 2]],
    [1, [1, 2, 5]],
    [4, [1, 2, 5, 6, 7]],
  ])('[B4] in stock, coming soon or sold within %s days (3), and shown on the website', (days, ids) => {
    const given = days === undefined ? {} : { stock: { include_sold_cars_days: days } };
    expect(idsIn(indexOf(window, given).index)).toEqual(ids);
  });

  test('[B4] a sold vehicle leaves lists, counts and filters when its days are over, and nothing else changes', () => {
    const { index, pass } = indexOf([sampleCar({ id: 1 }), sold(2, 2, { make: 'Kia' })]);
    expect(idsIn(index)).toEqual([1, 2]);
    pass(DAY_SECONDS * 1000);
    expect(idsIn(index)).toEqual([1, 2]);
    pass(1000);
    expect(index.search(createEmptyState())).toMatchObject({
      count: 1,
      hits: [{ id: 1 }],
      facets: { make: [{ value: 'Toyota', count: 1 }] },
    });
  });

  const priced = [
    sampleCar({ id: 1, price: 30_000, custom_rank: 1 }),
    sampleCar({ id: 2, price: 0, custom_rank: 2 }),
    sampleCar({ id: 3, price: null, custom_rank: 3 }),
    sampleCar({ id: 4, price: 20_000, custom_rank: 4 }),
    sampleCar({ id: 5, price: 0, offer_price: 25_000, custom_rank: 5 }),
  ];
  const cheapest = withSort(createEmptyState(), 'price_asc');

  test('[B6] the dealer’s own rank, highest first, is the usual order', () => {
    expect(idsIn(indexOf(priced).index)).toEqual([5, 4, 3, 2, 1]);
  });

  test('[B6] the lowest price first needs a price above 0 where the site says so, in count and pages too', () => {
    expect(idsIn(indexOf(priced).index, cheapest)).toEqual([4, 5, 1, 3, 2]);
    const { index } = indexOf(priced, { search: { priceAscending: 'priced_only', pageSize: 3 } });
    expect(index.search(cheapest)).toMatchObject({ count: 3, pages: 1 });
    expect(idsIn(index, cheapest)).toEqual([4, 5, 1]);
    expect(index.search(createEmptyState())).toMatchObject({ count: 5, pages: 2 });
  });

  test('[B6] a site may hide vehicles without a price, but none that has one by the week', () => {
    const cars = [...priced, sampleCar({ id: 6, price: 0, subscription_price: 199, custom_rank: 6 })];
    expect(idsIn(indexOf(cars, { stock: { zeroPrice: 'hidden' } }).index)).toEqual([6, 5, 4, 1]);
    expect(indexOf(cars, { stock: { zeroPrice: 'hidden' } }).index.search(createEmptyState()).count).toBe(4);
  });

  test('[B13] stock numbers, no new Nissan, demo Nissan only above 3000 km: all by settings', () => {
    const nissan = (id: number, car_type: Car['car_type'], km: number | null) =>
      sampleCar({ id, make: 'Nissan', model: 'Navara', car_type, km });
    const cars = [
      nissan(1, 'new', 5),
      nissan(2, 'demo', 3_000),
      nissan(3, 'demo', 3_001),
      nissan(4, 'demo', null),
      nissan(5, 'used', 10),
      sampleCar({ id: 6, car_type: 'new' }),
      sampleCar({ id: 7, stocknum: 'u-100' }),
    ];
    const where = { make: ['nissan'] };
    const { index } = indexOf(cars, {
      stock: {
        excludedStockNumbers: ['U-100'],
        rules: [
          { reason: 'The maker sells new ones', where: { ...where, car_type: ['new'] } },
          { reason: 'Demos need a past', where: { ...where, car_type: ['demo'] }, needs: { kmOver: 3_000 } },
        ],
      },
    });
    expect(idsIn(index)).toEqual([3, 5, 6]);
    expect(cars.filter(index.shows).map(({ id }) => id)).toEqual([3, 5, 6]);
    expect(index.countByType()).toEqual({ new: 1, demo: 1, used: 1 });
  });
});

describe('answers kept between changes', () => {
  test('[B14] no answer is older than the stock: with the cache and without it, all are the same', () => {
    const pool = sampleCars(40);
    const anyCar = fc.nat(39).chain((at) =>
      fc
        .record({
          price: fc.constantFrom(0, 20_000, 30_000),
          make: fc.constantFrom('Toyota', 'Kia'),
          soldDaysAgo: fc.option(fc.integer({ min: 0, max: 4 })),
        })
        .map(({ soldDaysAgo, ...given }) =>
          soldDaysAgo === null
            ? { ...pool[at]!, ...given }
            : { ...sold(at + 1, soldDaysAgo), ...given, slug: `car-${at + 1}` },
        ),
    );
    const anyQuestion = fc.constantFrom(
      createEmptyState(),
      withPage(createEmptyState(), 2),
      withTerm(createEmptyState(), 'make', 'Kia'),
      withSort(createEmptyState(), 'price_asc'),
      withQuery(createEmptyState(), 'toyota'),
    );
    const anyStep = fc.oneof(
      { weight: 4, arbitrary: anyQuestion.map((state) => ({ ask: state })) },
      { weight: 2, arbitrary: fc.array(anyCar, { maxLength: 4 }).map((cars) => ({ take: cars })) },
      {
        weight: 1,
        arbitrary: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 3 }).map((ids) => ({ drop: ids })),
      },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 40 }).map((hours) => ({ hours })) },
    );
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), fc.constantFrom(1, 3, 100), (steps, resultCacheSize) => {
        const rows = [resultCacheSize, 0].map((size) =>
          indexOf(pool, { search: { resultCacheSize: size, pageSize: 8 } }),
        );
        for (const step of steps) {
          const seen = rows.map(({ index, pass }) => {
            if ('take' in step) index.take(step.take);
            if ('drop' in step) index.drop(step.drop);
            if ('hours' in step) pass(step.hours * 3_600_000);
            return 'ask' in step ? { ...index.search(step.ask), ms: 0 } : null;
          });
          expect(seen[0]).toEqual(seen[1]);
        }
      }),
    );
  });

  test('[B14] the cap is the site’s setting', () => {
    const hitsOf = (resultCacheSize: number) => {
      const { index } = indexOf(sampleCars(5), { search: { resultCacheSize } });
      return [index.search(createEmptyState()).hits, index.search(createEmptyState()).hits] as const;
    };
    const [kept, again] = hitsOf(1);
    expect(again).toBe(kept);
    const [made, anew] = hitsOf(0);
    expect(anew).not.toBe(made);
  });
});

test('[B16] a default filter leaves out of lists, counts and the sitemap what it does not keep', () => {
  const cars = [sampleCar(), sampleCar({ id: 2, slug: 'b', photos_count: 4 })];
  const { index } = indexOf(cars, { search: { defaultFilter: 5 } });
  expect(index.search(createEmptyState()).hits.map(({ id }) => id)).toEqual([2]);
  expect(index.availableSlugs().map(({ slug }) => slug)).toEqual(['b']);
  expect(index.shows(cars[0]!)).toBe(true);
});

// Regression: a group's feed flags Toyotas at all its yards, and each was found and shown as certified, also on sites
// that are not Toyota dealers.
test('[D17] [B3] vehicles are certified by the site’s own programme alone: in filters, answers and cards', () => {
  const cars = [
    sampleCar({ id: 1, certified: true }),
    sampleCar({ id: 2, certified: true, make: 'Kia' }),
    sampleCar({ id: 3, certified: true, dealership_slug: 'harbour-used-cars' }),
    sampleCar({ id: 4 }),
  ];
  const certifiedIn = (certified: SiteSettingsInput['certified'] = {}) => {
    const { index } = indexOf(cars, { certified });
    expect(
      index
        .cardsOf([1, 2, 3, 4])
        .filter((card) => card.certified)
        .map(({ id }) => id),
    ).toEqual(idsIn(index, withTerm(createEmptyState(), 'certified', 'true')));
    return idsIn(index, withTerm(createEmptyState(), 'certified', 'true'));
  };
  expect(certifiedIn()).toEqual([]);
  expect(certifiedIn({ program: 'Toyota Certified' })).toEqual([1, 3]);
  expect(certifiedIn({ program: 'Toyota Certified', dealerships: ['harbour-toyota'] })).toEqual([1]);
  const { index } = indexOf(cars);
  expect(index.search(createEmptyState()).facets.certified.map(({ value }) => value)).toEqual(['false']);
  expect(index.asShown(cars[0]!).certified).toBe(false);
});

test('[D21] sales are counted from the stock’s history, also when their days on the list are over', () => {
  const { index } = indexOf([sold(1, 1), sold(2, 12), sold(3, 40), sampleCar({ id: 4 }), sold(5, 2, { make: 'Kia' })], {
    stock: { makes: ['Toyota'] },
  });
  const since = (days: number) => index.soldSince(NOW_SECONDS - days * DAY_SECONDS);
  expect([since(1), since(20), since(60)]).toEqual([1, 2, 3]);
  index.take([sampleCar({ id: 2 })]);
  index.drop([1]);
  expect([since(20), since(60)]).toEqual([0, 1]);
});
