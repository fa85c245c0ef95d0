import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PgBoss } from 'pg-boss';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openQueue } from '../../../src/db/job-queue.ts';
import { listDeliveries, replayDeliveries } from '../../../src/db/queries/leads/lead-deliveries.ts';
import { findLead, type NewLead, saveLead } from '../../../src/db/queries/leads/leads.ts';
import type { Lead } from '../../../src/domain/leads/lead.ts';
import { startDeliveries } from '../../../src/features/leads/deliver/worker.ts';
import { isSignedBy, SIGNATURE_HEADER } from '../../../src/integrations/webhook/sign.ts';
import type { SiteSettings } from '../../../src/settings/schema.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { silentLog } from '../../samples/log.ts';
import {
  type HttpReceiver,
  hubspotAnswers,
  type MailServer,
  startHttpReceiver,
  startMailServer,
} from '../../samples/servers/lead-receivers.ts';
import { sampleSettings } from '../../samples/stock.ts';
import { eventually } from '../../settled.ts';
import { seedTwoGroups, type TwoGroups } from '../../two-groups.ts';

let db: TestDatabase;
let groups: TwoGroups;
let mail: MailServer;
/** Web addresses of dealers: one that accepts all calls, one that drops the connection once, one that refuses all. */
let hooks: Record<'well' | 'forgetful' | 'failing', HttpReceiver>;
let crm: HttpReceiver;
let dataDir: string;
let queue: PgBoss;
const hubspot = hubspotAnswers();
const environment: Record<string, string | undefined> = { HOOK_SECRET: 'whisper', HUB_TOKEN: 'pat-1' };
let crmProvider: 'built_in' | 'hubspot' = 'hubspot';
const logged: object[] = [];
const log = {
  info: (about: object) => void logged.push(about),
  warn: (about: object) => void logged.push(about),
  error: (about: object) => void logged.push(about),
};

/** Leads that are stored before the deliveries begin, so that one run finds them all; each test checks its own. */
let kept: Record<'whole' | 'first' | 'twin' | 'repeat' | 'typo' | 'evil' | 'retried' | 'late' | 'unsigned', Kept>;

beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
  await db.database.asPlatform((tx) => tx.client.query('truncate lead, lead_delivery, valuation cascade'));
  const [well, forgetful, failing] = await Promise.all([1, 2, 3].map(() => startHttpReceiver()));
  hooks = { well: well!, forgetful: forgetful!, failing: failing! };
  const once = { get: () => (hooks.forgetful.taken.length > 1 ? 'well' : 'forgets to answer') };
  Object.defineProperty(hooks.forgetful, 'mood', once);
  hooks.failing.mood = 'fails';
  [mail, crm] = await Promise.all([startMailServer(), startHttpReceiver((call) => hubspot.answer(call))]);
  environment.SMTP_URL = mail.url;
  environment.MAIL_FROM = 'websites@forecourt.example';
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-leads-'));
  kept = await keepAll();
  queue = await openQueue(db.database, silentLog);
  await startDeliveries({
    queue,
    database: db.database,
    findSite: async (siteId) => {
      if (siteId === groups.uno.id) return { slug: 'uno', settings: settingsWith() };
      // This site gives up deliveries that fail at once.
      return siteId === groups.dos.id ? { slug: 'dos', settings: settingsWith({ giveUpHours: 0 }) } : undefined;
    },
    environment,
    dataDir,
    log,
    clock: () => new Date(),
  });
});
afterAll(async () => {
  await queue?.stop({ timeout: 2_000 });
  await Promise.all([mail, crm, ...Object.values(hooks ?? {}), db].map((one) => one?.close()));
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

/** Settings of a site whose leads go to the first web address alone, or to the given one. */
function settingsWith({ giveUpHours, to }: { giveUpHours?: number; to?: Webhook } = {}): SiteSettings {
  const webhooks: Webhook[] = to
    ? [to]
    : [...Object.values(hooks).map((hook) => webhookAt(hook)), webhookAt(hooks.failing, '/unsigned', 'NO_SUCH_SECRET')];
  return sampleSettings({
    leads: {
      destinations: [
        { kind: 'email', to: 'sales@dealer.example' },
        { kind: 'adf_email', to: 'leads@crm.example' },
        ...webhooks,
        { kind: 'crm', account: 'sales' },
      ],
      confirmation: { send: 'on' },
      ...(giveUpHours !== undefined && { giveUpHours }),
    },
    integrations: { crm: { provider: crmProvider, url: crm.url, keyEnv: 'HUB_TOKEN' } },
  });
}

interface Webhook {
  kind: 'webhook';
  url: string;
  secretEnv: string;
}

const webhookAt = ({ url }: HttpReceiver, path = '/leads', secretEnv = 'HOOK_SECRET'): Webhook => ({
  kind: 'webhook',
  url: url + path,
  secretEnv,
});

const siteDb = (site: 'uno' | 'dos' = 'uno') =>
  db.database.forSite({ groupId: groups[site].group_id, siteId: groups[site].id });
let made = 0;

function leadOf(said: Partial<Lead> = {}, to = webhookAt(hooks.well)): NewLead {
  made += 1;
  const lead = {
    category: 'Used Vehicle Enquiry',
    subcategory: null,
    name: 'Sam',
    last_name: `Lee-${made}`,
    email: `sam${made}@shopper.example`,
    phone: `+614120000${10 + made}`,
    postcode: '4000',
    message: 'Is it <b>still</b> there?\nI could come by & look.',
    opt_in: true,
    car_id: groups.alfaCarId,
    'Vehicle Make': 'Toyota',
    'Vehicle Model': 'Corolla',
    stock_number: 'K1234',
    dealership_slug: 'main-street',
    page_id: '/cars/kept',
    additional_services: ['Finance'],
    url: 'https://site.example/cars/kept',
    source: 'Website',
    user_agent: 'Browser',
    ...said,
  } as Lead;
  return {
    lead,
    answers: { loan_amount: 20_000 },
    consent: [],
    campaign: { utm_source: 'spring-letter', gclid: 'Click-1' },
    idempotency_key: `key-${made}`,
    created_at: new Date(),
    routes: settingsWith({ to }).leads,
  };
}

/** A stored lead. */
interface Kept {
  id: number;
  isNew: boolean;
  lead: Lead;
  site: 'uno' | 'dos';
}

async function keep(wanted: NewLead, site: 'uno' | 'dos' = 'uno'): Promise<Kept> {
  const { id, isNew } = await siteDb(site).run((tx) => saveLead(tx, wanted));
  return { id, isNew, lead: wanted.lead, site };
}

async function keepAll(): Promise<typeof kept> {
  const same = leadOf({ phone: '+61412000111', email: 'alex@shopper.example' });
  const [first, twin] = await Promise.all([keep(same), keep(same)]);
  const again = leadOf({ phone: '+61412000111', email: null, message: 'And the price?' });
  const repeat = { ...again, created_at: new Date(same.created_at.getTime() + 60_000) };
  return {
    first,
    twin,
    repeat: await keep(repeat),
    whole: await keep(leadOf()),
    typo: await keep(leadOf({ email: 'typo@nobody.example' })),
    evil: await keep(leadOf({ name: 'Sam\r\nBcc: everybody@victim.example', last_name: 'Lee\nX-Evil: 1' })),
    retried: await keep(leadOf({}, webhookAt(hooks.forgetful))),
    late: await keep(leadOf({}, webhookAt(hooks.failing)), 'dos'),
    unsigned: await keep(leadOf({}, webhookAt(hooks.failing, '/unsigned', 'NO_SUCH_SECRET')), 'dos'),
  };
}

const owedWith = ({ id, site }: Kept) => siteDb(site).run((tx) => listDeliveries(tx, [id]));
const settled = (lead: Kept) =>
  eventually('The end of every delivery', async () =>
    (await owedWith(lead)).every(({ status }) => status !== 'waiting'),
  );
const statesOf = async (lead: Kept) =>
  Object.fromEntries((await owedWith(lead)).map(({ kind, status }) => [kind, status]));

/** The calls that delivered a lead to a web address, and the emails. */
const callsOf = ({ id }: Kept, hook = hooks.well) => hook.taken.filter(({ body }) => JSON.parse(body).id === id);
const mailsOf = ({ lead }: Kept) => mail.taken.filter(({ raw }) => raw.includes(lead.email ?? ''));

const countJobs = () =>
  db.database.asPlatform(async ({ client }) => {
    const { rows } = await client.query<{ jobs: number }>('select count(*)::int as jobs from pgboss.job');
    return rows[0]?.jobs ?? 0;
  });

describe('[G5] a lead reaches every destination of its site', () => {
  test('by email for people and programs, by signed webhook, into the CRM; the shopper is told', async () => {
    const { whole } = kept;
    const { lead } = whole;
    await settled(whole);
    expect((await owedWith(whole)).map(({ kind, status, attempts }) => [kind, status, attempts])).toEqual([
      ['email', 'delivered', 1],
      ['adf_email', 'delivered', 1],
      ['webhook', 'delivered', 1],
      ['crm', 'delivered', 1],
      ['confirmation', 'delivered', 1],
    ]);

    const mailTo = (address: string) => mailsOf(whole).find(({ to }) => to[0] === address)!;
    const toPeople = mailTo('sales@dealer.example').mail;
    expect(toPeople.replyTo?.[0]).toMatchObject({ address: lead.email });
    for (const text of [toPeople.text, toPeople.html?.replace(/<[^>]+>/g, ' ')])
      for (const part of [
        'Used Vehicle Enquiry',
        'Sam',
        lead.last_name!,
        '0412 000 0',
        'K1234',
        '20000',
        'spring-letter',
        'Click-1',
      ])
        expect(text).toContain(part);
    expect(toPeople.html).toContain('Is it &lt;b&gt;still&lt;/b&gt; there?<br>I could come by &amp; look.');

    const toPrograms = mailTo('leads@crm.example').mail;
    expect(toPrograms.text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>/);
    expect(toPrograms.text).toContain('Campaign source: spring-letter\nGoogle click (gclid): Click-1');

    const [call] = callsOf(whole);
    expect(
      isSignedBy('whisper', call!.body, String(call!.headers[SIGNATURE_HEADER.toLowerCase()]), {
        now: new Date(),
        toleranceSeconds: 3_600,
      }),
    ).toBe(true);
    expect(call!.headers['idempotency-key']).toMatch(/^lead-/);
    expect(JSON.parse(call!.body)).toMatchObject({
      event: 'lead',
      id: whole.id,
      ...lead,
      loan_amount: 20_000,
      utm_source: 'spring-letter',
      gclid: 'Click-1',
    });

    const [contact] = [...hubspot.contacts].find(([, { email }]) => email === lead.email)!;
    expect(hubspot.contacts.get(contact)).toMatchObject({ firstname: 'Sam', zip: '4000' });
    const notes = [...hubspot.notes.values()].filter((note) => note.contact === contact);
    expect(notes).toEqual([
      expect.objectContaining({ body: expect.stringMatching(/Used Vehicle Enquiry[\s\S]*spring-letter/) }),
    ]);

    const confirmation = mailTo(lead.email!);
    expect(confirmation.mail.text).toContain('Hi Sam,');
    // Otherwise anybody could write to strangers in the dealer's name.
    expect(confirmation.raw).not.toMatch(/come by|spring-letter|Click-1/);
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(logged)).not.toMatch(/Sam|Lee|shopper\.example|0412 ?000|61412000|dealer\.example/);
  });

  test('the same form sent twice is one lead, delivered once; a repeat is linked and delivered too', async () => {
    const { first, twin, repeat } = kept;
    expect(first.id).toBe(twin.id);
    expect([first.isNew, twin.isNew].filter(Boolean)).toHaveLength(1);
    await settled(first);
    await settled(repeat);
    expect((await siteDb().run((tx) => findLead(tx, repeat.id)))?.follows_lead_id).toBe(first.id);
    expect((await owedWith(first)).length).toBe(5);
    expect((await owedWith(repeat)).map(({ kind }) => kind)).toEqual(['email', 'adf_email', 'webhook', 'crm']);
    expect([callsOf(first).length, callsOf(repeat).length]).toEqual([1, 1]);
  });

  test('without a mail server as files that a mail program opens, and in the built-in customer system', async () => {
    await Promise.all(Object.values(kept).map(untilTried));
    environment.SMTP_URL = undefined;
    crmProvider = 'built_in';
    const lead = await keep(leadOf({ email: 'pat@shopper.example' }));
    await settled(lead);
    environment.SMTP_URL = mail.url;
    crmProvider = 'hubspot';
    expect((await owedWith(lead)).every(({ status }) => status === 'delivered')).toBe(true);
    const ofLead = (name: string) => name.startsWith(`lead-${lead.id}-`);
    const names = (await readdir(join(dataDir, 'outbox'))).filter(ofLead);
    expect(names).toHaveLength(3);
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(join(dataDir, 'outbox', name)))),
    );
    expect(mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([
      'leads@crm.example',
      'pat@shopper.example',
      'sales@dealer.example',
    ]);
    const account = join(dataDir, 'crm', `site-${groups.uno.id}`, 'sales');
    const [person] = await readdir(account);
    expect(JSON.parse(await readFile(join(account, person!, 'person.json'), 'utf8'))).toMatchObject({
      name: 'Sam',
      email: 'pat@shopper.example',
    });
    expect((await readdir(join(account, person!))).filter(ofLead)).toHaveLength(1);
    expect(mailsOf(lead)).toEqual([]);
  });
});

