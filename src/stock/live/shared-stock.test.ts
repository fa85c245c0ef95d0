import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleCars, sampleSettings } from '../../../tests/samples/stock.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { createEmptyState, withQuery, withSort, withTerm } from '../../search/state.ts';
import { createGroupStock, restoreGroupStock, SiteIndex, saveGroupStock } from './site-index.ts';

const rates = { interestRate: 9.5, comparisonRate: 11.5, establishmentFee: 500 };
const SITES = [
  sampleSettings(),
  sampleSettings({
    stock: { makes: ['Kia'], include_sold_cars_days: 10 },
    certified: { program: 'Kia Sure', makes: ['Kia'] },
  }),
  sampleSettings({
    stock: { zeroPrice: 'hidden', include_sold_cars_days: 0 },
    finance: { finance_provider: 'manual', rates, estimate: { show: 'shown' } },
  }),
];

const POOL = sampleCars(40);
const NOW_SECONDS = SAMPLE_NOW.getTime() / 1000;

const anyCar = fc.nat(POOL.length - 1).chain((at) =>
  fc
    .record({
      price: fc.constantFrom(null, 20_000.5, 30_000),
      make: fc.constantFrom('Toyota', 'Kia', 'Xpeng'),
      certified: fc.boolean(),
      slug: fc.constantFrom(`car-${at + 1}`, `other-${at + 1}`),
      stocknum: fc.constantFrom(`S10${at}`, 'TWICE1'),
      show_on_dealer_website: fc.constantFrom(true, true, true, false),
      soldDaysAgo: fc.option(fc.integer({ min: 0, max: 12 })),
    })
    .map(({ soldDaysAgo, ...given }): Car => {
      const sale = { status: 'sold', sold: true, sold_date_timestamp: NOW_SECONDS - (soldDaysAgo ?? 0) * 86_400 };
      return { ...POOL[at]!, ...given, ...(soldDaysAgo === null ? {} : sale) };
    }),
);
const anyStep = fc.oneof(
  { weight: 5, arbitrary: fc.array(anyCar, { maxLength: 20 }).map((cars) => ({ do: 'take' as const, cars })) },
  {
    weight: 2,
    arbitrary: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 6 }).map((ids) => ({ do: 'drop' as const, ids })),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 90 }).map((hours) => ({ do: 'pass' as const, hours })) },
  { weight: 2, arbitrary: fc.constant({ do: 'copy' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'restore' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'search' as const }) },
);
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

const QUESTIONS = [
  createEmptyState(),
  withTerm(createEmptyState(), 'certified', 'true'),
  withSort(createEmptyState(), 'price_asc'),
  ...['toyota', 'kia', 'xpeng', 'twice1', 'twice', 'corola', 'xpenk'].map((words) =>
    withQuery(createEmptyState(), words),
  ),
];

const answersOf = (index: SiteIndex) => ({
  answers: QUESTIONS.map((state) => ({ ...index.search(state), ms: 0 })),
  size: index.size,
  cards: index.cardsOf(POOL.map(({ id }) => id)),
  slugs: index.availableSlugs().toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
  cars: POOL.flatMap(({ id }) => [`car-${id}`, `other-${id}`]).map((slug) => index.carOnCard(slug)),
});

