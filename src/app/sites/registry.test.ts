import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { eventually } from '../../../tests/settled.ts';
import { listSites, removeSite, saveSite } from '../../db/queries/sites/sites.ts';
import { DiskCache } from '../../integrations/images/disk/disk-cache.ts';
import { PictureService } from '../../integrations/images/picture-service.ts';
import { LiveStock } from '../../stock/live/live-stock.ts';
import { SiteRefused } from '../site-refused.ts';
import { applySiteFolders, recheckSiteFolders, rehearseSiteFolders } from './apply.ts';
import { checkSiteFolders } from './check.ts';
import { findRequestContext } from './context.ts';
import { SiteRegistry } from './registry.ts';

let db: TestDatabase;
let folder: string;
let stock: LiveStock;
let sites: SiteRegistry;
let refused = 0;
const log = pino({ level: 'silent' });

beforeAll(async () => {
  db = await createTestDatabase();
  stock = new LiveStock({ database: db.database, clock: () => new Date(), onError: () => {} });
  sites = new SiteRegistry({
    database: db.database,
    stock,
    log,
    hasLocalHosts: true,
    onRefused: () => (refused += 1),
  });
  await stock.listen();
  await sites.start();
});

// Every test begins with two sites and their folders.
beforeEach(async () => {
  await db.database.asPlatform(async (tx) => {
    for (const { slug } of await listSites(tx)) if (slug !== 'alpha' && slug !== 'beta') await removeSite(tx, slug);
  });
  folder = mkdtempSync(join(tmpdir(), 'forecourt-sites-'));
  writeSite('alpha', { hosts: ['www.alpha.example', 'alpha.example'] });
  writeSite('beta', {});
  await apply();
  await eventually('the two sites', () => {
    const [alpha, beta, ...others] = sites.list().toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
    return alpha?.hosts.length === 2 && beta?.name === 'The beta' && others.length === 0;
  });
  refused = 0;
});

afterEach(() => rmSync(folder, { recursive: true }));

afterAll(async () => {
  sites.stop();
  stock.stop();
  await db.close();
});

function writeSite(
  slug: string,
  { hosts = [], name = `The ${slug}`, settings = {} }: { hosts?: string[]; name?: string; settings?: object },
) {
  mkdirSync(join(folder, slug), { recursive: true });
  const document = {
    group: { slug: `${slug}-group`, name },
    hosts,
    settings: { brand: { name }, contact: { phone: '07 5550 1234' }, ...settings },
  };
  writeFileSync(join(folder, slug, 'site.json'), JSON.stringify(document));
}

async function apply() {
  const problems: string[] = [];
  const note = (line: string) => problems.push(line);
  const { applied, changed, refused: slugs } = await applySiteFolders(db.database, folder, { error: note, warn: note });
  return { applied, changed, refused: slugs, problems };
}

const pictures = new PictureService({ mediaFolder: undefined, cache: new DiskCache(tmpdir(), 0), log });

const openSite = (host: string) => sites.open(sites.find(host)!);

const context = (host: string) =>
  findRequestContext(
    { sites, stock, pictures, dataDir: folder, clock: () => new Date(), log },
    { host, origin: `http://${host}`, requestSource: 'this_machine' },
    new URL(`http://${host}/search/used-cars.data?make=Toyota&_routes=x`),
    'id',
  );

test('[A1] a site is found by exactly its hosts, and by its slug for development', () => {
  expect(sites.find('www.alpha.example')?.slug).toBe('alpha');
  expect(sites.find('alpha.example')?.slug).toBe('alpha');
  expect(sites.find('beta.localhost')?.slug).toBe('beta');
  for (const host of ['alpha.example.evil.com', 'x.alpha.example', 'ww.alpha.example', 'alpha', ''])
    expect(sites.find(host)).toBeUndefined();
});

test('[A1] a request of a host that is no site has no context', async () => {
  expect(await context('nobody.example')).toBeUndefined();
});

test('a request knows the address that the visitor sees, and links point to the first host', async () => {
  const known = await context('alpha.example');
  expect(known?.url.href).toBe('http://alpha.example/search/used-cars?make=Toyota');
  expect(known?.site.origin).toBe('http://www.alpha.example');
  expect((await context('alpha.localhost'))?.site.origin).toBe('http://alpha.localhost');
});

test('[A2] changed settings go live without a restart, under a higher version', async () => {
  const before = (await openSite('beta.localhost')).settingsVersion;
  writeSite('beta', { name: 'Beta Renamed' });
  expect((await apply()).refused).toEqual([]);
  await eventually('the new name', () => sites.find('beta.localhost')?.name === 'Beta Renamed');
  const { settings, settingsVersion } = await openSite('beta.localhost');
  expect(settings.brand.name).toBe('Beta Renamed');
  expect(settingsVersion).toBeGreaterThan(before);
});

