import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { seedTwoGroups, type TwoGroups } from '../../../../tests/two-groups.ts';
import { SITE_CHANGED, withStockChange } from '../../stock-change.ts';
import { listModels, saveModels } from '../stock/models.ts';
import { listContent, listCurrentContent, saveContent } from './content.ts';
import { findSite, findSiteByHost, findSiteBySlug, saveGroup, saveSite } from './sites.ts';

let db: TestDatabase;
let world: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  world = await seedTwoGroups(db.database);
});
afterAll(() => db.close());

const asPlatform: TestDatabase['database']['asPlatform'] = (fn) => db.database.asPlatform(fn);
const unoNow = async () => (await asPlatform((tx) => findSite(tx, world.uno.id)))!;
const uno = () => db.database.forSite({ groupId: world.uno.group_id, siteId: world.uno.id });

test('[A1] a site is found by exactly its host', async () => {
  const found = await asPlatform((tx) => findSiteByHost(tx, 'sitealfauno.example'));
  expect(found?.slug).toBe('sitealfauno');
  for (const host of [
    'SITEALFAUNO.example',
    'www.sitealfauno.example',
    'sitealfauno.example.',
    'alfauno.example',
    '',
  ]) {
    expect(await asPlatform((tx) => findSiteByHost(tx, host)), host).toBeUndefined();
  }
});

test('[A2] changed settings get a new version, of which every process is notified; unchanged ones do not', async () => {
  const before = await unoNow();
  const heard = Promise.withResolvers<string>();
  const stop = await db.database.listen(SITE_CHANGED, { onPayload: heard.resolve });
  const wanted = { ...before, settings: { search: { a: 1, b: 2 } }, hosts: ['b.example', 'a.example'] };
  const after = await asPlatform((tx) => saveSite(tx, wanted));
  expect(after).toMatchObject({
    settings: wanted.settings,
    hosts: wanted.hosts,
    settings_version: before.settings_version + 1,
  });
  expect(JSON.parse(await heard.promise)).toEqual({ group_id: before.group_id, site_id: before.id });
  const again = { ...wanted, settings: { search: { b: 2, a: 1 } } };
  expect(await asPlatform((tx) => saveSite(tx, again))).toEqual(after);
  stop();
});

test('saving an unchanged group does not wait for an import that changes its stock; a new name is saved', async () => {
  const { group_id, group_slug: slug, group_name: name } = await unoNow();
  await uno().run((tx) =>
    withStockChange(tx, group_id, async () => {
      const again = db.database.asPlatform((other) => saveGroup(other, { slug, name }), {
        statementTimeoutMs: 2_000,
      });
      expect(await again).toBe(group_id);
    }),
  );
  await asPlatform((tx) => saveGroup(tx, { slug, name: 'Another name' }));
  expect((await unoNow()).group_name).toBe('Another name');
});

test('a host that is another site’s is refused by name', async () => {
  const saving = asPlatform((tx) => saveSite(tx, { ...world.dos, hosts: [world.beta.hosts[0]!] }));
  await expect(saving).rejects.toThrow('The host betagroupsite.example already belongs to the site "betagroupsite"');
});

test('a slug that is another group’s site is refused by name', async () => {
  const saving = asPlatform((tx) => saveSite(tx, { ...world.uno, slug: world.beta.slug }));
  await expect(saving).rejects.toThrow('The site "betagroupsite" already belongs to the group "betagroup"');
  expect((await asPlatform((tx) => findSiteBySlug(tx, world.beta.slug)))?.group_id).toBe(world.beta.group_id);
});

test('[B11] content runs from its start until its expiry', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const item = (slug: string, start: Date | null, expiry: Date | null) => ({ slug, start, expiry, body: {} });
  await asPlatform((tx) =>
    saveContent(tx, world.uno, 'promo', [
      item('always', null, null),
      item('over', at(1), at(10)),
      item('first-day', at(10), null),
      item('last-day', null, at(11)),
      item('to-come', at(11), null),
    ]),
  );
  const current = await uno().run((tx) => listCurrentContent(tx, 'promo', at(10)));
  expect(current.map(({ slug }) => slug)).toEqual(['always', 'first-day', 'last-day']);
});

test('content and models that are saved again as they were leave the site’s version alone', async () => {
  const { settings_version } = await unoNow();
  const items = await uno().run((tx) => listContent(tx, 'offer'));
  const models = await uno().run((tx) => listModels(tx));
  const bare = models.map((model) => ({
    ...model,
    model_variants: model.model_variants.map(({ id, ...variant }) => variant),
    colours: model.colours.map(({ id, ...colour }) => colour),
  }));
  await asPlatform((tx) => saveContent(tx, world.uno, 'offer', items));
  await asPlatform((tx) => saveModels(tx, world.uno, bare));
  expect((await unoNow()).settings_version).toBe(settings_version);
  await asPlatform((tx) => saveModels(tx, world.uno, []));
  expect((await unoNow()).settings_version).toBe(settings_version + 1);
});