/** Waits until each of its deliveries was tried at least once. */
const untilTried = (lead: Kept) =>
  eventually('A try of every delivery', async () => (await owedWith(lead)).every(({ attempts }) => attempts > 0));

describe('[G5] what fails is tried again', () => {
  test('until the destination takes it, with the same key however often', async () => {
    const { retried } = kept;
    const webhook = async () => (await owedWith(retried)).find(({ kind }) => kind === 'webhook');
    await eventually('Another try', async () => {
      await putForward();
      return (await webhook())?.status !== 'waiting';
    });
    expect(await webhook()).toMatchObject({ status: 'delivered', attempts: 2 });
    const calls = callsOf(retried, hooks.forgetful);
    expect(calls).toHaveLength(2);
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  test('a shopper’s address that does not exist is given up at once, and the dealer hears of the lead', async () => {
    await settled(kept.typo);
    expect(await statesOf(kept.typo)).toEqual({
      email: 'delivered',
      adf_email: 'delivered',
      webhook: 'delivered',
      crm: 'delivered',
      confirmation: 'dead',
    });
  });

  test('what was owed for too long is dead until it is replayed, which delivers it', async () => {
    const { late } = kept;
    await settled(late);
    const dead = (await owedWith(late)).find(({ status }) => status === 'dead');
    expect(dead).toMatchObject({
      kind: 'webhook',
      attempts: 1,
      last_error: expect.stringMatching(/answered 503/),
    });
    hooks.failing.mood = 'well';
    const replay = { leadIds: [late.id], now: new Date() };
    expect(await siteDb('dos').run((tx) => replayDeliveries(tx, replay))).toBe(1);
    await settled(late);
    expect((await owedWith(late)).every(({ status }) => status === 'delivered')).toBe(true);
    expect(callsOf(late, hooks.failing)).toHaveLength(1);
  });

  test('a secret that is not set delivers nothing unsigned', async () => {
    const { unsigned } = kept;
    await settled(unsigned);
    const dead = (await owedWith(unsigned)).find(({ kind }) => kind === 'webhook');
    expect(dead).toMatchObject({
      status: 'dead',
      last_error: expect.stringMatching(/NO_SUCH_SECRET, which is not set/),
    });
    expect(hooks.failing.taken.filter(({ path }) => path === '/unsigned')).toEqual([]);
  });
});

/** Retries come after 5 to 10 seconds, with growing delays: this makes them due at once. */
const putForward = () =>
  db.database.asPlatform(({ client }) =>
    client.query("update pgboss.job set start_after = now() where state = 'retry' and start_after > now()"),
  );

test('[G5] a lead that is rolled back owes nothing', async () => {
  const before = await countJobs();
  const wanted = leadOf();
  const undone = siteDb().run(async (tx) => {
    await saveLead(tx, wanted);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await countJobs()).toBe(before);
  await keep(wanted);
  expect(await countJobs()).toBe(before + 5);
});

test('[G5] a header cannot be slipped in by what a shopper writes', async () => {
  await settled(kept.evil);
  const mails = mailsOf(kept.evil);
  expect(mails).toHaveLength(3);
  for (const { to, raw } of mails) {
    const [head] = raw.split('\r\n\r\n', 1);
    expect(to).toHaveLength(1);
    expect(head).not.toMatch(/^(Bcc|X-Evil):/im);
  }
});
