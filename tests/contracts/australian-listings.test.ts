import { createReadStream, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStockChanges } from '../../src/db/queries/cars.ts';
import { findSite } from '../../src/db/queries/sites.ts';
import type { Car } from '../../src/domain/car.ts';
import { decodeBand } from '../../src/search/bands.ts';
import type { FacetItem, TermKey } from '../../src/search/contract.ts';
import { createMemoryEngine } from '../../src/search/engine/memory-engine.ts';
import { emptyState } from '../../src/search/state.ts';
import { loadMapping } from '../../src/stock/feeds/mapping/load.ts';
import { importStock } from '../../src/stock/import/import-stock.ts';
import type { ImportReport } from '../../src/stock/import/report.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { seedStockGroup } from '../stock-group.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Folder with listings from a real market, which are not ours to keep here. */
const FOLDER = process.env.FORECOURT_TRIAL_DATA;
const FILE = join(FOLDER ?? '', 'australian_vehicle_prices.csv');
const NOW = new Date('2026-03-01T12:00:00Z');

type Listing = Record<string, string>;

/** A reader of CSV that has nothing to do with the project's own: quotes, doubled quotes, new lines in quotes. */
function readListings(text: string): Listing[] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    if (quoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === ',') {
      rows.at(-1)!.push(cell);
      cell = '';
    } else if (!quoted && letter === '\n') {
      rows.at(-1)!.push(cell.replace(/\r$/, ''));
      cell = '';
      rows.push([]);
    } else cell += letter;
  }
  const [header, ...body] = rows.filter((row) => row.length > 1);
  return body.map((row) => Object.fromEntries(header!.map((name, at) => [name, row[at] ?? ''])));
}

const WHOLE_MAKES: Record<string, string> = {
  Land: 'Land Rover',
  Alfa: 'Alfa Romeo',
  Great: 'Great Wall',
  Aston: 'Aston Martin',
};

/** What each listing counts as, worked out from the file alone; letter case does not matter. Empty: in no value of that facet. */
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

const SKIPPED = FOLDER ? '' : ' (skipped: FORECOURT_TRIAL_DATA names no folder that holds it)';

describe.skipIf(!FOLDER)(`a real listing file${SKIPPED}`, () => {
  let opened: TestDatabase;
  let report: ImportReport;
  let cars: Car[];
  let facets: Record<TermKey, FacetItem[]>;
  let listings: Listing[];

  beforeAll(async () => {
    opened = await createTestDatabase();
    const site = await seedStockGroup(opened.database, 'listings', { locations: false });
    const mapping = await loadMapping(join(ROOT, 'mappings', 'australian-listings.json'));
    const source = createReadStream(FILE);
    report = await importStock(opened.database, {
      site: site.slug,
      mapping,
      source,
      location: 'north',
      now: NOW,
    });
    cars = [];
    await opened.database.asPlatform(async (tx) => {
      const { group_id } = (await findSite(tx, site.id))!;
      await readStockChanges(tx, group_id, 0, (batch) => void cars.push(...batch));
    });
    const rules = {
      includeSoldCarsDays: 3,
      hideZeroPrice: false,
      priceAscendingNeedsPrice: false,
      hitsPerPage: 21,
    };
    const engine = createMemoryEngine<{ id: number }>({ rules, now: NOW, cardOf: ({ id }) => ({ id }) });
    engine.load(cars);
    facets = engine.search(emptyState()).facets;
    listings = readListings(readFileSync(FILE, 'utf8')).filter(({ Brand }) => Brand !== '');
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
    expect(facets.price_range.map(({ count }) => count)).toEqual(
      facets.price_range.map(({ value }) => inBand(value)),
    );
    expect(facets.price_range.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length);
  });

  test('prices are those of the file, one by one', () => {
    const prices = countBy(listings, ({ Price }) => (/^\d+$/.test(Price!) ? Price! : 'none'));
    expect(countBy(cars, ({ price }) => (price === null ? 'none' : String(price)))).toEqual(prices);
  });
});
