import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { listStoredPlaces } from '../../db/queries/sites/places.ts';
import { listSiteSummaries, listSites, removeSite, saveSite } from '../../db/queries/sites/sites.ts';
import { applySiteFolders, recheckSiteFolders } from './apply.ts';
import { checkSiteFolders } from './check.ts';

let db: TestDatabase;
let folder: string;
let problems: string[];

const log = { error: (line: string) => problems.push(line), warn: (line: string) => problems.push(line) };

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db.close());

// Every test begins with two sites of one group, and one of another, as their folders say.
beforeEach(async () => {
  await db.database.asPlatform(async (tx) => {
    for (const { slug } of await listSites(tx)) await removeSite(tx, slug);
  });
  folder = mkdtempSync(join(tmpdir(), 'forecourt-apply-'));
  problems = [];
  writeSite('alpha', { places: ['north', 'south'] });
  writeSite('sister', { group: 'alpha', places: ['west'] });
  writeSite('beta', { places: ['east'] });
  await apply();
  expect(problems).toEqual([]);
});

afterEach(() => rmSync(folder, { recursive: true }));

interface Written {
  group?: string;
  name?: string;
  hosts?: string[];
  places?: string[];
}

function writeSite(slug: string, { group = slug, name = slug, hosts = [`www.${slug}.example`], places = [] }: Written) {
  const write = (file: string, content: unknown) => writeFileSync(join(folder, slug, file), JSON.stringify(content));
  mkdirSync(join(folder, slug), { recursive: true });
  write('site.json', {
    group: { slug: group, name: group },
    hosts,
    settings: { brand: { name }, contact: { phone: '07 5550 1234' } },
  });
  const dealerships = places.map((place) => ({ slug: place, name: place }));
  write('dealerships.json', dealerships);
  write(
    'locations.json',
    dealerships.map((one) => ({ ...one, dealership_slug: one.slug, address: {} })),
  );
}

const apply = (...only: string[]) => applySiteFolders(db.database, folder, log, only.length > 0 ? { only } : {});

const listNames = () =>
  db.database.asPlatform(async (tx) =>
    Object.fromEntries((await listSiteSummaries(tx)).map(({ slug, name }) => [slug, name])),
  );

/** Those that are left as a dealership, a location or both. */
const listPlaces = () =>
  db.database.asPlatform(async (tx) => [
    ...new Set((await listStoredPlaces(tx)).map(({ group, slug }) => `${group}/${slug}`).sort()),
  ]);

/** As somebody does who writes a site's settings past its folder. */
const editPastFolder = (slug: string) =>
  db.database.asPlatform(async (tx) => {
    const stored = (await listSites(tx)).find((site) => site.slug === slug)!;
    await saveSite(tx, { ...stored, settings: { ...stored.settings, brand: { name: 'Edited' } } });
  });

test('[A2] only folders that have changed are checked, and handed on to those who look for mistakes', async () => {
  writeSite('beta', { name: 'Beta renamed', places: ['east'] });
  const { checked } = await apply();
  expect(checked.map(({ slug, check }) => [slug, check.ok])).toEqual([['beta', true]]);
  expect((await apply()).checked).toEqual([]);
});

test('[A2] of named folders only these are read; the others stay as they were applied last', async () => {
  for (const slug of ['alpha', 'beta']) writeSite(slug, { name: 'Renamed' });
  writeFileSync(join(folder, 'sister', 'site.json'), 'not JSON');
  mkdirSync(join(folder, 'new'));
  expect(await apply('sister', 'alpha', 'alpha')).toMatchObject({ applied: ['alpha'], refused: ['sister'] });
  expect(await listNames()).toEqual({ alpha: 'Renamed', beta: 'beta', sister: 'sister' });
  problems = [];
  expect(await apply('alpha')).toMatchObject({ applied: ['alpha'], changed: [], checked: [], refused: [] });
  expect(problems).toEqual([]);
});

