import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email as ReadMail } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseMailer } from '../../../src/integrations/clients.ts';
import { createBuiltInCrm } from '../../../src/integrations/crm/built-in.ts';
import type { Crm, CrmLead } from '../../../src/integrations/crm/contract.ts';
import { createHubspotCrm } from '../../../src/integrations/crm/hubspot.ts';
import type { Email, Mailer } from '../../../src/integrations/email/contract.ts';
import { createOutboxMailer } from '../../../src/integrations/email/outbox.ts';
import { createSmtpMailer } from '../../../src/integrations/email/smtp.ts';
import { sendWebhook } from '../../../src/integrations/webhook/send.ts';
import { isSignedBy, signBody } from '../../../src/integrations/webhook/sign.ts';
import {
  type HttpReceiver,
  hubspotAnswers,
  type MailServer,
  startHttpReceiver,
  startMailServer,
} from '../../samples/servers/lead-receivers.ts';
import { sampleSettings } from '../../samples/stock.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const hubspot = hubspotAnswers();
let mail: MailServer;
let web: HttpReceiver;
let folder: string;
beforeAll(async () => {
  [mail, web] = await Promise.all([startMailServer(), startHttpReceiver((call) => hubspot.answer(call))]);
  folder = await mkdtemp(join(tmpdir(), 'forecourt-destinations-'));
});
afterAll(async () => {
  await Promise.all([mail.close(), web.close()]);
  await rm(folder, { recursive: true, force: true });
});

interface CrmKind {
  crm(): Crm;
  /** The contact with an email address or phone number, and the titles of their enquiries. */
  look(known: { email: string | null; phone: string | null }): Promise<{
    person: Record<string, unknown>;
    enquiries: string[];
  }>;
}

const CRMS: Record<string, CrmKind> = {
  'built in': {
    crm: () => createBuiltInCrm(join(folder, 'crm')),
    look: async ({ email, phone }) => {
      const homes = await readdir(join(folder, 'crm'));
      for (const home of homes) {
        const names = await readdir(join(folder, 'crm', home));
        const read = async (name: string) => JSON.parse(await readFile(join(folder, 'crm', home, name), 'utf8'));
        const person = await read('person.json');
        if (email ? person.email !== email : person.phone !== phone) continue;
        const enquiries = await Promise.all(names.filter((name) => name !== 'person.json').map(read));
        return { person, enquiries: enquiries.map(({ title }) => title) };
      }
      throw new Error('There is no such person');
    },
  },
  HubSpot: {
    crm: () => createHubspotCrm({ url: web.url, token: 'pat-1' }),
    look: async ({ email, phone }) => {
      const [id, known] = [...hubspot.contacts].find(([, one]) => (email ? one.email === email : one.phone === phone))!;
      const { firstname: name, lastname: last_name, zip: postcode, ...rest } = known;
      const notes = [...hubspot.notes.values()].filter(({ contact }) => contact === id);
      return {
        person: { name, last_name, postcode, ...rest },
        enquiries: notes.map(({ body }) => body.split('<br>')[0]!),
      };
    },
  },
};

function crmLead(key: string, person: Partial<CrmLead['person']>): CrmLead {
  return {
    key,
    person: { name: 'Sam', last_name: 'Lee', email: null, phone: null, postcode: '4000', ...person },
    title: `Enquiry ${key}`,
    text: 'Is it there? <b>',
    payload: { id: 1 },
    at: NOW,
  };
}

describe.each(Object.entries(CRMS))('[G5] a customer system (%s)', (_name, { crm, look }) => {
  test('knows a person by email address, has each enquiry once, and forgets nothing for an empty box', async () => {
    const known = { email: 'sam@shopper.example', phone: null };
    await crm().record(crmLead('one', known));
    await crm().record(crmLead('one', known));
    await crm().record(crmLead('two', { ...known, phone: '+61412345678', postcode: null }));
    const { person, enquiries } = await look(known);
    expect(enquiries.toSorted()).toEqual(['Enquiry one', 'Enquiry two']);
    expect(person).toMatchObject({ name: 'Sam', postcode: '4000', phone: '+61412345678' });
  });

  test('knows a person without an email address by phone number', async () => {
    const known = { email: null, phone: '+61400000001' };
    await crm().record(crmLead('three', known));
    await crm().record(crmLead('four', known));
    expect((await look(known)).enquiries.toSorted()).toEqual(['Enquiry four', 'Enquiry three']);
  });
});

test('[G5] HubSpot that fails or answers nonsense is told apart from a refusal', async () => {
  const record = () => createHubspotCrm({ url: web.url, token: 'x' }).record(crmLead('five', { email: 'a@b.example' }));
  web.mood = 'fails';
  await expect(record()).rejects.toMatchObject({ code: 'HTTP 503', isRefusal: false });
  web.refusal = 401;
  await expect(record()).rejects.toMatchObject({ code: 'HTTP 401', isRefusal: true });
  web.mood = 'well';
});

interface MailerKind {
  mailer(): Mailer;
  read(key: string): Promise<{ raw: string; mail: ReadMail }[]>;
}

const MAILERS: Record<string, MailerKind> = {
  outbox: {
    mailer: () => createOutboxMailer(join(folder, 'outbox')),
    read: async (key) => {
      const names = (await readdir(join(folder, 'outbox'))).filter((name) => name === `${key}.eml`);
      return Promise.all(
        names.map(async (name) => {
          const raw = await readFile(join(folder, 'outbox', name), 'utf8');
          return { raw, mail: await PostalMime.parse(raw) };
        }),
      );
    },
  },
  SMTP: {
    mailer: () => createSmtpMailer(mail.url),
    read: async (key) => mail.taken.filter(({ raw }) => raw.includes(`<${key}@`)),
  },
};