/** The sites of a group over one stock, beside one with a stock of its own for each. */
class Group {
  now = SAMPLE_NOW;
  readonly #clock = () => this.now;
  #stock = createGroupStock();
  shared = SITES.map((settings) => new SiteIndex(settings, this.#clock, this.#stock));
  readonly own = SITES.map((settings) => new SiteIndex(settings, this.#clock));

  do(step: Step): void {
    if (step.do === 'take') {
      for (const car of step.cars) for (const index of this.shared) index.take([car]);
      for (const index of this.own) index.take(step.cars);
    }
    if (step.do === 'drop') for (const index of [...this.shared, ...this.own]) index.drop(step.ids);
    if (step.do === 'pass') this.now = new Date(this.now.getTime() + step.hours * 3_600_000);
    if (step.do === 'search') this.expectSame();
    if (step.do === 'copy') {
      this.#stock = this.#stock.copy();
      this.shared = this.shared.map((index) => index.copy(this.#stock));
      this.#stock.advance(this.now.getTime());
    }
    if (step.do === 'restore') {
      const saved = this.shared.map((index) => index.save());
      this.#stock = restoreGroupStock(saveGroupStock(this.#stock, 1)).stock;
      this.shared = saved.map((bytes, at) => SiteIndex.restore(bytes, SITES[at]!, this.#clock, this.#stock));
    }
  }

  expectSame(): void {
    expect(this.shared.map(answersOf)).toEqual(this.own.map(answersOf));
  }
}

test('[B4] [B5] [B13] sites over one stock answer as each alone, after any changes, days, copies and restores', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 15 }), (steps) => {
      const group = new Group();
      for (const step of steps) group.do(step);
      group.expectSame();
    }),
    { numRuns: 60 },
  );
});

test('a change of copies does not show in the indexes that they are of, whichever site it concerns', () => {
  const stock = createGroupStock();
  const served = SITES.map((settings) => new SiteIndex(settings, () => SAMPLE_NOW, stock));
  for (const car of POOL) for (const index of served) index.take([car]);
  const before = served.map(answersOf);
  const other = stock.copy();
  const copies = served.map((index) => index.copy(other));
  for (const car of POOL.slice(0, 20)) {
    const changed = { ...car, make: 'Kia', price: 1, slug: `new-${car.id}`, dealercomments: 'twice' };
    for (const index of copies) index.take([changed]);
  }
  for (const index of copies) index.drop([30, 31]);
  expect(served.map(answersOf)).toEqual(before);
});

test('an index that listed vehicles which the stock does not have says which, until it is told of them', () => {
  const saved = new SiteIndex(SITES[0]!, () => SAMPLE_NOW);
  saved.take(POOL);
  const stock = createGroupStock();
  new SiteIndex(SITES[0]!, () => SAMPLE_NOW, stock).take(POOL.slice(3));
  const restored = SiteIndex.restore(saved.save(), SITES[0]!, () => SAMPLE_NOW, stock);
  expect([...restored.missing]).toEqual([1, 2, 3]);
  restored.take([POOL[0]!]);
  restored.drop([2]);
  expect([...restored.missing]).toEqual([3]);
  restored.take([POOL[2]!]);
  saved.drop([2]);
  expect(restored.missing.size).toBe(0);
  expect(answersOf(restored)).toEqual(answersOf(saved));
});

// Regression: the functions of the first index's rules kept it alive, and with it the whole stock that it was over.
test('an index that its copy has replaced is collected, with its stock', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  let served = new SiteIndex(SITES[2]!, () => SAMPLE_NOW);
  served.take(POOL);
  const former: WeakRef<object>[] = [];
  for (let change = 0; change < 3; change++) {
    former.push(new WeakRef(served), new WeakRef(served.stock));
    served = served.copy();
    served.take(POOL.slice(change));
  }
  await new Promise(setImmediate);
  collect();
  expect(former.map((each) => each.deref())).toEqual(former.map(() => undefined));
  expect(served.size).toBeGreaterThan(0);
});

test('a vehicle that no loaded site lists is kept for the others, with its changes, until no site can list it', () => {
  const stock = createGroupStock();
  const index = new SiteIndex(sampleSettings({ stock: { makes: ['Kia'] } }), () => SAMPLE_NOW, stock);
  const kia = { ...POOL[0]!, make: 'Kia' };
  const held = () => [...stock.slots.slugs()].map(({ slug }) => slug);
  index.take([kia, { ...POOL[1]!, make: 'Toyota' }]);
  expect(held()).toEqual([kia.slug]);
  index.take([{ ...kia, make: 'Toyota', slug: 'now-toyota' }]);
  expect([index.size, held()]).toEqual([0, ['now-toyota']]);
  const sale = { status: 'sold', sold: true, sold_date_timestamp: NOW_SECONDS - 40 * 86_400 };
  const sold = { ...kia, make: 'Toyota', ...sale };
  index.take([{ ...sold, sold_date_timestamp: NOW_SECONDS - 10 * 86_400 }]);
  stock.advance(SAMPLE_NOW.getTime());
  expect(held()).toHaveLength(1);
  stock.advance(SAMPLE_NOW.getTime() + 30 * 86_400_000);
  expect(held()).toEqual([]);
  index.take([kia]);
  index.take([sold]);
  expect(held()).toEqual([]);
});
