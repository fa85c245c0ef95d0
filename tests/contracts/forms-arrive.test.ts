import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openQueue } from '../../src/db/job-queue.ts';
import { startDeliveries } from '../../src/features/leads/deliver/worker.ts';
import type { FormRow } from '../../src/kernel/forms/fields/row.ts';
import type { Field, FieldKind } from '../../src/kernel/forms/fields/schema.ts';
import { listForms } from '../../src/kernel/leads/forms.ts';
import { submitForm } from '../../src/kernel/leads/submit-form.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import {
  CV,
  type FormSite,
  fillIn,
  openForm,
  type ReserveMode,
  seedFormSite,
  settingsWithAllForms,
  WAYS,
  type Way,
} from '../samples/filled-forms.ts';
import { silentLog } from '../samples/log.ts';
import {
  type HttpReceiver,
  type MailServer,
  startHttpReceiver,
  startMailServer,
} from '../samples/servers/lead-receivers.ts';
import { eventually } from '../settled.ts';
import { adfProblems } from './integrations/adf-structure.ts';

let db: TestDatabase;
let site: FormSite;
let mail: MailServer;
let hook: HttpReceiver;
let queue: PgBoss;
let dataDir: string;
/** All forms are sent before any is checked, so that one run of the deliveries finds them all. */
const sent = new Map<string, SentForm | Error>();

beforeAll(async () => {
  db = await createTestDatabase();
  site = await seedFormSite(db);
  [mail, hook] = await Promise.all([startMailServer(), startHttpReceiver()]);
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-forms-'));
  for (const row of listForms()) sent.set(row.id, await sendForm(row).catch((error: Error) => error));
  queue = await openQueue(db.database, silentLog);
  await startDeliveries({
    queue,
    database: db.database,
    findSite: async () => ({ slug: 'uno', settings: settingsOf() }),
    environment: { SMTP_URL: mail.url, MAIL_FROM: 'websites@forecourt.example', HOOK_SECRET: 'whisper' },
    dataDir,
    log: silentLog,
    clock: () => new Date(),
  });
});
afterAll(async () => {
  await queue?.stop({ timeout: 2_000 });
  await Promise.all([mail?.close(), hook?.close(), db?.close()]);
  await rm(dataDir, { recursive: true, force: true });
});

const settingsOf = (reserve?: ReserveMode) =>
  settingsWithAllForms(reserve, {
    destinations: [
      { kind: 'email', to: 'sales@dealer.example' },
      { kind: 'adf_email', to: 'programs@dealer.example' },
      { kind: 'webhook', url: `${hook.url}/leads`, secretEnv: 'HOOK_SECRET' },
    ],
  });

/** The values that were sent with an accepted form. */
interface SentForm {
  fields: Field[];
  typed: Record<string, string | undefined>;
  files: Record<string, typeof CV>;
  email: string;
}

async function sendForm(row: FormRow): Promise<SentForm> {
  const { before, after, reserve }: Way = WAYS[row.id] ?? {};
  const request = site.requestOf(settingsOf(reserve));
  const own = { ...(await before?.(request)) };
  const { fields } = await openForm(row, site, request, own);
  const email = `${row.id}@shopper.example`;
  const typed = fillIn(fields, email);
  const files = Object.fromEntries(fields.filter(({ kind }) => kind === 'file').map(({ name }) => [name, CV] as const));
  const key = `00000000-0000-0000-0000-${row.id.padEnd(12, 'x')}`;
  const all = { ...typed, ...own, car: site.car.slug };
  const taken = await submitForm(row, { typed: all, files, key, page: '/contact', userAgent: 'Browser' }, request);
  expect(taken).toMatchObject({ ok: true });
  if (taken.ok) await after?.(request, taken.to);
  return { fields, typed, files, email };
}

test.each(listForms().map((row): [string, FormRow] => [row.id, row]))(
  '[G5] what is typed into the form %s reaches the dealer’s mail server and webhook, with its labels, and as ADF',
  async (id) => {
    const form = sent.get(id)!;
    if (form instanceof Error) throw form;
    const { fields, typed, files, email } = form;
    const ofThis = () => mail.taken.find(({ to, raw }) => to[0] === 'sales@dealer.example' && raw.includes(email));
    const forPrograms = () =>
      mail.taken.find(({ to, raw }) => to[0] === 'programs@dealer.example' && raw.includes(email));
    const call = () => hook.taken.find(({ body }) => body.includes(`"${email}"`));
    await eventually('The lead everywhere', () => Boolean(ofThis() && call() && forPrograms()));
    expect(adfProblems(forPrograms()!.mail.text ?? '')).toEqual([]);
    const message = ofThis()!.mail;
    const text = message.text ?? '';
    const record = JSON.parse(call()!.body) as Record<string, unknown>;
    expect(record).toMatchObject({ category: expect.stringMatching(/\w/), email, source: 'Website' });
    for (const { name, kind, label, required } of fields) {
      if (kind !== 'message' && kind !== 'text') continue;
      expect(record[name]).toBe(typed[name]);
      expect(text).toContain(typed[name]);
      if (kind === 'text' && required) expect(text).toContain(label);
    }
    for (const { label } of fields.filter(({ kind }) => OF_ITS_OWN.includes(kind))) expect(text).toContain(label);
    // No field name is shown in place of its label.
    expect(text).not.toMatch(/^[a-z]+(_[a-z]+)+:/m);
    const { found }: Way = WAYS[id] ?? {};
    if (found) expect(text).toMatch(found);
    expect(message.replyTo?.[0]?.address).toBe(email);
    expect(message.attachments.map(({ filename }) => filename)).toEqual([
      ...Object.values(files).map(({ name }) => name),
      // A booking comes with a calendar file.
      ...(record.booking_start ? ['test-drive.ics'] : []),
    ]);
  },
);

/** Kinds of a form's own questions that are filled in here: their labels are in the dealer's email. */
const OF_ITS_OWN: readonly FieldKind[] = ['dollars', 'distance', 'number', 'date', 'radio', 'rego', 'file'];
