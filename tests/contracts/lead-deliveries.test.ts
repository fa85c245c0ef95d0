import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listDeliveries, replayDeliveries } from '../../src/db/queries/lead-deliveries.ts';
import { findLead, type NewLead, saveLead } from '../../src/db/queries/leads.ts';
import type { Lead } from '../../src/domain/lead.ts';
import { type Deliveries, startDeliveries } from '../../src/features/leads/deliver/worker.ts';
import { isSignedBy, SIGNATURE_HEADER } from '../../src/integrations/webhook/sign.ts';
import type { SiteSettings } from '../../src/settings/schema.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import {
  type HttpReceiver,
  hubspotAnswers,
  type MailServer,
  startHttpReceiver,
  startMailServer,
} from '../samples/lead-receivers.ts';
import { sampleSettings } from '../samples/stock.ts';
import { eventually } from '../settled.ts';
import { seedTwoGroups, type TwoGroups } from '../two-groups.ts';

let db: TestDatabase;
let groups: TwoGroups;
let mail: MailServer;
let hook: HttpReceiver;
let crm: HttpReceiver;
let dataDir: string;
let settings: SiteSettings;
let deliveries: Deliveries;
const hubspot = hubspotAnswers();
const environment: Record<string, string | undefined> = { HOOK_SECRET: 'whisper', HUB_TOKEN: 'pat-1' };
const logged: object[] = [];
const log = {
  info: (about: object) => void logged.push(about),
  warn: (about: object) => void logged.push(about),
  error: (about: object) => void logged.push(about),
};

beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
  await db.database.asPlatform((tx) => tx.client.query('truncate lead, lead_delivery, valuation cascade'));
  [mail, hook, crm] = await Promise.all([
    startMailServer(),
    startHttpReceiver(),
    startHttpReceiver((call) => hubspot.answer(call)),
  ]);
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-leads-'));
  settings = settingsWith({});
  deliveries = await startDeliveries({
    database: db.database,
    findSettings: (siteId) => (siteId === groups.uno.id ? settings : undefined),
    environment,
    dataDir,
    log,
    clock: () => new Date(),
  });
}, 60_000);
afterAll(async () => {
  await deliveries?.stop(2_000);
  await Promise.all([mail?.close(), hook?.close(), crm?.close(), db?.close()]);
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  for (const receiver of [mail, hook, crm]) {
    receiver.mood = 'well';
    receiver.taken.length = 0;
  }
  hook.refusal = 503;
  environment.SMTP_URL = mail.url;
  environment.MAIL_FROM = 'websites@forecourt.example';
  settings = settingsWith({});
});

function settingsWith(given: { confirmation?: 'on' | 'off'; crm?: 'built_in' | 'hubspot' }): SiteSettings {
  const url = hook?.url ?? 'http://127.0.0.1:9';
  return sampleSettings({
    leads: {
      destinations: [
        { kind: 'email', to: 'sales@dealer.example' },
        { kind: 'adf_email', to: 'leads@crm.example' },
        { kind: 'webhook', url: `${url}/leads`, secretEnv: 'HOOK_SECRET' },
        { kind: 'crm', account: 'sales' },
      ],
      confirmation: { send: given.confirmation ?? 'on' },
    },
    integrations: {
      crm: { provider: given.crm ?? 'hubspot', url: crm?.url ?? url, keyEnv: 'HUB_TOKEN' },
    },
  });
}

const own = () => db.database.forSite({ groupId: groups.uno.group_id, siteId: groups.uno.id });
let made = 0;

function leadOf(said: Partial<Lead> = {}): NewLead {
  made += 1;
  const lead = {
    category: 'Used Vehicle Enquiry',
    subcategory: null,
    name: 'Sam',
    last_name: `Lee-${made}`,
    email: `sam${made}@shopper.example`,
    phone: '+61412345678',
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
    idempotency_key: `key-${made}`,
    created_at: new Date(),
    routes: settings.leads,
  };
}

