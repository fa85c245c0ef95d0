import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleCar, sampleSettings, sampleStock } from '../../../../tests/samples/stock.ts';
import type { Car, CarVariant } from '../../../domain/vehicle/car.ts';
import { buildBudgetModel } from '../../../kernel/finance/budget/model.ts';
import { FACET_KEYS, type RangeKey, type SearchState, type TermKey } from '../../../search/contract.ts';
import { createEmptyState } from '../../../search/state.ts';
import { clearCounts } from '../words.ts';
import { buildFilterGroups, type FilterGroup, type GroupInputs } from './groups.ts';

const { texts, popularMakes } = sampleSettings({}).search;
const sliders: GroupInputs['sliders'] = {
  price: { low: 5_000, high: 250_000, step: 500, minGap: 1 },
  km: { low: 0, high: 250_000, step: 5_000, minGap: 0 },
};

/** A maker's variant with nothing but the given values. */
const sampleVariant = (given: Partial<CarVariant>): CarVariant => ({
  cylinders: null,
  enginesize: null,
  enginesize_litres: null,
  induction: null,
  fuelconsumptioncombined: null,
  fuelcapacity: null,
  grossvehiclemass: null,
  vehiclelength: null,
  vehicleheight: null,
  vehiclewidth: null,
  towingcapacitybraked: null,
  torque: null,
  ancaprating: null,
  bodyconfiguration: null,
  geartype: null,
  ...given,
});

interface Given {
  keys?: GroupInputs['keys'];
  terms?: SearchState['terms'];
  popularMakes?: number;
}

function groupsOf(cars: Car[], { keys = FACET_KEYS, terms = {}, ...others }: Given = {}): FilterGroup[] {
  const state = { ...createEmptyState(), terms };
  const result = sampleStock(cars).search(state);
  return buildFilterGroups({
    state,
    result,
    keys,
    sliders,
    stockBands: (key) => result.facets[key],
    texts,
    popularMakes,
    ...others,
  });
}

/** A block's values, with the headings that stand above them. */
function listOf(groups: FilterGroup[], key: string) {
  const group = groups.find((one) => one.key === key);
  if (!group || !('list' in group)) throw new Error(`no list of ${key}`);
  return group.list;
}
const labelsOf = (groups: FilterGroup[], key: string) => listOf(groups, key).options.map(({ label }) => label);

/** For each value this many cars. */
function carsWith<K extends keyof Car>(field: K, counts: [Car[K], number][]): Car[] {
  return counts
    .flatMap(([value, count]) => Array.from({ length: count }, () => ({ [field]: value }) as Partial<Car>))
    .map((given, at) => sampleCar({ id: at + 1, slug: `car-${at + 1}`, ...given }));
}

/** Two cars that differ in everything that can be filtered. */
const UNLIKE: Car[] = [
  sampleCar({
    id: 1,
    slug: 'one',
    weekly_price: 90,
    before_price: 60_000,
    subscription_price: 299,
    filtered_features: ['Sunroof'],
    city: 'Cairns',
    state: 'QLD',
    dealership_name: 'Cairns Motors',
    item_type: 'car',
    categories: ['Family'],
    status: 'in_stock',
    tag: 'Special',
    certified: true,
    manufacturer_name: 'Toyota',
    manufacturer_body: 'A',
    manufacturer_body2: 'B',
    manufacturer_body3: 'C',
  }),
  sampleCar({
    id: 2,
    slug: 'two',
    car_type: 'new',
    make: 'Kia',
    model: 'Rio',
    badge: 'S',
    price: 20_000,
    weekly_price: 260,
    subscription_price: 199,
    simple_body: 'Hatchback',
    year: 2026,
    km: 10,
    simple_fuel: 'Petrol',
    simple_transmission: 'Manual',
    drive: 'FWD',
    seats: 5,
    simple_colour: 'Red',
    filtered_features: ['Towbar'],
    city: 'Perth',
    state: 'WA',
    dealership_name: 'Perth Motors',
    item_type: 'truck',
    categories: ['City'],
    status: 'coming_soon',
    tag: 'Runout',
    manufacturer_name: 'Kia',
    manufacturer_body: 'D',
    manufacturer_body2: 'E',
    manufacturer_body3: 'F',
  }),
];

