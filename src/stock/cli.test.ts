import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { seedStockGroup } from '../../tests/stock-group.ts';
import { runStockCommand } from './cli.ts';

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

const stock = (...words: string[]): Promise<Ended> => stockWith({ DATABASE_URL: opened.url }, ...words);

async function stockWith(env: NodeJS.ProcessEnv, ...words: string[]): Promise<Ended> {
  const said = { out: '', err: '' };
  const code = await runStockCommand(words, {
    env,
    stdin: Readable.from([]),
    stdout: { write: (text) => (said.out += text) },
    stderr: { write: (text) => (said.err += text) },
  });
  return { code, ...said };
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
    const some = await stock(...args, '--report', report, await file('some.csv', csv('4,=cmd,Rio,1492,9', ...ROWS)));
    expect(some.code).toBe(2);
    expect(some.out).toContain('the year 1492 is not between 1900 and');
    const lines = (await readFile(report, 'utf8')).split('\r\n');
    expect(lines[0]).toBe('\uFEFFseverity,line,stocknum,field,value,reason');
    expect(lines[1]).toMatch(/^refused,2,4,year,1492,the year 1492 is not between 1900 and \d{4}$/);

    const stopped = await stock(...args, await file('short.csv', csv(ROWS[0]!)));
    expect(stopped.code).toBe(1);
    expect(stopped.out).toContain('2 of 3 vehicles of the feed "main"');
  });

  test('is a program that reads standard input, and ends with the code of its report', async () => {
    const program = join(import.meta.dirname, 'cli.ts');
    const words = ['import', '--site', 'yard', '--location', 'north', '--feed', 'piped', '-'];
    const env = { ...process.env, DATABASE_URL: opened.url };
    const child = spawn(process.execPath, [program, ...words], { env });
    child.stdin.end(csv('p1,Kia,Rio,2020,9990', 'p2,=cmd,Rio,1492,9'));
    const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    expect({ code, err }).toEqual({ code: 2, err: '' });
    expect(out).toMatch(/^Imported\.[\s\S]*added +1\n/);
  });

  test('tells the report as JSON, and a dry run changes nothing', async () => {
    const args = ['import', '--site', 'yard', '--location', 'north', '--feed', 'tried'];
    const rows = ROWS.map((row) => `t${row}`);
    expect((await stock(...args, await file('tried.csv', csv(...rows)))).code).toBe(0);
    const more = await file('more.csv', csv(...rows, 't9,Kia,Picanto,2024,17990'));
    for (const _twice of [1, 2]) {
      const { code, out } = await stock(...args, '--dry-run', '--json', more);
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ outcome: 'tried', added: 1, unchanged: 3, stockVersion: null });
    }
  });

  test('a report that cannot be written is told before anything is imported', async () => {
    const args = ['import', '--site', 'yard', '--location', 'north', '--feed', 'unreported'];
    const stock1 = await file('unreported.csv', csv('u1,Kia,Rio,2020,9990'));
    const nowhere = join(folder, 'none', 'report.csv');
    const { code, err } = await stock(...args, '--report', nowhere, stock1);
    expect(code).toBe(1);
    expect(err).toContain(`The report ${nowhere} can’t be written: ENOENT`);
    const itself = await stock(...args, '--report', stock1, stock1);
    expect(itself).toMatchObject({ code: 1, err: expect.stringContaining('would overwrite') });
    expect((await stock(...args, '--json', stock1)).out).toContain('"added": 1');
  });

  test.skipIf(!existsSync('/dev/full'))(
    'a report that ends half-way does not hide that the import is done',
    async () => {
      const args = ['import', '--site', 'yard', '--location', 'north', '--feed', 'half-reported'];
      const rows = await file('half.csv', csv('h1,Kia,Rio,2020,9990'));
      const { code, out, err } = await stock(...args, '--report', '/dev/full', rows);
      expect({ code, out }).toEqual({ code: 2, out: expect.stringMatching(/^Imported\./) });
      expect(err).toContain('The report is incomplete: ENOSPC');
    },
  );

  test('an address that is none of a database is told by the name of its variable', async () => {
    const { code, err } = await stockWith({ DATABASE_URL: 'mysql://x' }, 'import', '--site', 'yard', 'package.json');
    expect(code).toBe(1);
    expect(err).toContain('DATABASE_URL: must be an address');
  });

  test.each([
    [[], 'There is no command ""; the only command is import.'],
    [['import', 'x.csv'], '--site <slug> is missing.'],
    [['import', '--site', 'yard'], 'The file to import is missing.'],
    [['import', '--site', 'yard', '--fierce', 'x.csv'], "Unknown option '--fierce'"],
    [['import', '--site', 'yard', 'no-such.csv'], 'There is no file no-such.csv.'],
    [
      ['import', '--site', 'yard', '--mapping', 'none.json', 'package.json'],
      'The mapping file none.json can’t be read',
    ],
    [['import', '--site', 'yard', '--feed', 'A b', 'x.csv'], '--feed: "A b" can’t be a feed name'],
    [['import', '--site', 'nowhere', 'package.json'], 'There is no site "nowhere".'],
  ])('%j ends with 1 and says why', async (words, reason) => {
    const { code, err } = await stock(...words);
    expect(code).toBe(1);
    expect(err).toContain(reason);
  });
});
