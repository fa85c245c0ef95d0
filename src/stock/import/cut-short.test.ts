import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { importText, NOON, readStock, readVersion, seedStockGroup } from '../../../tests/stock-group.ts';
import type { SiteRecord } from '../../db/queries/sites/sites.ts';
import { parseMapping } from '../feeds/mapping/load.ts';
import { importStock } from './import-stock.ts';

let opened: TestDatabase;
let site: SiteRecord;
beforeAll(async () => {
  opened = await createTestDatabase();
  site = await seedStockGroup(opened.database, 'cut');
  await importText(opened.database, WHOLE, { site: site.slug });
});
afterAll(() => opened?.close());

const HEADER = 'stocknum,make,model,km,price';
const WHOLE = `${HEADER}\n${Array.from({ length: 10 }, (_, at) => `C${at},Kia,Rio,5,1999${at}`).join('\n')}\n`;
/** Up to the middle of the ninth of ten rows: less is missing than a feed may remove at once. */
const upTo = (text: string): string => WHOLE.slice(0, WHOLE.indexOf(text) + text.length);

const tryText = (text: string, options: Partial<Parameters<typeof importText>[2]> = {}) =>
  importText(opened.database, text, { site: site.slug, ...options });
const kept = async () => ({
  stock: await readStock(opened.database, site),
  version: await readVersion(opened.database, site),
});

// Regression: half a file was taken for the whole, which would mark the vehicles in the other half as sold.
describe('[B4] a full feed that was cut short stops, with the reason, and changes nothing', () => {
  test.each([
    ['in the middle of a row', upTo('C8,Kia,R'), /its last row, at line 10, has 3 of 5 cells/],
    ['in the middle of the last cell of a row', upTo('C8,Kia,Rio,5,19'), /at line 10, has no line end/],
    ['behind the last cell of a row', upTo('C8,Kia,Rio,5,19998'), /at line 10, has no line end/],
    ['in a row whose line end was put there', `${upTo('C8,Kia,R')}\n`, /at line 10, has 3 of 5 cells/],
    ['with CRLF', upTo('C8,Kia,Rio,5,19').replaceAll('\n', '\r\n'), /at line 10, has no line end/],
  ])('%s', async (_, text, reason) => {
    const before = await kept();
    const report = await tryText(text);
    expect(report).toMatchObject({ outcome: 'stopped', gone: 0 });
    expect(report.reason).toMatch(/^The file seems to be cut short: /);
    expect(report.reason).toMatch(reason);
    expect(await kept()).toEqual(before);
  });

  test('in the middle of a line of NDJSON; one that is whole may lack its line end', async () => {
    const before = await kept();
    const lines = Array.from({ length: 10 }, (_, at) =>
      JSON.stringify({ stocknum: `C${at}`, make: 'Kia', model: 'Rio', km: 5, price: 19990 + at }),
    ).join('\n');
    const report = await tryText(lines.slice(0, -4));
    expect(report).toMatchObject({ outcome: 'stopped', reason: expect.stringMatching(/last line, 10,/) });
    expect(await tryText(lines)).toMatchObject({ outcome: 'unchanged', accepted: 10 });
    expect(await kept()).toEqual(before);
  });

  test('wherever its pieces are cut; blank lines and blanks behind the last row do no harm', async () => {
    const pieces = (text: string) => Readable.from([...text].map((letter) => Buffer.from(letter)));
    const about = { site: site.slug, location: 'north-yard', now: NOON };
    const whole = `${WHOLE}\n  \n`;
    const import_ = (text: string) => importStock(opened.database, { ...about, source: pieces(text), dryRun: true });
    expect(await import_(whole)).toMatchObject({ outcome: 'tried', accepted: 10, refused: 0, gone: 0 });
    expect(await import_(whole.trimEnd())).toMatchObject({ outcome: 'stopped' });
  });
});

test('in a partial feed only the last row is refused: nothing is sold, and its price may be half of one', async () => {
  const report = await tryText('stocknum,make,model,km,price\nC0,Kia,Rio,6,18000\nC1,Kia,Rio,6,18', {
    partial: true,
  });
  expect(report).toMatchObject({ outcome: 'imported', changed: 1, refused: 1, gone: 0 });
  expect(report.problems).toMatchObject([
    { severity: 'refused', line: 3, stocknum: 'C1', reason: expect.stringContaining('cut short') },
  ]);
  const stock = await readStock(opened.database, site);
  expect(stock.slice(0, 2).map(({ price }) => price)).toEqual([18000, 19991]);
});

test('a file that is whole without a last line end goes in with --force, or when its mapping says so', async () => {
  const text = WHOLE.trimEnd();
  expect(await tryText(text, { force: true, dryRun: true })).toMatchObject({ accepted: 10, refused: 0 });
  const mapping = parseMapping({ name: 'no-end', extends: 'csv', lastLineEnd: 'optional', fields: {} });
  expect(await tryText(text, { mapping, dryRun: true })).toMatchObject({ outcome: 'tried', accepted: 10 });
  expect(await tryText(upTo('C8,Kia,R'), { mapping })).toMatchObject({ outcome: 'stopped' });
});