test('[A2] a name without a folder is an error that says which is near, and nothing is applied', async () => {
  writeSite('alpha', { name: 'Renamed' });
  await expect(apply('alpha', 'bta')).rejects.toThrow('There is no folder sites/bta. Did you mean beta?');
  await expect(apply('../alpha')).rejects.toThrow('There is no folder sites/../alpha.');
  expect(await listNames()).toMatchObject({ alpha: 'alpha' });
});

test('[A1] a named folder cannot claim a host or a place of one that is not read, whichever comes first', async () => {
  writeSite('alpha', { hosts: ['www.beta.example'], places: ['north', 'west'] });
  expect(await apply('alpha')).toMatchObject({ applied: [], refused: ['alpha'] });
  expect(problems.map((line) => line.replace(/\. .*/, ''))).toEqual([
    'sites/alpha/site.json: hosts[0]: host "www.beta.example" already belongs to sites/beta',
    'sites/alpha/dealerships.json: [1].slug: dealership "west" already belongs to sites/sister',
    'sites/alpha/locations.json: [1].slug: location "west" already belongs to sites/sister',
  ]);
  // Named together, they are as the folders say.
  writeSite('beta', { hosts: ['beta.example'], places: ['east'] });
  writeSite('sister', { group: 'alpha', places: ['south'] });
  expect(await apply('alpha', 'beta', 'sister')).toMatchObject({ refused: [] });
});

test('[A2] places that a named folder leaves out go; those of folders that are not read stay', async () => {
  writeSite('alpha', { places: ['north'] });
  writeSite('beta', { places: ['centre'] });
  await apply('alpha');
  expect(await listPlaces()).toEqual(['alpha/north', 'alpha/west', 'beta/east']);
  await apply('sister');
  expect(await listPlaces()).toEqual(['alpha/north', 'alpha/west', 'beta/east']);
  await apply();
  expect(await listPlaces()).toEqual(['alpha/north', 'alpha/west', 'beta/centre']);
});

test('[A2] no place goes while nobody knows what a folder that is not read names', async () => {
  await editPastFolder('sister');
  writeSite('alpha', { places: ['north'] });
  await apply('alpha');
  expect(await listPlaces()).toEqual(['alpha/north', 'alpha/south', 'alpha/west', 'beta/east']);
  await apply();
  expect(await listPlaces()).toEqual(['alpha/north', 'alpha/west', 'beta/east']);
});

test('[A2] a check of named folders checks these alone, changed or not, and changes nothing', async () => {
  writeSite('alpha', { name: 'Renamed', hosts: ['www.beta.example'] });
  const check = (...only: string[]) => checkSiteFolders(db.database, { SITES_DIR: folder }, log, { only });
  expect(await check('beta')).toMatchObject({ applied: ['beta'], changed: ['beta'], refused: [] });
  expect(problems).toEqual([]);
  expect(await check('alpha')).toMatchObject({ applied: [], refused: ['alpha'] });
  expect(problems.join()).toContain('host "www.beta.example" already belongs to sites/beta');
  expect(await listNames()).toMatchObject({ alpha: 'alpha' });
});

test('[A2] folders are checked again after an upgrade, but not for a site whose folder is gone', async () => {
  const age = (slug: string) =>
    db.database.asPlatform((tx) =>
      tx.client.query(`update site set folder = jsonb_set(folder, '{code}', '"older"') where slug = $1`, [slug]),
    );
  rmSync(join(folder, 'beta'), { recursive: true });
  await age('beta');
  // What has changed meanwhile shows whether the folders were looked at.
  writeSite('alpha', { name: 'Renamed' });
  await recheckSiteFolders(db.database, folder, log);
  expect(await listNames()).toMatchObject({ alpha: 'alpha' });
  await age('sister');
  await recheckSiteFolders(db.database, folder, log);
  expect(await listNames()).toMatchObject({ alpha: 'Renamed' });
});