test('[A2] applying the same folders again changes nothing', async () => {
  const before = sites.list().map(({ settingsVersion }) => settingsVersion);
  await apply();
  await sites.settled();
  expect(sites.list().map(({ settingsVersion }) => settingsVersion)).toEqual(before);
});

test('[A2] a folder is checked and written again only when it has changed, or its site has', async () => {
  expect(await apply()).toMatchObject({ applied: ['alpha', 'beta'], changed: [], refused: [] });
  writeSite('beta', { name: 'Beta Renamed' });
  expect(await apply()).toMatchObject({ applied: ['alpha', 'beta'], changed: ['beta'] });
  // Written by somebody else, the site no longer is what its folder says.
  await db.database.asPlatform(async (tx) => {
    const stored = (await listSites(tx)).find(({ slug }) => slug === 'alpha')!;
    await saveSite(tx, { ...stored, settings: { ...stored.settings, brand: { name: 'Edited' } } });
  });
  expect(await apply()).toMatchObject({ changed: ['alpha'] });
  await eventually('the folder’s name', () => sites.find('alpha.localhost')?.name === 'The alpha');
  // A check looks at everything.
  expect(await rehearse()).toMatchObject({ applied: ['alpha', 'beta'], changed: ['alpha', 'beta'] });
});

test('[A2] a start leaves folders alone that older code has checked; they are checked after it', async () => {
  const log = { error: () => {}, warn: () => {} };
  const age = () =>
    db.database.asPlatform((tx) =>
      tx.client.query(`update site set folder = jsonb_set(folder, '{code}', '"older"') where slug = 'beta'`),
    );
  await age();
  const started = await applySiteFolders(db.database, folder, log, { trustsOtherCode: true });
  expect(started).toMatchObject({ applied: ['alpha', 'beta'], changed: [] });
  await recheckSiteFolders(db.database, folder, log);
  expect(await apply()).toMatchObject({ changed: [] });
  await age();
  expect(await apply()).toMatchObject({ changed: ['beta'] });
});

test('[A1] a new folder cannot claim the host of one that is not checked again', async () => {
  writeSite('omega', { hosts: ['www.alpha.example'] });
  const { changed, refused: slugs, problems } = await apply();
  expect([changed, slugs]).toEqual([[], ['omega']]);
  expect(problems.join('\n')).toContain('host "www.alpha.example" already belongs to sites/alpha');
});

