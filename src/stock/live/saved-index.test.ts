import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleCar, sampleCars, sampleSettings } from '../../../tests/samples/stock.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import type { SearchState } from '../../search/contract.ts';
import { createEmptyState, withPage, withQuery, withSort, withTerm } from '../../search/state.ts';
import { encodeIndex, MalformedIndex } from './index-bytes.ts';
import { estimateStockBytes, restoreGroupStock, SiteIndex, saveGroupStock } from './site-index.ts';

const DAY_MS = 86_400_000;
const SETTINGS = sampleSettings({
  search: { pageSize: 8 },
  finance: {
    finance_provider: 'manual',
    rates: { interestRate: 9.5, comparisonRate: 11.5, establishmentFee: 500 },
    estimate: { show: 'shown' },
  },
});

const PLACE = { phone: '07 5550 1234', distribution_locations: [], city: 'Aspley', state: 'QLD' };
const ADDRESS = { id: null, street: '1 High St', city: 'Aspley', state: 'QLD', postcode: '4034', place_url: null };

/** Vehicles with the odd things that a card can hold. */
const POOL: Car[] = sampleCars(60).map((car, n) => ({
  ...car,
  name: n % 7 ? `${car.year} ${car.make} ${car.model}` : `Škoda „${n}“ 丰田 🚗`,
  price: n % 5 ? car.price : null,
  weekly_price: n / 3,
  autograb_data: n % 4 ? { state_average_market_price: n * 1000.25, average_market_price: -n } : null,
  images: Array.from({ length: n % 9 }, (_, nth) => {
    const url = `https://pictures.example/${car.id}/${nth}.jpg`;
    return { image: { url, thumb: { url: `${url}?small` } } };
  }),
  dealercomments: n % 2 ? `Car ${n} has one owner, ${'and more '.repeat(n)}` : null,
  filtered_features: ['Tow Bar', `Pack ${n % 6}`],
  location: n % 3 ? { id: n % 3, name: `Yard ${n % 3}`, slug: `yard-${n % 3}`, ...PLACE, address: ADDRESS } : null,
}));

const anyCar = fc.nat(POOL.length - 1).chain((at) =>
  fc
    .record({
      price: fc.constantFrom(0, 20_000.5, 30_000),
      make: fc.constantFrom('Toyota', 'Kia'),
      slug: fc.constantFrom(`car-${at + 1}`, `other-${at + 1}`),
      soldDaysAgo: fc.option(fc.integer({ min: 0, max: 4 })),
    })
    .map(({ soldDaysAgo, ...given }): Car => {
      const sold = { status: 'sold', sold: true, sold_date_timestamp: SAMPLE_NOW.getTime() / 1000 };
      const when = sold.sold_date_timestamp - ((soldDaysAgo ?? 0) * DAY_MS) / 1000;
      const sale = soldDaysAgo === null ? {} : { ...sold, sold_date_timestamp: when };
      return { ...POOL[at]!, ...given, ...sale };
    }),
);
const anyChange = fc.oneof(
  { weight: 4, arbitrary: fc.array(anyCar, { maxLength: 30 }).map((cars) => ({ take: cars })) },
  { weight: 2, arbitrary: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 9 }).map((ids) => ({ drop: ids })) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 40 }).map((hours) => ({ hours })) },
  { weight: 1, arbitrary: fc.constant({ copy: true }) },
);
type Change = typeof anyChange extends fc.Arbitrary<infer T> ? T : never;

const QUESTIONS: SearchState[] = [
  createEmptyState(),
  withPage(createEmptyState(), 2),
  withTerm(createEmptyState(), 'make', 'Kia'),
  withTerm(createEmptyState(), 'filtered_features', 'Tow Bar'),
  withSort(createEmptyState(), 'price_asc'),
  ...['toyota', 'corola', 'tow', 's1012', 'owner'].map((words) => withQuery(createEmptyState(), words)),
];

/** Everything that a site asks of its index. */
function everythingOf(index: SiteIndex) {
  return {
    version: index.version,
    size: index.size,
    answers: QUESTIONS.map((state) => ({ ...index.search(state), ms: 0 })),
    cards: index.cardsOf(POOL.map(({ id }) => id)),
    cars: POOL.map(({ slug }) => index.carOnCard(slug)),
    slugs: index.availableSlugs(),
    sold: [0, 1, 3].map((days) => index.soldSince((SAMPLE_NOW.getTime() - days * DAY_MS) / 1000)),
    lists: [{}, { make: ['Kia'] }, { car_type: ['used'], body: ['SUV'] }].map((terms) => index.listChangedAt(terms)),
    places: index.placeSlugs,
  };
}