const EVIL = 'A\r\nBcc: all@victim.example\r\n\r\n<script>';

describe.each(Object.entries(MAILERS))('[G5] a mailer (%s)', (_name, { mailer, read }) => {
  const email: Email = {
    key: 'lead-1-1',
    from: { name: `Dealer ${EVIL}`, address: 'websites@dealer.example' },
    to: 'sales@dealer.example',
    replyTo: { name: EVIL, address: 'sam@shopper.example' },
    subject: `Größe 車 ${EVIL}`,
    text: 'Line one\n.\nLine three',
    html: '<p>Line one</p>',
    attachments: [{ filename: 'cv\r\nX-Evil: 1.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }],
    date: NOW,
  };

  test('keeps what was written, for one receiver, under the same Message-ID however often', async () => {
    await mailer().send(email);
    await mailer().send(email);
    const found = await read(email.key);
    expect(new Set(found.map(({ mail: { messageId } }) => messageId))).toEqual(new Set(['<lead-1-1@dealer.example>']));
    const [{ raw, mail: one } = { raw: '', mail: {} as ReadMail }] = found;
    expect(raw.split('\r\n\r\n', 1)[0]).not.toMatch(/^(Bcc|X-Evil):/im);
    expect(one.to?.map(({ address }) => address)).toEqual(['sales@dealer.example']);
    expect(one.replyTo?.map(({ address }) => address)).toEqual(['sam@shopper.example']);
    expect(one.subject).toMatch(/^Größe 車 A Bcc:/);
    expect(one.text?.replaceAll('\r\n', '\n').trim()).toBe(email.text);
    expect(one.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
  });
});

test('[G5] a mail server that is full, and an address that is unknown, are told apart', async () => {
  const email = { key: 'k', from: { name: '', address: 'a@b.example' }, subject: 's', text: 't', date: NOW };
  mail.mood = 'fails';
  await expect(createSmtpMailer(mail.url).send({ ...email, to: 'c@d.example' })).rejects.toMatchObject({
    code: 'SMTP 451',
    isRefusal: false,
    isFinal: false,
  });
  mail.mood = 'well';
  await expect(createSmtpMailer(mail.url).send({ ...email, to: 'c@nobody.example' })).rejects.toMatchObject({
    isRefusal: true,
    isFinal: true,
  });
  await expect(createSmtpMailer('smtp://127.0.0.1:1').send({ ...email, to: 'c@d.example' })).rejects.toMatchObject({
    isRefusal: false,
  });
});

test('[G5] email goes by the site’s server, the platform’s, or the outbox; an unset variable is named', () => {
  const choose = (settings: { from: string | null; urlEnv: string | null }, environment: Record<string, string>) =>
    chooseMailer({
      settings: sampleSettings({ integrations: { email: settings } }),
      environment,
      dataDir: folder,
    });
  const none = { from: null, urlEnv: null };
  expect(choose(none, {})).toMatchObject({ server: 'outbox' });
  expect(choose(none, { SMTP_URL: 'smtp://x', MAIL_FROM: 'a@b.example' })).toMatchObject({
    server: 'SMTP_URL',
    from: 'a@b.example',
  });
  expect(choose({ from: 'own@b.example', urlEnv: 'OWN' }, { OWN: 'smtp://y' })).toMatchObject({
    server: 'OWN',
    from: 'own@b.example',
  });
  expect(() => choose({ from: null, urlEnv: 'OWN' }, {})).toThrow(/names OWN, which is not set/);
  expect(() => choose(none, { SMTP_URL: 'smtp://x' })).toThrow(/MAIL_FROM/);
});

test('[G5] a signature holds for its body, its secret and its moment', async () => {
  await sendWebhook({
    url: `${web.url}/crm/v3/objects/contacts`,
    secret: 's',
    idempotencyKey: 'k',
    body: { properties: {} },
    now: NOW,
  });
  const { body, headers } = web.taken.at(-1)!;
  const signature = String(headers['forecourt-signature']);
  const at = (seconds: number) => ({ now: new Date(NOW.getTime() + seconds * 1000), toleranceSeconds: 300 });
  expect(isSignedBy('s', body, signature, at(10))).toBe(true);
  expect(isSignedBy('s', `${body} `, signature, at(10))).toBe(false);
  expect(isSignedBy('other', body, signature, at(10))).toBe(false);
  expect(isSignedBy('s', body, signature, at(301))).toBe(false);
  expect(isSignedBy('s', body, 'v1=', at(0))).toBe(false);
  expect(signBody('s', 'a', NOW)).not.toBe(signBody('s', 'b', NOW));
});

test('[G5] a web address that hangs up or sends elsewhere has not taken it', async () => {
  const send = () =>
    sendWebhook({
      url: `${web.url}/crm/v3/objects/contacts`,
      secret: 's',
      idempotencyKey: 'k',
      body: { properties: {} },
      now: NOW,
    });
  web.mood = 'forgets to answer';
  await expect(send()).rejects.toMatchObject({ isRefusal: false });
  web.mood = 'fails';
  web.refusal = 302;
  await expect(send()).rejects.toMatchObject({ code: 'HTTP 302' });
  web.mood = 'well';
});
