import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { type HttpReceiver, startHttpReceiver } from '../../../../tests/samples/servers/lead-receivers.ts';
import { sampleSettings } from '../../../../tests/samples/stock.ts';
import { seedTwoGroups, type TwoGroups } from '../../../../tests/two-groups.ts';
import { listDeliveries } from '../../../db/queries/leads/lead-deliveries.ts';
import { saveLead } from '../../../db/queries/leads/leads.ts';
import type { Lead } from '../../../domain/leads/lead.ts';
import { CircuitBreakers } from '../../../integrations/circuit-breakers.ts';
import { BREAKER_OPEN, type TryParts, tryDelivery } from './try-delivery.ts';

let db: TestDatabase;
let groups: TwoGroups;
let hook: HttpReceiver;
let breakers: CircuitBreakers;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
  hook = await startHttpReceiver();
});
afterAll(() => Promise.all([db.close(), hook.close()]));
beforeEach(() => {
  breakers = new CircuitBreakers(() => 0);
  hook.mood = 'well';
  hook.taken.length = 0;
});

const own = () => db.database.forSite({ groupId: groups.uno.group_id, siteId: groups.uno.id });
const NOW = new Date('2026-11-20T02:00:00Z');
const HOUR_MS = 3_600_000;

function partsOf(at = NOW): TryParts {
  const destinations = [{ kind: 'webhook' as const, url: `${hook.url}/leads`, secretEnv: 'SECRET' }];
  return {
    db: own(),
    settings: sampleSettings({ leads: { destinations, giveUpHours: 48 } }),
    siteId: groups.uno.id,
    environment: { SECRET: 'whisper' },
    dataDir: '/nowhere',
    breakers,
    clock: () => at,
  };
}

let made = 0;
async function owe(): Promise<number> {
  made += 1;
  const lead = { category: 'General Enquiry', name: 'Sam' } as Lead;
  const routes = partsOf().settings.leads;
  const wanted = {
    lead,
    answers: {},
    consent: [],
    campaign: {},
    idempotency_key: `k${made}`,
    created_at: NOW,
    routes,
  };
  const deliveries = await own().run(async (tx) => {
    const { id } = await saveLead(tx, wanted);
    await tx.client.query('update lead_delivery set waiting_since = $1 where lead_id = $2', [NOW, id]);
    return listDeliveries(tx, [id]);
  });
  return deliveries[0]!.id;
}

test('[G5] a destination that fails five times in a row is left alone, and what meets that is no try', async () => {
  const all = await Promise.all(Array.from({ length: 7 }, owe));
  hook.mood = 'fails';
  const outcomes = [];
  for (const id of all) outcomes.push(await tryDelivery(id, partsOf()));
  expect(outcomes.map(({ code }) => code)).toEqual([...Array(5).fill('HTTP 503'), BREAKER_OPEN, BREAKER_OPEN]);
  expect(outcomes.map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  expect(outcomes.every(({ outcome }) => outcome === 'later')).toBe(true);
});

test('[G5] one message that is refused leaves the destination open for others', async () => {
  const all = await Promise.all(Array.from({ length: 7 }, owe));
  hook.mood = 'fails';
  hook.refusal = 422;
  const codes = [];
  for (const id of all) codes.push((await tryDelivery(id, partsOf())).code);
  expect(codes).toEqual(Array(7).fill('HTTP 422'));
  hook.refusal = 503;
});

test.each([
  [47, 'later'],
  [48, 'dead'],
])('[G5] a delivery that failed for %d of 48 hours is %s', async (hours, outcome) => {
  const id = await owe();
  hook.mood = 'fails';
  const at = new Date(NOW.getTime() + hours * HOUR_MS);
  expect((await tryDelivery(id, partsOf(at))).outcome).toBe(outcome);
});

test('[G5] what waits for a destination that is left alone is given up in its time, too', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, owe));
  hook.mood = 'fails';
  for (const id of all.slice(0, 5)) await tryDelivery(id, partsOf());
  const late = await tryDelivery(all[5]!, partsOf(new Date(NOW.getTime() + 49 * HOUR_MS)));
  expect(late).toMatchObject({ outcome: 'dead', code: BREAKER_OPEN });
});

test('[G5] what was delivered, or is of another site, is not pending', async () => {
  const id = await owe();
  expect((await tryDelivery(id, partsOf())).outcome).toBe('delivered');
  expect((await tryDelivery(id, partsOf())).outcome).toBe('not_pending');
  const other = db.database.forSite({ groupId: groups.beta.group_id, siteId: groups.beta.id });
  expect((await tryDelivery(await owe(), { ...partsOf(), db: other })).outcome).toBe('not_pending');
  expect(hook.taken).toHaveLength(1);
});
