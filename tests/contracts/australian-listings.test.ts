import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Car } from '../../src/domain/vehicle/car.ts';
import { decodeBand } from '../../src/search/bands.ts';
import type { FacetItem, TermKey } from '../../src/search/contract.ts';
import { createEmptyState } from '../../src/search/state.ts';
import type { ImportReport } from '../../src/stock/import/report/report.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { engineOf, importListings, type Listing, loadListings, SKIPPED, TRIAL_FOLDER } from './listings.ts';

const WHOLE_MAKES: Record<string, string> = {
  Land: 'Land Rover',
  Alfa: 'Alfa Romeo',
  Great: 'Great Wall',
  Aston: 'Aston Martin',
};

/**
 * The value under which each listing is counted, worked out from the file alone; case-insensitive. Empty: in no value
 * of that facet.
 */
const COUNTED: [TermKey, (listing: Listing) => string][] = [
  ['make', ({ Brand }) => WHOLE_MAKES[Brand!] ?? Brand!],
  ['year', ({ Year }) => Year!],
  ['body', ({ BodyType }) => BodyType!.replace('Ute / Tray', 'Ute')],
  ['state', ({ Location }) => (Location === '' ? '' : Location!.split(', ').at(-1)!.replace('AU-', ''))],
  ['car_type', ({ UsedOrNew }) => UsedOrNew!],
];

function countBy<T>(items: readonly T[], of: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) {
    const value = of(item).toLowerCase();
    if (value !== '') counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

describe.skipIf(!TRIAL_FOLDER)(`a real listing file${SKIPPED}`, () => {
  let opened: TestDatabase;
  let report: ImportReport;
  let cars: Car[];
  let facets: Record<TermKey, FacetItem[]>;
  let listings: Listing[];

  beforeAll(async () => {
    opened = await createTestDatabase();
    ({ report, cars } = await importListings(opened));
    facets = engineOf(cars).search(createEmptyState()).facets;
    listings = loadListings();
  });
  afterAll(() => opened?.close());

  test('every row is accepted, or refused with a reason', () => {
    expect(report).toMatchObject({ outcome: 'imported', rows: 16_734, accepted: 16_733, refused: 1 });
    expect(report.problems.filter(({ severity }) => severity === 'refused')).toMatchObject([
      { field: 'row', reason: 'the row is empty' },
    ]);
    expect(cars).toHaveLength(listings.length);
  });

  test.each(COUNTED)('[B5] the counts of the facet %s are those of the file', (key, of) => {
    const counts = Object.fromEntries(facets[key].map(({ value, count }) => [value.toLowerCase(), count]));
    expect(counts).toEqual(countBy(listings, of));
  });

  test('[B5] the counts of the price bands are those of the file', () => {
    const prices = listings
      .map(({ Price }) => Price!)
      .filter((price) => /^\d+$/.test(price))
      .map(Number);
    const inBand = (value: string) => {
      const { from, below } = decodeBand(value)!;
      return prices.filter((price) => price >= from && price < (below ?? Number.POSITIVE_INFINITY)).length;
    };
    expect(facets.price_range.map(({ count }) => count)).toEqual(facets.price_range.map(({ value }) => inBand(value)));
    expect(facets.price_range.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length);
  });

  test('prices are those of the file, one by one', () => {
    const prices = countBy(listings, ({ Price }) => (/^\d+$/.test(Price!) ? Price! : 'none'));
    expect(countBy(cars, ({ price }) => (price === null ? 'none' : String(price)))).toEqual(prices);
  });
});
