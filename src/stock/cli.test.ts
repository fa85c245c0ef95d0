import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { seedStockGroup } from '../../tests/stock-group.ts';

let opened: TestDatabase;
let folder: string;
beforeAll(async () => {
  opened = await createTestDatabase();
  await seedStockGroup(opened.database, 'yard');
  folder = await mkdtemp(join(tmpdir(), 'stock-cli-'));
});
afterAll(async () => {
  await opened?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Ended {
  code: number;
  out: string;
  err: string;
}

function stock(...words: string[]): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL: opened.url };
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'cli.ts'), ...words],
      { env },
      (error, out, err) => {
        done({ code: error ? Number(error.code) : 0, out, err });
      },
    );
  });
}

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

const ROWS = ['1,Kia,Rio,2020,9990', '2,Kia,Cerato,2021,19990', '3,Kia,Stonic,2022,24990'];
const csv = (...rows: string[]): string => `stocknum,make,model,year,price\n${rows.join('\n')}\n`;

describe('npm run stock -- import', () => {
  test('ends with 0, 2 or 1: all in, some rows refused, nothing imported', async () => {
    const args = ['import', '--site', 'yard', '--location', 'north'];
    const good = await stock(...args, await file('good.csv', csv(...ROWS)));
    expect(good).toMatchObject({ code: 0, err: '' });
    expect(good.out).toMatch(/^Imported\.[\s\S]*format csv[\s\S]*rows read +3\n[\s\S]*added +3\n/);

    const report = join(folder, 'report.csv');
    const some = await stock(
      ...args,
      '--report',
      report,
      await file('some.csv', csv('4,=cmd,Rio,1492,9', ...ROWS)),
    );
    expect(some.code).toBe(2);
    expect(some.out).toContain('the year 1492 is not between 1900 and');
    const lines = (await readFile(report, 'utf8')).split('\r\n');
    expect(lines[0]).toBe('\uFEFFseverity,line,stocknum,field,value,reason');
    expect(lines[1]).toMatch(/^refused,2,4,year,1492,the year 1492 is not between 1900 and \d{4}$/);

    const stopped = await stock(...args, await file('short.csv', csv(ROWS[0]!)));
    expect(stopped.code).toBe(1);
    expect(stopped.out).toContain('2 of 3 vehicles of the feed "main"');
  });

  test('tells the report as JSON, and a dry run changes nothing', async () => {
    const more = await file('more.csv', csv(...ROWS, '9,Kia,Picanto,2024,17990'));
    const { code, out } = await stock(
      'import',
      '--site',
      'yard',
      '--location',
      'north',
      '--dry-run',
      '--json',
      more,
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ outcome: 'tried', added: 1, unchanged: 3, stockVersion: null });
  });

  test.each([
    [[], 'There is no command ""; the one there is: import.'],
    [['import', 'x.csv'], '--site <slug> is missing.'],
    [['import', '--site', 'yard'], 'The file to import is missing.'],
    [['import', '--site', 'yard', '--fierce', 'x.csv'], "Unknown option '--fierce'"],
    [['import', '--site', 'yard', 'no-such.csv'], 'There is no file no-such.csv.'],
    [
      ['import', '--site', 'yard', '--mapping', 'none.json', 'package.json'],
      'The mapping file none.json cannot be read',
    ],
    [['import', '--site', 'nowhere', 'package.json'], 'There is no site "nowhere".'],
  ])('%j ends with 1 and says why', async (words, reason) => {
    const { code, err } = await stock(...words);
    expect(code).toBe(1);
    expect(err).toContain(reason);
  });
});
