import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteRecord } from '../../src/db/queries/sites/sites.ts';
import { FEED_FIELD_NAMES } from '../../src/stock/feeds/fields.ts';
import { importStock } from '../../src/stock/import/import-stock.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { NOON, readStock, seedStockGroup } from '../stock-group.ts';

let opened: TestDatabase;
let site: SiteRecord;
beforeAll(async () => {
  opened = await createTestDatabase();
  site = await seedStockGroup(opened.database, 'yard');
});
afterAll(() => opened?.close());

const importRows = (rows: object[]) =>
  importStock(opened.database, {
    site: site.slug,
    format: 'ndjson',
    location: 'north',
    force: true,
    now: NOON,
    source: Readable.from(rows.map((row) => Buffer.from(`${JSON.stringify(row)}\n`))),
  });

/**
 * The oddest values that a feed can hold: any JSON, numbers and dates out of bounds, characters that no database
 * accepts.
 */
const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3, noUnicodeString: false }),
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(
    '\0',
    '\ud800',
    'a\tb\nc\\',
    '{"a":1}',
    '[1]',
    '1e999',
    '0000-01-01T00:00:00Z',
    '99/99/9999',
    '$-1',
    '9'.repeat(30),
  ),
  fc.record({ url: fc.constantFrom('/\0', 'https://a.example/\ud800', '//x') }),
);
const row = fc.record({
  stocknum: fc.integer({ min: 0, max: 40 }).map((number) => `S${number}`),
  make: fc.constantFrom('Kia', 'TOYOTA', 'Land'),
  model: fc.constantFrom('Rio', '3', 'Rover'),
});
const oddFields = fc.dictionary(fc.constantFrom(...FEED_FIELD_NAMES), oddValue, { maxKeys: 12 });
const feed = fc.array(
  fc.tuple(row, oddFields).map(([sound, odd]) => ({ ...sound, ...odd })),
  { minLength: 1, maxLength: 25 },
);

test('whatever a feed holds, each row is taken or refused, and the same feed again changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(feed, async (rows) => {
      const report = await importRows(rows);
      expect(report.accepted + report.refused).toBe(rows.length);
      const kept = await readStock(opened.database, site);
      const again = await importRows(rows);
      expect(again).toMatchObject({
        outcome: report.outcome === 'stopped' ? 'stopped' : 'unchanged',
        accepted: report.accepted,
      });
      expect(await readStock(opened.database, site)).toEqual(kept);
    }),
    { numRuns: 40 },
  );
});