const noAddress = { id: null, street: null, city: null, state: null, postcode: null, place_url: null };
const withPlaces = UNLIKE.map((car, at) => ({
  ...car,
  location: {
    id: at,
    name: `Yard ${at}`,
    phone: null,
    slug: `yard-${at}`,
    city: null,
    state: null,
    distribution_locations: [],
    address: noAddress,
  },
}));

/**
 * Filters in which the two cars differ. What follows from each row of the table,
 * tests/contracts/search/facet-table.test.tsx proves.
 */
const { facets, ranges } = sampleStock(withPlaces).search(createEmptyState());
const SHOWN = FACET_KEYS.filter((key) => {
  const range = key in ranges ? ranges[key as RangeKey] : { min: null, max: null };
  return range.min !== range.max || (facets[key as TermKey]?.length ?? 0) > 1;
}).filter((key) => key !== 'model');

test.each(SHOWN)('[B3] a site may show %s in its panel', (key) => {
  expect(groupsOf(withPlaces, { keys: [key] }).map((group) => group.key)).toEqual([key]);
});

test('[B3] the two cars differ in all that the specification lists', () => {
  expect(SHOWN.length).toBeGreaterThan(30);
});

test('[B3] doors and towing capacity are shown by sites that name them, and by no others', () => {
  const cars = [
    sampleCar({ id: 1, slug: 'a', doors: 3, variant: sampleVariant({ towingcapacitybraked: 1_200 }) }),
    sampleCar({ id: 2, slug: 'b', doors: 5, variant: sampleVariant({ towingcapacitybraked: 3_500 }) }),
  ];
  const [doors, towing] = groupsOf(cars, { keys: ['doors', 'towingcapacitybraked'] });
  expect(doors).toMatchObject({ label: 'Doors', kind: 'toggles' });
  expect(labelsOf(doors ? [doors] : [], 'doors')).toEqual(['3', '5']);
  expect(towing).toMatchObject({ label: 'Towing capacity', kind: 'least' });
  expect(towing && 'steps' in towing && towing.steps.map(({ label }) => label)).toEqual([
    '750 kg',
    '1,000 kg',
    '1,500 kg',
    '2,000 kg',
    '2,500 kg',
    '3,000 kg',
    '3,500 kg',
  ]);
  const { filters } = sampleSettings({}).search;
  expect(filters.filter((key) => key === 'doors' || key === 'towingcapacitybraked')).toEqual([]);
});

test('[B3] models are listed where one make is left, else under each ticked make', () => {
  const toyotas = carsWith('model', [
    ['Camry', 2],
    ['Corolla', 1],
  ]);
  expect(labelsOf(groupsOf(toyotas, { keys: ['model'] }), 'model')).toEqual(['Camry', 'Corolla']);
  expect(groupsOf(UNLIKE, { keys: ['make', 'model'] }).map(({ key }) => key)).toEqual(['make']);
});

test('[B3] makes with models have no list of their own beside the makes, where the form would send them twice', () => {
  expect(groupsOf(UNLIKE, { keys: ['make_model', 'make'] }).map(({ key }) => key)).toEqual(['make']);
});

test('[B7] numbers are ordered as numbers, bands by their lower ends, years from the newest', () => {
  const cars = [2, 10, 5].map((seats, at) =>
    sampleCar({ id: at + 1, slug: `${at}`, seats, year: 2020 + at, price: [9_000, 120_000, 15_000][at]! }),
  );
  const groups = groupsOf(cars, { keys: ['seats', 'price_range'] });
  expect(labelsOf(groups, 'seats')).toEqual(['2', '5', '10']);
  expect(labelsOf(groups, 'price_range')).toEqual(['$5,000 to $10,000', '$15,000 to $20,000', '$100,000 to $125,000']);
});