const keep = (wanted: NewLead) => own().run((tx) => saveLead(tx, wanted));
const owedWith = (id: number) => own().run((tx) => listDeliveries(tx, [id]));
const settled = (id: number) =>
  eventually(
    'The end of every delivery',
    async () => (await owedWith(id)).every(({ status }) => status !== 'waiting'),
    25_000,
  );

describe('[G5] a lead reaches every destination of its site', () => {
  test('by e-mail for people and for programs, by a signed call, into the customer system; the shopper is told', async () => {
    const wanted = leadOf();
    const { id } = await keep(wanted);
    await settled(id);
    expect((await owedWith(id)).map(({ kind, status, attempts }) => [kind, status, attempts])).toEqual([
      ['email', 'delivered', 1],
      ['adf_email', 'delivered', 1],
      ['webhook', 'delivered', 1],
      ['crm', 'delivered', 1],
      ['confirmation', 'delivered', 1],
    ]);

    const toPeople = mail.taken.find(({ to }) => to[0] === 'sales@dealer.example')!.mail;
    expect(toPeople.replyTo?.[0]).toMatchObject({ address: wanted.lead.email });
    for (const text of [toPeople.text, toPeople.html?.replace(/<[^>]+>/g, ' ')])
      for (const part of [
        'Used Vehicle Enquiry',
        'Sam',
        wanted.lead.last_name!,
        '0412 345 678',
        'K1234',
        '20000',
      ])
        expect(text).toContain(part);
    expect(toPeople.html).toContain('Is it &lt;b&gt;still&lt;/b&gt; there?<br>I could come by &amp; look.');

    const toPrograms = mail.taken.find(({ to }) => to[0] === 'leads@crm.example')!.mail;
    expect(toPrograms.text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>/);

    const [call] = hook.taken;
    expect(
      isSignedBy('whisper', call!.body, String(call!.headers[SIGNATURE_HEADER.toLowerCase()]), {
        now: new Date(),
        toleranceSeconds: 60,
      }),
    ).toBe(true);
    expect(call!.headers['idempotency-key']).toMatch(/^lead-/);
    expect(JSON.parse(call!.body)).toMatchObject({ event: 'lead', id, ...wanted.lead, loan_amount: 20_000 });

    const [note] = [...hubspot.notes.values()].slice(-1);
    expect(hubspot.contacts.get(note!.contact)).toMatchObject({
      firstname: 'Sam',
      email: wanted.lead.email,
      zip: '4000',
    });
    expect(note!.body).toContain('Used Vehicle Enquiry');

    const confirmation = mail.taken.find(({ to }) => to[0] === wanted.lead.email)!;
    expect(confirmation.mail.text).toContain('Hi Sam,');
    // Nobody shall write to strangers in the dealer's name.
    expect(confirmation.raw).not.toContain('come by');
    expect(JSON.stringify(logged)).not.toMatch(/Sam|Lee|shopper\.example|0412|61412|dealer\.example/);
  });

  test('without a mail server as files that a mail program opens, and in the built-in customer system', async () => {
    environment.SMTP_URL = undefined;
    settings = settingsWith({ crm: 'built_in' });
    const { id } = await keep(leadOf({ email: 'pat@shopper.example' }));
    await settled(id);
    expect((await owedWith(id)).every(({ status }) => status === 'delivered')).toBe(true);
    const names = (await readdir(join(dataDir, 'outbox'))).filter((name) => name.startsWith(`lead-${id}-`));
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
    expect(
      (await readdir(join(account, person!))).filter((name) => name.startsWith(`lead-${id}-`)),
    ).toHaveLength(1);
    expect(mail.taken).toEqual([]);
  });

  test('the same form sent twice is one lead and one of each delivery; a repeat is linked and delivered too', async () => {
    const wanted = leadOf({ phone: '+61412000111', email: 'alex@shopper.example' });
    const [first, twin] = await Promise.all([keep(wanted), keep(wanted)]);
    expect(first.id).toBe(twin.id);
    expect([first.isNew, twin.isNew].filter(Boolean)).toHaveLength(1);
    const repeat = await keep({
      ...leadOf({ phone: '+61412000111', email: null, message: 'And the price?' }),
      created_at: new Date(wanted.created_at.getTime() + 60_000),
    });
    await settled(first.id);
    await settled(repeat.id);
    expect((await own().run((tx) => findLead(tx, repeat.id)))?.follows_lead_id).toBe(first.id);
    expect((await owedWith(first.id)).length).toBe(5);
    expect((await owedWith(repeat.id)).map(({ kind }) => kind)).toEqual([
      'email',
      'adf_email',
      'webhook',
      'crm',
    ]);
    expect(hook.taken.map(({ body }) => JSON.parse(body).id).toSorted()).toEqual(
      [first.id, repeat.id].toSorted(),
    );
  });
});

