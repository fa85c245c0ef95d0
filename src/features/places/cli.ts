import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { readDatabaseConfig } from '../../db/config.ts';
import { describeDatabaseError } from '../../db/describe-error.ts';
import { openDatabase } from '../../db/open.ts';
import { savePostalPlaces } from '../../db/queries/sites/postal-places.ts';
import { type PostalPlace, readPostalPlaces } from '../../integrations/geocoding/geonames.ts';
import { packPlaces, SHIPPED_FILE } from '../../integrations/geocoding/postal-table.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

const HELP = `\
npm run postcodes -- load <file>   replaces the loaded postcodes and suburbs with those in a file
npm run postcodes -- pack <file>   rebuilds the table that comes with the project from a file

The file is GeoNames' AU.txt of postal codes (download.geonames.org/export/zip), unpacked: twelve columns separated by \
tabs.
A loaded table is used instead of the one that comes with the project.
`;

/** Throws when the file cannot be read, or with its first wrong line. */
export async function readPostalFile(file: string): Promise<PostalPlace[]> {
  const stream = createReadStream(file, 'utf8');
  // Without this, a missing file would end the reading of lines silently.
  const failed = new Promise<never>((_, reject) => stream.once('error', reject));
  const lines = createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY });
  return Promise.race([readPostalPlaces(lines), failed]);
}

async function load(file: string): Promise<string> {
  const places = await readPostalFile(file);
  const log = { info: () => {}, warn: console.error };
  const database = await openDatabase({ ...readDatabaseConfig(process.env, ROOT), poolSize: 2, log });
  try {
    await database.asPlatform((tx) => savePostalPlaces(tx, places), { statementTimeoutMs: 0 });
  } finally {
    await database.close();
  }
  const postcodes = new Set(places.map(({ postcode }) => postcode)).size;
  return `Loaded ${places.length} places of ${postcodes} postcodes.\n`;
}

async function pack(file: string): Promise<string> {
  const places = await readPostalFile(file);
  const packed = packPlaces(places);
  await writeFile(SHIPPED_FILE, packed);
  return `Packed ${places.length} places into ${packed.length} bytes: ${relative(ROOT, SHIPPED_FILE)}.\n`;
}

const COMMANDS: Readonly<Record<string, (file: string) => Promise<string>>> = { load, pack };

async function main(words: readonly string[]): Promise<number> {
  const [name = '', file, ...more] = words;
  const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (words.length === 0 || words.includes('--help') || words.includes('-h')) {
    process.stdout.write(HELP);
    return words.length === 0 ? 1 : 0;
  }
  try {
    if (!run) throw new Error(`There is no command "${name}".\n\n${HELP}`);
    if (!file) throw new Error(`Which file?\n\n${HELP}`);
    if (more.length > 0) throw new Error(`"${more[0]}" is one word too many.\n\n${HELP}`);
    process.stdout.write(await run(resolve(process.env.INIT_CWD ?? '', file)));
    return 0;
  } catch (error) {
    console.error(describeDatabaseError(error));
    return 1;
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