test.each([
  ['label', 'badge', ['GXL', 'Sport', 'ZR']],
  ['count, then by name', 'fuel', ['Diesel', 'Electric', 'Hybrid']],
  ['new, demo, used', 'car_type', ['New', 'Demo', 'Used']],
] as const)('[B7] values come by %s', (_, key, labels) => {
  const of = {
    badge: ['badge', ['ZR', 'GXL', 'Sport']],
    fuel: ['simple_fuel', ['Hybrid', 'Diesel', 'Electric']],
    car_type: ['car_type', ['used', 'new', 'demo']],
  } as const;
  const [field, values] = of[key];
  const cars = carsWith(field as 'badge', [
    [values[0], 2],
    [values[1], 3],
    [values[2], 2],
  ]);
  expect(labelsOf(groupsOf(cars, { keys: [key] }), key)).toEqual(labels);
});

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letter}-make`);
/** A-make once, B-make twice, and so on. */
const MAKES = carsWith(
  'make',
  ALPHABET.map((make, at) => [make, at + 1]),
);

test('[B7] the 20 most frequent makes are Popular Makes, most frequent first; All Makes follow by name', () => {
  const { options } = listOf(groupsOf(MAKES), 'make');
  expect(options.map(({ label }) => label)).toEqual([...ALPHABET.slice(6).reverse(), ...ALPHABET.slice(0, 6)]);
  const headings = options.flatMap(({ label, heading }) => (heading ? [[label, heading.text]] : []));
  expect(headings).toEqual([
    ['Z-make', 'Popular Makes'],
    ['A-make', 'All Makes'],
  ]);
});

test.each([0, 26, 40])('[B7] makes are one list by name where %i may be popular', (popular) => {
  const { options } = listOf(groupsOf(MAKES, { popularMakes: popular }), 'make');
  expect(options.map(({ label }) => label)).toEqual(ALPHABET);
  expect(options.some(({ heading }) => heading)).toBe(false);
});

test('a chosen make is in sight in its own part, under its heading', () => {
  const { options } = listOf(groupsOf(MAKES, { terms: { make: ['C-make'] } }), 'make');
  expect(options.filter(({ folded }) => !folded).map(({ label }) => label)).toEqual([
    ...ALPHABET.slice(20).reverse(),
    'C-make',
  ]);
  expect(options.flatMap(({ heading }) => heading ?? [])).toEqual([
    { text: 'Popular Makes', folded: false },
    { text: 'All Makes', folded: false },
  ]);
  const others = listOf(groupsOf(MAKES), 'make').options.at(20);
  expect(others?.heading).toEqual({ text: 'All Makes', folded: true });
});

test('whatever is listed and chosen: all makes are there once, and chosen ones in sight', () => {
  const someMakes = fc.uniqueArray(fc.constantFrom(...ALPHABET));
  fc.assert(
    fc.property(someMakes, someMakes, fc.nat(30), (listed, chosen, popular) => {
      const cars = MAKES.filter(({ make }) => listed.includes(make));
      const groups = groupsOf(cars, { popularMakes: popular, keys: ['make'], terms: { make: chosen } });
      const options = groups.flatMap((group) => ('list' in group ? group.list.options : []));
      const expected = listed.length + chosen.length > 0 ? new Set([...listed, ...chosen]) : new Set();
      if (options.length > 0) expect(options.map(({ label }) => label).sort()).toEqual([...expected].sort());
      expect(options.filter(({ checked, folded }) => checked && folded)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('a list of more than twelve values can be searched', () => {
  const withColours = (count: number) =>
    groupsOf(
      carsWith(
        'simple_colour',
        ALPHABET.slice(0, count).map((name) => [name, 1]),
      ),
      {
        keys: ['colour'],
      },
    );
  expect(listOf(withColours(12), 'colour').searchLabel).toBeUndefined();
  expect(listOf(withColours(13), 'colour').searchLabel).toBe('Search colours');
});

test('[B10] where words find nothing the panel is whole, and each value finds nothing', () => {
  const { options } = listOf(clearCounts(groupsOf(MAKES, { terms: { make: ['B-make'] } })), 'make');
  expect(options).toHaveLength(26);
  expect(options.every(({ count }) => count === 0)).toBe(true);
});

test('[E11] where a site says repayments, the weekly price is asked for as a budget, with its words', () => {
  const state = { ...createEmptyState(), ranges: { weekly_price: { min: null, max: 150 } } };
  const result = sampleStock(UNLIKE).search(state);
  const budgetOf: GroupInputs['budgetOf'] = (weekly) =>
    buildBudgetModel(sampleSettings({ finance: { estimate: { show: 'shown' } } }).finance, weekly);
  const [group] = buildFilterGroups({
    state,
    result,
    keys: ['weekly_price'],
    sliders,
    stockBands: () => [],
    texts,
    popularMakes,
    budgetOf,
  });
  expect(group).toMatchObject({ kind: 'budget', label: 'Weekly budget', chosen: 1, budget: { value: 150 } });
  const [plain] = buildFilterGroups({
    state,
    result,
    keys: ['weekly_price'],
    sliders,
    stockBands: () => [],
    texts,
    popularMakes,
  });
  expect(plain).toMatchObject({ kind: 'dollars', to: 150 });
});
