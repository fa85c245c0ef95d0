import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENQUIRY_FORMS } from '../../src/features/enquiry/forms.ts';
import { FINANCE_FORMS } from '../../src/features/finance/enquiry/form.ts';
import type { FormRow } from '../../src/features/forms/row.ts';
import type { Field, FieldKind } from '../../src/features/forms/schema.ts';
import { type Deliveries, startDeliveries } from '../../src/features/leads/deliver/worker.ts';
import { type LeadRequest, takeForm } from '../../src/features/leads/take.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import {
  type HttpReceiver,
  type MailServer,
  startHttpReceiver,
  startMailServer,
} from '../samples/lead-receivers.ts';
import { sampleSiteStock } from '../samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../samples/stock.ts';
import { eventually } from '../settled.ts';
import { seedTwoGroups, type TwoGroups } from '../two-groups.ts';

let db: TestDatabase;
let groups: TwoGroups;
let mail: MailServer;
let hook: HttpReceiver;
let deliveries: Deliveries;
let dataDir: string;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
  [mail, hook] = await Promise.all([startMailServer(), startHttpReceiver()]);
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-forms-'));
  deliveries = await startDeliveries({
    database: db.database,
    findSettings: () => settingsOf(),
    environment: { SMTP_URL: mail.url, MAIL_FROM: 'websites@forecourt.example', HOOK_SECRET: 'whisper' },
    dataDir,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    clock: () => new Date(),
  });
}, 60_000);
afterAll(async () => {
  await deliveries?.stop(2_000);
  await Promise.all([mail?.close(), hook?.close(), db?.close()]);
  await rm(dataDir, { recursive: true, force: true });
});

const car = sampleCar({
  id: 7,
  has_nvic: true,
  nvic: 'ABC123',
  price: 25_990,
  car_type: 'used',
  dealership_slug: 'one',
  dealership_name: 'One',
});
const stock = sampleSiteStock([car, sampleCar({ id: 8, dealership_slug: 'two', dealership_name: 'Two' })]);

const settingsOf = () =>
  sampleSettings({
    integrations: { botCheck: { provider: 'off' } },
    finance: { pages: { personalised: 'on' } },
    leads: {
      destinations: [
        { kind: 'email', to: 'sales@dealer.example' },
        { kind: 'webhook', url: `${hook.url}/leads`, secretEnv: 'HOOK_SECRET' },
      ],
    },
  });

/** Something that every box of its kind takes; none where it may stay empty. */
const FILLED: Partial<Record<FieldKind, (field: Field) => string | undefined>> = {
  name: () => 'Sam',
  phone: () => '0412 345 678',
  postcode: () => '4000',
  text: () => 'Some words',
  rego: () => 'ABC123',
  dollars: ({ bounds }) => String(bounds?.min ?? 20_000),
  distance: ({ bounds }) => String(bounds?.min ?? 40_000),
  number: ({ bounds }) => String(bounds?.min ?? 1),
  date: ({ days }) => days?.first ?? '2026-12-01',
  choice: ({ options }) => options?.find(({ value }) => value !== '')?.value,
  radio: ({ options }) => options?.find(({ value }) => value !== '')?.value,
  message: ({ name }) => `What is said in the box ${name}.`,
  file: () => 'Sam.pdf',
  terms: () => 'on',
};

/** A file as it is sent; its name and content are what a PDF has. */
const CV = { name: 'Sam.pdf', size: 12, content: Buffer.from('%PDF-1.7 Sam') };

const FORMS: [string, FormRow][] = [
  ...Object.entries(ENQUIRY_FORMS),
  ...FINANCE_FORMS.map((row): [string, FormRow] => [row.id, row]),
];

test.each(FORMS)(
  '[G5] what is written into the form %s is at the dealer’s mail server and web address',
  async (id, row) => {
    const settings = settingsOf();
    const scope = { groupId: groups.uno.group_id, siteId: groups.uno.id };
    const request: LeadRequest = {
      settings,
      stock,
      db: db.database.forSite(scope),
      now: SAMPLE_NOW,
      site: {
        origin: 'https://site.example',
        id: groups.uno.id,
        groupId: scope.groupId,
      } as LeadRequest['site'],
    };
    const given = { car: car.slug };
    const ready = row.ready ? await row.ready({ car, given }, request) : row;
    const fields = ready.steps({ settings, stock, car, given }).flatMap((step) => step.fields);
    const email = `${id.toLowerCase()}@shopper.example`;
    const typed = Object.fromEntries(
      fields.map((field) => [field.name, field.kind === 'email' ? email : FILLED[field.kind]?.(field)]),
    );
    const files = Object.fromEntries(
      fields.filter(({ kind }) => kind === 'file').map(({ name }) => [name, CV] as const),
    );
    const key = `00000000-0000-0000-0000-${id.padEnd(12, 'x')}`;
    const sent = { typed: { ...typed, ...given }, files, key, page: '/contact', userAgent: 'Browser' };
    expect(await takeForm(row, sent, request)).toMatchObject({ ok: true });

    const ofThis = () =>
      mail.taken.find(({ to, raw }) => to[0] === 'sales@dealer.example' && raw.includes(email));
    const call = () => hook.taken.find(({ body }) => body.includes(`"${email}"`));
    await eventually('The lead at both', () => ofThis() !== undefined && call() !== undefined, 20_000);
    const message = ofThis()!.mail;
    const record = JSON.parse(call()!.body) as Record<string, unknown>;
    expect(record).toMatchObject({ category: expect.stringMatching(/\w/), email, source: 'Website' });
    for (const { name, kind } of fields) {
      if (kind !== 'message' && kind !== 'text') continue;
      expect(record[name]).toBe(typed[name]);
      expect(message.text).toContain(typed[name]);
    }
    expect(message.replyTo?.[0]?.address).toBe(email);
    expect(message.attachments.map(({ filename }) => filename)).toEqual(
      Object.values(files).map(({ name }) => name),
    );
  },
);