/** An index with its stock as bytes, and back. */
const saveBoth = (index: SiteIndex) => ({ own: index.save(), stock: saveGroupStock(index.stock, index.version) });
const restoreBoth = ({ own, stock }: ReturnType<typeof saveBoth>, clock = () => SAMPLE_NOW) =>
  SiteIndex.restore(own, SETTINGS, clock, restoreGroupStock(stock).stock);

function change(index: SiteIndex, step: Change): SiteIndex {
  if ('take' in step) index.take(step.take);
  if ('drop' in step) index.drop(step.drop);
  return 'copy' in step ? index.copy() : index;
}

test('[B5] [B14] a restored index answers as the one that was saved, also after more changes and days', () => {
  const anyChanges = fc.array(anyChange, { maxLength: 12 });
  fc.assert(
    fc.property(anyChanges, anyChanges, fc.nat(9), (before, after, version) => {
      const time = { now: SAMPLE_NOW };
      const pass = (step: Change) => {
        if ('hours' in step) time.now = new Date(time.now.getTime() + step.hours * 3_600_000);
      };
      let index = new SiteIndex(SETTINGS, () => time.now);
      index.version = version;
      for (const step of before) {
        index = change(index, step);
        pass(step);
      }
      let restored = restoreBoth(saveBoth(index), () => time.now);
      expect(everythingOf(restored)).toEqual(everythingOf(index));
      for (const step of after) {
        [index, restored] = [change(index, step), change(restored, step)];
        pass(step);
      }
      expect(everythingOf(restored)).toEqual(everythingOf(index));
    }),
  );
});

test('what was saved stays as it was when the index changes', () => {
  const index = new SiteIndex(SETTINGS, () => SAMPLE_NOW);
  index.take(POOL);
  const before = everythingOf(index);
  const bytes = saveBoth(index);
  index.take([sampleCar({ make: 'Kia' })]);
  index.drop([2, 3]);
  expect(everythingOf(restoreBoth(bytes))).toEqual(before);
});

test('bytes that are cut short, or of which one is changed, are refused', () => {
  const index = new SiteIndex(SETTINGS, () => SAMPLE_NOW);
  index.take(POOL);
  const restoreOwn = (some: Uint8Array) => SiteIndex.restore(some, SETTINGS, () => SAMPLE_NOW, index.stock);
  const { own, stock } = saveBoth(index);
  for (const [bytes, restore] of [
    [own, restoreOwn],
    [stock, restoreGroupStock],
  ] as const)
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, mask) => {
        expect(() => restore(bytes.subarray(0, at))).toThrow(MalformedIndex);
        const changed = Uint8Array.from(bytes);
        changed.set([bytes[at]! ^ mask], at);
        expect(() => restore(changed)).toThrow(MalformedIndex);
      }),
    );
});

test('an index is estimated larger the more its vehicles say, and alike when restored', () => {
  const sizeOf = (cars: Car[]) => {
    const index = new SiteIndex(SETTINGS, () => SAMPLE_NOW);
    index.take(cars);
    const bytesOf = ({ ownBytes, stock }: SiteIndex) => ownBytes + estimateStockBytes(stock);
    return [bytesOf(index), bytesOf(restoreBoth(saveBoth(index)))] as const;
  };
  const [large, restored] = sizeOf(POOL);
  expect(sizeOf(POOL.slice(0, 20))[0]).toBeLessThan(large);
  expect(Math.abs(restored - large) / large).toBeLessThan(0.25);
});

test('bytes of something else than an index are refused with the part that is missing', () => {
  const bytes = encodeIndex({ version: 1, engine: { ids: new Float64Array(1) } });
  const { stock } = new SiteIndex(SETTINGS, () => SAMPLE_NOW);
  expect(() => SiteIndex.restore(bytes, SETTINGS, () => SAMPLE_NOW, stock)).toThrow(
    new MalformedIndex('index.engine.columns has no parts'),
  );
  expect(() => restoreGroupStock(encodeIndex({ stock: {} }))).toThrow(
    new MalformedIndex('index.stock.capacity is not a number'),
  );
});
