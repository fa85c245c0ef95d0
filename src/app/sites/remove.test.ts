import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { seedTwoGroups, type TwoGroups } from '../../../tests/two-groups.ts';
import { findSiteBySlug } from '../../db/queries/sites/sites.ts';
import { removeStoredSite } from './remove.ts';

let db: TestDatabase;
let groups: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
});
afterAll(() => db.close());

/** What people send to a site, in an order in which it can be deleted. */
const TABLES = ['valuation', 'lead', 'conversation', 'payment'];

const find = (slug: string) => db.database.asPlatform((tx) => findSiteBySlug(tx, slug));

const deleteFrom = (table: string, siteId: number) =>
  db.database.asPlatform((tx) => tx.execute(sql`delete from ${sql.identifier(table)} where site_id = ${siteId}`));

const countRows = (table: string, siteId: number) =>
  db.database.asPlatform(async (tx) => {
    const { rows } = await tx.execute(sql`select from ${sql.identifier(table)} where site_id = ${siteId}`);
    return rows.length;
  });

test('a site that people have sent something to is kept, and says what and what to do', async () => {
  const { uno, dos, beta } = groups;
  const cases = [
    { site: uno, table: 'lead', words: 'leads', command: 'npm run leads -- list sitealfauno' },
    { site: dos, table: 'conversation', words: 'chat conversations', command: 'npm run chats -- sitealfados' },
    { site: beta, table: 'payment', words: 'payments', command: 'npm run payments -- list betagroupsite' },
  ];
  for (const { site, table, words, command } of cases) {
    for (const other of TABLES) if (other !== table) await deleteFrom(other, site.id);
    const before = await find(site.slug);
    const said = await removeStoredSite(db.database, site.slug).catch((error: unknown) => String(error));
    expect(said).toContain(`The site "${site.slug}" has ${words}, so it was not removed`);
    expect(said).toContain(`To see them: ${command}\n`);
    expect(said).toContain('privacy.enquiryDays');
    expect(said).not.toMatch(/constraint|foreign key/);
    expect(await find(site.slug)).toEqual(before);
    expect(await countRows(table, site.id)).toBe(1);
  }
});

test('once what people sent is gone the site is removed, and then there is none', async () => {
  const { uno } = groups;
  for (const table of TABLES) await deleteFrom(table, uno.id);
  await removeStoredSite(db.database, uno.slug);
  expect(await find(uno.slug)).toBeUndefined();
  await expect(removeStoredSite(db.database, uno.slug)).rejects.toThrow(`There is no site "${uno.slug}".`);
});
