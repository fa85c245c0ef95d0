import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { seedTwoGroups, type TwoGroups } from '../../../tests/two-groups.ts';
import { listDeliveries, noteAttempt } from '../../db/queries/leads/lead-deliveries.ts';
import { saveLead } from '../../db/queries/leads/leads.ts';
import type { Lead } from '../../domain/leads/lead.ts';
import { parseLeadsCommand } from './arguments.ts';
import { runLeadsCommand } from './cli.ts';
import { formatLeadsCsv } from './export-leads.ts';

const NOW = new Date('2026-11-20T02:00:00Z');

describe('[G5] npm run leads reads', () => {
  test.each([
    [['list', 'harbour'], { command: 'list', onlyDead: false, as: 'text', since: new Date('2026-10-21T02:00:00Z') }],
    [
      ['list', 'harbour', '--dead', '--json', '--since', '2026-11-01'],
      { onlyDead: true, as: 'json', since: new Date('2026-11-01') },
    ],
    [['show', 'harbour', '12'], { command: 'show', id: 12 }],
    [['replay', 'harbour'], { command: 'replay', id: null }],
    [['export', 'harbour', '--as', 'csv'], { command: 'export', as: 'csv', since: new Date(0) }],
  ])('%j', (words, requested) =>
    expect(parseLeadsCommand(words, NOW)).toMatchObject({ site: 'harbour', ...requested }),
  );

  test.each([
    [[], /^Which command\?/],
    [['harbour'], /^There is no command "harbour"\./],
    [['list'], /^Which site\?/],
    [['list', 'a', 'b'], /^"b" is one argument too many/],
    [['list', 'a', '--since', '2026-02-30'], /^--since needs a day/],
    [['show', 'a'], /^Which lead\?/],
    [['show', 'a', 'x'], /^"x" is not a lead number/],
    [['show', 'a', '1', '--dead'], /^show has no option --dead/],
    [['export', 'a'], /^--as takes csv or jsonl/],
    [['list', 'a', '--what'], /--what/],
  ])('%j and says what is wrong, with the help', (words, reason) => {
    expect(() => parseLeadsCommand(words, NOW)).toThrow(reason);
    expect(() => parseLeadsCommand(words, NOW)).toThrow(/npm run leads -- replay/);
  });
});

describe('[G5] an operator sees what was given up, and has it delivered again', () => {
  let db: TestDatabase;
  let groups: TwoGroups;
  let id: number;
  beforeAll(async () => {
    db = await createTestDatabase();
    groups = await seedTwoGroups(db.database);
    await db.database.asPlatform((tx) => tx.client.query('truncate lead, lead_delivery, valuation cascade'));
    const lead = { category: 'General Enquiry', name: 'Sam', phone: '+61412345678', message: '=1+1' } as Lead;
    const routes = {
      destinations: [{ kind: 'email' as const, to: 'sales@dealer.example', locations: [], categories: [] }],
      confirmation: { send: 'on' as const },
    };
    const wanted = {
      lead,
      answers: {},
      consent: [],
      campaign: {},
      idempotency_key: 'k',
      created_at: NOW,
      routes,
    };
    id = (await own().run((tx) => saveLead(tx, wanted))).id;
  });
  beforeEach(() =>
    own().run(async (tx) => {
      const [delivery] = await listDeliveries(tx, [id]);
      await tx.client.query('update lead_delivery set attempts = 0 where id = $1', [delivery!.id]);
      await noteAttempt(tx, delivery!.id, { status: 'dead', at: NOW, error: 'mail.example answered 503' });
    }),
  );
  afterAll(() => db.close());

  const own = () => db.database.forSite({ groupId: groups.uno.group_id, siteId: groups.uno.id });
  const ask = (...words: string[]) => own().run((tx) => runLeadsCommand(tx, parseLeadsCommand(words, NOW), NOW));

  test('in its lists, its own page and its files', async () => {
    const line = '→ email sales@dealer.example: dead after 1 try, mail.example answered 503';
    expect(await ask('list', 'uno', '--dead')).toContain(line);
    expect(await ask('show', 'uno', String(id))).toContain(line);
    expect(JSON.parse(await ask('export', 'uno', '--as', 'jsonl'))).toMatchObject({
      id,
      phone: '+61412345678',
      deliveries: [{ kind: 'email', status: 'dead', attempts: 1 }],
    });
    await expect(ask('show', 'uno', '999999')).rejects.toThrow('The site has no lead 999999.');
  });

  test('by a replay, once', async () => {
    expect(await ask('replay', 'uno', String(id))).toMatch(/^1 delivery will be tried again/);
    expect(await ask('list', 'uno', '--dead')).toBe('No failed deliveries.\n');
    expect(await ask('replay', 'uno')).toMatch(/^No failed deliveries/);
  });

  test('as a table in which nothing is a formula', async () => {
    const csv = await ask('export', 'uno', '--as', 'csv');
    expect(csv).toContain(",'=1+1,");
    expect(csv).toContain(',+61412345678,');
    expect(formatLeadsCsv([])).toBe('id\r\n');
  });
});
