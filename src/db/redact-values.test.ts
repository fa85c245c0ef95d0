import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { seedTwoGroups, type TwoGroups } from '../../tests/two-groups.ts';
import { describeDatabaseError } from './describe-error.ts';
import { redactValues } from './redact-values.ts';

let db: TestDatabase;
let world: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  world = await seedTwoGroups(db.database);
});
afterAll(() => db.close());

test('[F5] what the database refuses is told without what people wrote, for the log', async () => {
  const { group_id, id } = world.uno;
  const site = db.database.forSite({ groupId: group_id, siteId: id });
  const [phone, email] = ['+61412000001', 'sam@example.com'];
  const refused = await site
    .run((tx) =>
      tx.execute(sql`
        insert into lead (group_id, site_id, idempotency_key, phone, email, payload)
        values (${group_id}, ${id}, 'once', ${phone}, ${email}, '{}')`),
    )
    .then(
      () => null,
      (error: unknown) => error as Error,
    );
  const told = inspect(refused, { depth: 9 }) + JSON.stringify(refused) + refused?.stack;
  expect(told).not.toMatch(/412000001|sam@/);
  expect(told).toContain('insert into lead');
  expect(describeDatabaseError(refused)).toMatch(/null value in column "category"/);
});

test('other errors stay as they are', () => {
  const error = new TypeError('no number');
  expect(redactValues(error)).toBe(error);
  expect(error.message).toBe('no number');
  expect(redactValues('thrown')).toBe('thrown');
});