describe('[G5] what fails is tried again', () => {
  test('until the destination takes it, with the same key however often', async () => {
    hook.mood = 'forgets to answer';
    const { id } = await keep(leadOf());
    await eventually('A call that was cut off', () => hook.taken.length > 0);
    hook.mood = 'well';
    await settled(id);
    expect(new Set(hook.taken.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    const delivery = (await owedWith(id)).find(({ kind }) => kind === 'webhook');
    expect(delivery).toMatchObject({ status: 'delivered', attempts: hook.taken.length });
  });

  test('a shopper’s address that does not exist is given up at once, and the dealer hears of the lead', async () => {
    const { id } = await keep(leadOf({ email: 'typo@nobody.example' }));
    await settled(id);
    const states = Object.fromEntries((await owedWith(id)).map(({ kind, status }) => [kind, status]));
    expect(states).toEqual({
      email: 'delivered',
      adf_email: 'delivered',
      webhook: 'delivered',
      crm: 'delivered',
      confirmation: 'dead',
    });
  });

  test('what was owed for too long is dead until it is replayed, which delivers it', async () => {
    hook.mood = 'fails';
    settings = { ...settings, leads: { ...settings.leads, giveUpHours: 0 } };
    const { id } = await keep(leadOf());
    await settled(id);
    const dead = (await owedWith(id)).find(({ status }) => status === 'dead');
    expect(dead).toMatchObject({
      kind: 'webhook',
      attempts: 1,
      last_error: expect.stringMatching(/answered 503/),
    });
    hook.mood = 'well';
    expect(await own().run((tx) => replayDeliveries(tx, { leadIds: [id], now: new Date() }))).toBe(1);
    await settled(id);
    expect((await owedWith(id)).every(({ status }) => status === 'delivered')).toBe(true);
    expect(hook.taken).toHaveLength(1);
  });

  test('a secret that is not set delivers nothing unsigned', async () => {
    environment.HOOK_SECRET = undefined;
    settings = { ...settings, leads: { ...settings.leads, giveUpHours: 0 } };
    const { id } = await keep(leadOf());
    await settled(id);
    environment.HOOK_SECRET = 'whisper';
    const dead = (await owedWith(id)).find(({ kind }) => kind === 'webhook');
    expect(dead).toMatchObject({
      status: 'dead',
      last_error: expect.stringMatching(/HOOK_SECRET, which is not set/),
    });
    expect(hook.taken).toEqual([]);
  });
});

test('[G5] a lead that is rolled back owes nothing', async () => {
  const countJobs = () =>
    db.database.asPlatform(async ({ client }) => {
      const { rows } = await client.query<{ jobs: number }>('select count(*) as jobs from pgboss.job');
      return rows[0]?.jobs;
    });
  const before = await countJobs();
  const wanted = leadOf();
  const undone = own().run(async (tx) => {
    await saveLead(tx, wanted);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await countJobs()).toBe(before);
  await settled((await keep(wanted)).id);
  expect(await countJobs()).toBe((before ?? 0) + 5);
});

test('[G5] a header cannot be slipped in by what a shopper writes', async () => {
  const evil = 'Sam\r\nBcc: everybody@victim.example';
  const { id } = await keep(leadOf({ name: evil, last_name: 'Lee\nX-Evil: 1' }));
  await settled(id);
  for (const { to, raw } of mail.taken) {
    const [head] = raw.split('\r\n\r\n', 1);
    expect(to).toHaveLength(1);
    expect(head).not.toMatch(/^(Bcc|X-Evil):/im);
  }
});