test('[A2] settings that are refused never go live: what is wrong is said, the last good ones stay', async () => {
  const { name } = await openSite('beta.localhost');
  writeSite('beta', { name: 'Beta Broken', settings: { serach: {} } });
  const { refused: slugs, problems } = await apply();
  expect(slugs).toEqual(['beta']);
  expect(problems.join('\n')).toMatch(/sites\/beta\/site\.json: settings\.serach: .*Did you mean "?search/s);
  await sites.settled();
  expect((await openSite('beta.localhost')).settings.brand.name).toBe(name);
});

test('[A2] settings that an older program let in are refused when loaded, and the site goes on', async () => {
  const { id, groupId } = await openSite('alpha.localhost');
  await db.database.asPlatform(async (tx) => {
    await tx.client.query(
      `update site set settings = '{"brand": {}}', settings_version = settings_version + 1 where id = $1 ` +
        'and group_id = $2',
      [id, groupId],
    );
  });
  await eventually('the refusal', () => refused > 0);
  await sites.settled();
  expect((await openSite('alpha.localhost')).settings.brand.name).toBe('The alpha');
  // Nor are they given up when its index is unloaded.
  sites.release(id);
  expect((await context('alpha.localhost'))?.settings.brand.name).toBe('The alpha');
  expect(refused).toBe(1);
});

test('[A2] a site whose settings are refused, without good ones before them, cannot be opened', async () => {
  writeSite('zeta', {});
  await apply();
  await eventually('the site', () => sites.find('zeta.localhost') !== undefined);
  await db.database.asPlatform((tx) =>
    tx.client.query(`update site set settings = '{"brand": {}}', settings_version = 9 where slug = 'zeta'`),
  );
  await expect(context('zeta.localhost')).rejects.toThrow(SiteRefused);
  await expect(context('zeta.localhost')).rejects.toThrow('The settings of the site "zeta" are invalid');
  expect(refused).toBe(1);
});

test('a site is opened once for all who ask for it, and only when somebody does', async () => {
  writeSite('zeta', {});
  await apply();
  await eventually('the site', () => sites.find('zeta.localhost') !== undefined);
  const { id } = sites.find('zeta.localhost')!;
  expect(sites.findOpen(id)).toBeUndefined();
  const [one, other] = await Promise.all([openSite('zeta.localhost'), openSite('zeta.localhost')]);
  expect(other).toBe(one);
  expect(sites.findOpen(id)).toBe(one);
  sites.release(id);
  expect(sites.findOpen(id)).toBeUndefined();
  expect((await openSite('zeta.localhost')).settings.brand.name).toBe('The zeta');
});

test('[A1] of two folders that claim one host the later is refused, and all others are written', async () => {
  writeSite('gamma', { hosts: ['www.alpha.example'] });
  writeSite('zeta', { name: 'The zeta' });
  const { applied, refused: slugs, problems } = await apply();
  expect(slugs).toEqual(expect.arrayContaining(['gamma']));
  expect(applied).toEqual(expect.arrayContaining(['alpha', 'zeta']));
  expect(problems.join('\n')).toMatch(
    /sites\/gamma\/site\.json: hosts\[0\]: host "www\.alpha\.example" already belongs to sites\/alpha/,
  );
});

test('[A1] a host moves from one site to another in one go, whichever comes first', async () => {
  writeSite('alpha', { hosts: ['alpha.example'] });
  writeSite('aardvark', { hosts: ['www.alpha.example'] });
  expect((await apply()).refused).not.toContain('aardvark');
  await eventually('the move', () => sites.find('www.alpha.example')?.slug === 'aardvark');
  expect(sites.find('alpha.example')?.slug).toBe('alpha');
});

test('a site whose folder is gone goes on, is warned of, and goes when it is removed', async () => {
  writeSite('zeta', {});
  await apply();
  await eventually('the site', () => sites.find('zeta.localhost') !== undefined);
  rmSync(join(folder, 'zeta'), { recursive: true });
  const { problems } = await apply();
  expect(problems.join('\n')).toContain('npm run sites -- remove zeta');
  expect(sites.find('zeta.localhost')?.slug).toBe('zeta');
  expect(await db.database.asPlatform((tx) => removeSite(tx, 'zeta'))).toBe(true);
  await eventually('the removal', () => sites.find('zeta.localhost') === undefined);
});

async function rehearse() {
  const problems: string[] = [];
  const note = (line: string) => problems.push(line);
  const done = await rehearseSiteFolders(db.database, folder, { error: note, warn: note });
  return { applied: done.applied, changed: done.changed, refused: done.refused, problems };
}

test('[A2] a check refuses a folder whose picture does not exist; without a media folder nobody can tell', async () => {
  writeSite('gamma', {
    settings: {
      brand: { name: 'Gamma', logo: { image: 'https://pictures.example/logo.png', onDark: '/media/white.png' } },
    },
  });
  const problems: string[] = [];
  const note = (line: string) => problems.push(line);
  const check = (MEDIA_DIR?: string) =>
    checkSiteFolders(db.database, { SITES_DIR: folder, MEDIA_DIR }, { error: note, warn: note });
  expect((await check(folder)).refused).toContain('gamma');
  expect(problems).toContain('sites/gamma/site.json: settings.brand.logo.onDark: there is no file /media/white.png.');
  expect((await check()).refused).not.toContain('gamma');
  writeFileSync(join(folder, 'white.png'), 'a picture');
  expect((await check(folder)).refused).not.toContain('gamma');
  rmSync(join(folder, 'gamma'), { recursive: true });
});

const kept = () => db.database.asPlatform(async (tx) => JSON.stringify(await listSites(tx)));

// `check` used to accept a folder that `apply` refused, for reasons that only the database knows.
test('[A2] a rehearsal refuses what is refused, for the same reasons, and changes nothing', async () => {
  writeSite('gone', { hosts: ['www.gone.example'] });
  await apply();
  rmSync(join(folder, 'gone'), { recursive: true });
  writeSite('beta', { name: 'Beta of another day' });
  writeSite('delta', { name: 'Delta' });
  writeSite('epsilon', { hosts: ['www.gone.example'] });
  writeSite('zeta', { settings: { serach: {} } });
  const before = await kept();
  const { problems, ...rehearsed } = await rehearse();
  expect(await kept()).toBe(before);
  expect(rehearsed).toMatchObject({ applied: ['alpha', 'beta', 'delta'], refused: ['epsilon', 'zeta'] });
  expect(problems).toContain('sites/epsilon: The host www.gone.example already belongs to the site "gone"');
  // `apply` leaves out what has not changed.
  expect(await apply()).toEqual({ problems, ...rehearsed, changed: ['beta', 'delta'] });
  expect(await kept()).not.toBe(before);
});
