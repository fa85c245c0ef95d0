import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Car } from '../../../src/domain/vehicle/car.ts';
import { listSearchParameters } from '../../../src/features/api/openapi/parameters.ts';
import { searchAnswerSchema } from '../../../src/features/api/search/schema.ts';
import { buildFilterGroups, type GroupInputs } from '../../../src/features/search/panel/groups.ts';
import { DISALLOWED } from '../../../src/kernel/head/disallowed.ts';
import { buildChips } from '../../../src/kernel/stock/chips.ts';
import { decodeSearch, encodeSearch } from '../../../src/search/codec.ts';
import type { FacetKey, RangeKey, SearchState, TermKey } from '../../../src/search/contract.ts';
import type * as Table from '../../../src/search/facet-table.ts';
import { findField } from '../../../src/search/filter-fields.ts';
import { PhraseReader } from '../../../src/search/phrases/phrase-reader.ts';
import { withReading } from '../../../src/search/phrases/with-reading.ts';
import { createEmptyState } from '../../../src/search/state.ts';
import { buildSettingsPages } from '../../../src/settings/documentation/pages.ts';
import { GroupBody } from '../../../src/templates/parts/search/filter-groups.tsx';
import { sampleCar, sampleSettings, sampleStock } from '../../samples/stock.ts';

// The set-up of all files has loaded the real table.
vi.hoisted(() => vi.resetModules());

// One facet of each kind and of each block that a new one may have. Nothing else in the program knows them.
vi.mock('../../../src/search/facet-table.ts', async (importOriginal) => {
  const { LISTS, SPANS, ...others } = await importOriginal<typeof Table>();
  const lists: Record<string, Table.ListRow> = {
    interior: {
      label: 'Interior',
      plural: 'interiors',
      kind: 'one',
      source: 'interior_colour',
      order: 'label',
      widget: 'checks',
      named: 65,
      offered: 55,
    },
    gears: {
      label: 'Gears',
      kind: 'one',
      source: 'gearnum',
      unit: 'doors',
      order: 'numeric',
      widget: 'toggles',
    },
    equipment: {
      label: 'Equipment',
      kind: 'many',
      source: 'standardEquipment',
      order: 'count',
      widget: 'checks',
    },
    held: {
      label: 'Held',
      kind: 'flag',
      source: 'reserved',
      words: ['Held', 'Free'],
      order: 'count',
      widget: 'checks',
    },
    halves: {
      label: 'Halves',
      kind: 'bands',
      source: 'price',
      scale: { edges: [0, 50_000], suffix: '' },
      order: 'numeric',
      widget: 'checks',
    },
  };
  const spans: Record<string, Table.SpanRow> = {
    tare: {
      label: 'Tare weight',
      kind: 'number',
      source: (car) => car.specifications?.tare_weight ?? null,
      unit: 'kilograms',
      exact: true,
      widget: 'boxes',
      namedInChip: true,
      says: 'tare, tare weight',
    },
    mass: {
      label: 'Gross mass',
      kind: 'number',
      source: (car) => car.variant?.grossvehiclemass ?? null,
      unit: 'kilograms',
      widget: 'least',
      steps: [1000, 2000, 3000],
      namedInChip: true,
      says: 'gross mass, gvm',
    },
  };
  return { ...others, LISTS: { ...LISTS, ...lists }, SPANS: { ...SPANS, ...spans } };
});

const LIST_KEYS = ['interior', 'gears', 'equipment', 'held', 'halves'] as unknown as TermKey[];
const SPAN_KEYS = ['tare', 'mass'] as unknown as RangeKey[];
const KEYS: FacetKey[] = [...(LIST_KEYS as FacetKey[]), ...SPAN_KEYS];

const variant = (grossvehiclemass: number) => ({ grossvehiclemass }) as Car['variant'];
const specifications = (tare_weight: number) => ({ tare_weight }) as Car['specifications'];
const CARS = [
  sampleCar({
    id: 1,
    slug: 'one',
    interior_colour: 'Ecru',
    gearnum: 6,
    standardEquipment: ['Winch', 'Awning'],
    reserved: true,
    price: 20_000,
    specifications: specifications(1_500),
    variant: variant(2_400),
  }),
  sampleCar({
    id: 2,
    slug: 'two',
    interior_colour: 'Taupe',
    gearnum: 1,
    standardEquipment: ['Awning'],
    reserved: false,
    price: 90_000,
    specifications: specifications(2_100),
    variant: variant(3_200),
  }),
];
const stock = sampleStock(CARS);

const state = (terms: Record<string, string[]>, ranges: SearchState['ranges'] = {}): SearchState => ({
  ...createEmptyState(),
  terms: terms as SearchState['terms'],
  ranges,
});
const spans = (given: Record<string, { min: number | null; max: number | null }>) => given as SearchState['ranges'];

const CHOICES: [address: string, chip: string][] = [
  ['interior=Ecru', 'Ecru'],
  ['gears=6', '6 doors'],
  ['equipment=Winch', 'Winch'],
  ['held=true', 'Held'],
  ['halves=0-50000', 'Under $50,000'],
  ['tare=1500', '1,500 kg'],
  ['range[tare]=:2000', 'Tare weight: up to 2,000 kg'],
  ['range[mass]=:3000', 'Gross mass: up to 3,000 kg'],
];

