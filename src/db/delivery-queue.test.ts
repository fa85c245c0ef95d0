import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { databaseUrl } from '../../tests/database.ts';
import { seedTwoGroups, type TwoGroups } from '../../tests/two-groups.ts';
import { type Database, openDatabase } from './open.ts';

// The queue where the program's login is not a superuser, as on a hosted server.
const name = `forecourt_owner_${randomBytes(6).toString('hex')}`;
let database: Database;
let groups: TwoGroups;
beforeAll(async () => {
  const { url } = inject('databaseServer');
  // A login that is not a superuser can give a database only to roles that it is a member of.
  await onServer(
    `create role ${name} login password '${name}'`,
    `grant ${name} to current_user`,
    `create database ${name} owner ${name}`,
  );
  const ownUrl = databaseUrl(url, name).replace(/\/\/[^@/]*@/, `//${name}:${name}@`);
  database = await openDatabase({ databaseUrl: ownUrl, dataDir: '', poolSize: 2 });
  groups = await seedTwoGroups(database);
});
afterAll(async () => {
  await database?.close();
  await onServer(`drop database if exists ${name} with (force)`, `drop role if exists ${name}`);
});

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServer').url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const countJobs = async () => {
  const { rows } = await database.asPlatform(({ client }) =>
    client.query<{ login: string; jobs: number }>('select current_user as login, count(*) as jobs from pgboss.job'),
  );
  return rows[0]!;
};

test('[G5] an ordinary owner has the queue: what a site owes has a job, and what is rolled back has none', async () => {
  const before = await countJobs();
  expect(before.login).toBe(name);
  const { group_id, id: site_id } = groups.uno;
  const owe = (undo: boolean) =>
    database.forSite({ groupId: group_id, siteId: site_id }).run(async ({ client }) => {
      await client.query(
        `insert into lead_delivery (lead_id, kind, destination)
         select id, 'webhook', $1 from lead where site_id = $2 limit 1`,
        [`https://${undo}.example`, site_id],
      );
      if (undo) throw new Error('undone');
    });
  await owe(false);
  await expect(owe(true)).rejects.toThrow('undone');
  expect((await countJobs()).jobs).toBe(before.jobs + 1);
});
