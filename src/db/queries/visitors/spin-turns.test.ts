import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { seedTwoGroups, type TwoGroups } from '../../../../tests/two-groups.ts';
import { listLeads } from '../leads/leads.ts';
import { countPrizes, hasHadTurn, saveTurn, waitForTurn } from './spin-turns.ts';

let db: TestDatabase;
let groups: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
});
afterAll(() => db.close());

const NOW = new Date('2026-11-20T02:00:00Z');
const site = () => db.database.forSite({ groupId: groups.uno.group_id, siteId: groups.uno.id });

/** A turn that wins the one car if nobody has it yet, else a coffee. */
function turn(campaign: string, person: number, waits = true): Promise<string> {
  return site().run(async (tx) => {
    const lead_id = (await listLeads(tx, new Date(0)))[0]!.id;
    if (waits) await waitForTurn(tx, campaign);
    const spinner = { token_hash: `${person}`, phone: `+6140000${person}`, email: `${person}@example.com` };
    if (await hasHadTurn(tx, campaign, spinner)) return 'had';
    const isLeft = ((await countPrizes(tx, campaign)).get('car') ?? 0) < 1;
    const won = isLeft ? { prize: 'car', piece: 1 } : { prize: 'coffee', piece: null };
    await saveTurn(tx, { ...spinner, ...won, lead_id, campaign, created_at: NOW });
    return won.prize;
  });
}

test('[G10] of fifty who turn at once, one wins the last of a prize', async () => {
  const won = await Promise.all(Array.from({ length: 50 }, (_, person) => turn('race', person)));
  expect(won.filter((prize) => prize === 'car')).toHaveLength(1);
  expect(won.filter((prize) => prize === 'coffee')).toHaveLength(49);
});

test('[G10] a person who turns fifty times at once has one turn', async () => {
  const won = await Promise.all(Array.from({ length: 50 }, () => turn('twice', 1)));
  expect(won.filter((prize) => prize !== 'had')).toEqual(['car']);
});

test('[G10] whoever does not wait is held to it by the database: neither a prize nor a person twice', async () => {
  const tried = await Promise.allSettled(Array.from({ length: 20 }, (_, person) => turn('rude', person % 10, false)));
  const won = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(won.filter((prize) => prize === 'car')).toHaveLength(1);
  const prizes = await site().run((tx) => countPrizes(tx, 'rude'));
  expect([...prizes.values()].reduce((sum, times) => sum + times, 0)).toBeLessThanOrEqual(10);
});
