import { expect, test } from 'vitest';
import { readDatabase } from '../../../tests/samples/read-database.ts';
import { sampleLocation, sampleSiteStock } from '../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../tests/samples/stock.ts';
import type { RequestContext } from '../request/context.ts';
import { loadChrome } from './load.ts';

/** A site whose database counts its queries, and fails while `down`. */
function site() {
  const requested = { times: 0, down: false };
  const db = readDatabase({ locations: [sampleLocation()] }, async () => {
    requested.times += 1;
    if (requested.down) throw new Error('the database is away');
  });
  const context = (more: object = {}) =>
    ({
      site: { id: 1, groupId: 1, origin: 'https://a.example', settingsVersion: 1 },
      settings: sampleSettings(),
      stock: sampleSiteStock([sampleCar()]),
      now: SAMPLE_NOW,
      db,
      ...more,
    }) as unknown as RequestContext;
  return { asked: requested, context };
}

test('pages of one moment share their chrome', async () => {
  const { asked: requested, context } = site();
  const [first, second] = await Promise.all([loadChrome(context()), loadChrome(context())]);
  expect(second).toBe(first);
  const { times } = requested;
  await loadChrome(context());
  expect(requested.times).toBe(times);
});

test.each([
  ['settings', { site: { id: 1, groupId: 1, origin: 'https://a.example', settingsVersion: 2 } }],
  ['address', { site: { id: 1, groupId: 1, origin: 'https://b.example', settingsVersion: 1 } }],
  ['minute', { now: new Date(SAMPLE_NOW.getTime() + 60_000) }],
  ['stock', { stock: { ...sampleSiteStock([sampleCar()]), version: 99 } }],
])('a new %s makes the chrome anew', async (_what, changed) => {
  const { context } = site();
  const first = await loadChrome(context());
  expect(await loadChrome(context(changed))).not.toBe(first);
});

test('[A1] another site never gets this one’s chrome, whatever its versions', async () => {
  const [one, other] = [site(), site()];
  await loadChrome(one.context());
  await loadChrome(other.context());
  expect(other.asked.times).toBeGreaterThan(0);
});

test('a chrome that could not be made is tried again', async () => {
  const { asked: requested, context } = site();
  requested.down = true;
  await expect(loadChrome(context())).rejects.toThrow('away');
  requested.down = false;
  expect((await loadChrome(context())).phone).not.toBeNull();
});

test('an older chrome that fails late leaves a newer one where it is', async () => {
  const { context } = site();
  const { promise, reject } = Promise.withResolvers<never>();
  const { db } = context();
  const { readCached } = db;
  // The places are read first, then the written content, which stands for every version.
  db.readCached = (name, fn) => (name === 'places' ? promise : readCached(name, fn));
  const older = loadChrome(context());
  db.readCached = readCached;
  const later = { now: new Date(SAMPLE_NOW.getTime() + 60_000) };
  const newer = await loadChrome(context(later));
  reject(new Error('the database is away'));
  await expect(older).rejects.toThrow('away');
  expect(await loadChrome(context(later))).toBe(newer);
});