test.each(CHOICES)('[B2] a facet is in the address, finds what it says, and has a chip: %s', (address, chip) => {
  const read = decodeSearch(new URLSearchParams(address));
  expect([read.ignored, read.isCanonical, encodeSearch(read.state)]).toEqual([[], true, address]);
  expect(stock.search(read.state).hits.map(({ id }) => id)).toEqual([1]);
  expect(buildChips(read.state, { new: 'New', demo: 'Demo', used: 'Used' }).map(({ label }) => label)).toEqual([chip]);
});

test('[B5] its values are counted, and its number has its ends', () => {
  const { facets, ranges } = stock.search(createEmptyState());
  const counted = LIST_KEYS.map((key) => facets[key].map(({ label, count }) => `${label} ${count}`));
  expect(counted).toEqual([
    ['Ecru 1', 'Taupe 1'],
    ['1 door 1', '6 doors 1'],
    ['Awning 2', 'Winch 1'],
    ['Free 1', 'Held 1'],
    ['Under $50,000 1', '$50,000 and over 1'],
  ]);
  expect(SPAN_KEYS.map((key) => ranges[key])).toEqual([
    { min: 1_500, max: 2_100 },
    { min: 2_400, max: 3_200 },
  ]);
});

const { texts, popularMakes } = sampleSettings({}).search;
const SLIDER = { low: 0, high: 100, step: 1, minGap: 0 };
const sliders: GroupInputs['sliders'] = { price: SLIDER, km: SLIDER };

test('[B3] it has its block in the panel, in its own unit', () => {
  const query = state({}, spans({ mass: { min: 2_200, max: 3_500 } }));
  const result = stock.search(createEmptyState());
  const groups = buildFilterGroups({
    state: query,
    result,
    keys: KEYS,
    sliders,
    stockBands: () => [],
    texts,
    popularMakes,
  });
  expect(groups.map(({ label, kind }) => `${label}: ${kind}`)).toEqual([
    'Interior: checks',
    'Gears: toggles',
    'Equipment: checks',
    'Held: checks',
    'Halves: checks',
    'Tare weight: figures',
    'Gross mass: least',
  ]);
  const [tare = '', mass = ''] = groups.slice(-2).map((group) => renderToStaticMarkup(<GroupBody group={group} />));
  expect(tare).toContain('name="tare_min"');
  expect(tare).toContain('<span>kg</span>');
  expect(`${tare}${mass}`).not.toContain('>$<');
  expect([...mass.matchAll(/<option value="(\d+)"[^>]*>([^<]+)/g)].map(([, value, text]) => [value, text])).toEqual([
    ['1000', '1,000 kg'],
    ['2000', '2,000 kg'],
    ['2200', '2,200 kg'],
    ['3000', '3,000 kg'],
  ]);
  expect(mass).toContain('name="mass_max" value="3500"');
});

test.each([
  ['taupe wagon', { terms: { interior: ['Taupe'] }, ranges: {} }],
  ['tare weight under 2,000 kg', { terms: {}, ranges: { tare: { min: null, max: 2_000 } } }],
  ['2.1 tonnes tare', { terms: {}, ranges: { tare: { min: 2_100, max: 2_100 } } }],
  ['gvm of 3t', { terms: {}, ranges: { mass: { min: 3_000, max: null } } }],
])('it is understood in plain words: %s', (phrase, meant) => {
  const { facets, ranges } = stock.search(createEmptyState());
  const reading = new PhraseReader({ facets, ranges, pricing: 'price' }).read(phrase, 2026);
  expect({ terms: reading.terms, ranges: reading.ranges }).toMatchObject(meant);
});

test('what is said anew of it replaces what was chosen of it', () => {
  const before = state({ interior: ['Ecru'] });
  const reading = {
    terms: { interior: ['Taupe'] } as SearchState['terms'],
    ranges: {},
    sortBy: null,
    rest: '',
  };
  const after = withReading(before, { ...reading, leftOut: [], understood: [] });
  expect(after.terms).toEqual({ interior: ['Taupe'] });
});

test('[A2] a site may offer it, in its own order, and the documents say so', () => {
  const { search } = sampleSettings({ search: { filters: KEYS } } as never);
  expect(search.filters).toEqual(KEYS);
  const offered = sampleSettings({}).search.filters as string[];
  expect(offered.slice(offered.indexOf('body'), offered.indexOf('year') + 1)).toEqual(['body', 'interior', 'year']);
  const reference = buildSettingsPages()
    .map(({ text }) => text)
    .join('\n');
  expect(KEYS.filter((key) => !reference.includes(`\`${key}\``))).toEqual([]);
});

test('[B17] programs may ask for it: its parameters, its answer, its field in filter expressions', () => {
  const names = listSearchParameters({ pageSize: 21, maxLimit: 100 }).map(({ name }) => name);
  const wanted = [...LIST_KEYS, 'tare', ...SPAN_KEYS.map((key) => `range[${key}]`)];
  expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
  const { facets, ranges } = searchAnswerSchema.shape;
  expect([Object.keys(facets.shape), Object.keys(ranges.shape)]).toEqual([
    expect.arrayContaining([...LIST_KEYS, 'tare']),
    expect.arrayContaining(SPAN_KEYS),
  ]);
  expect(KEYS.map((key) => findField(key)?.kind)).toEqual(['text', 'text', 'text', 'flag', 'text', 'number', 'number']);
});

test('crawlers are kept from its endless lists', () => {
  const rules = ['/*?interior=', '/*?gears=', '/*?tare_min=', '/*?mass_max='];
  expect(rules.filter((rule) => !DISALLOWED.includes(rule))).toEqual([]);
});
