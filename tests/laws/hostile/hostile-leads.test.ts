import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeOwnForm } from '../../../src/app/own-page/load.ts';
import { answerChatPost } from '../../../src/features/chat/answer.ts';
import { answerEvent } from '../../../src/features/events/receive.ts';
import { FINANCE_FORMS } from '../../../src/features/finance/enquiry/form.ts';
import { answerLead } from '../../../src/features/leads/answer.ts';
import { answerBotCheck } from '../../../src/features/leads/bot-check.ts';
import { ENQUIRY_FORMS } from '../../../src/features/leads/enquiry/forms.ts';
import { answerStep } from '../../../src/features/leads/steps/answer.ts';
import { answerMiscellaneous } from '../../../src/features/trade-in/miscellaneous/answer.ts';
import { findEnquiryPath } from '../../../src/kernel/addresses/enquiry.ts';
import { SENT_PART } from '../../../src/kernel/addresses/leads.ts';
import type { FormRow } from '../../../src/kernel/forms/fields/row.ts';
import type { Field } from '../../../src/kernel/forms/fields/schema.ts';
import { HONEYPOT_FIELD } from '../../../src/kernel/forms/honeypot-field.ts';
import type { RequestContext } from '../../../src/kernel/request/context.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { type RawRequest, type SampleListener, startListener } from '../../samples/servers/listener.ts';
import { sampleSiteStock } from '../../samples/site.ts';
import { sampleCar, sampleSettings } from '../../samples/stock.ts';
import { seedTwoGroups } from '../../two-groups.ts';
import { foreignOrigins, HOSTILE, honest } from './inputs.ts';

const car = sampleCar({ id: 7, price: 25_990, has_nvic: true });
const stock = sampleSiteStock([car]);
const MANY = 1_000_000;
const settings = sampleSettings({
  api: {
    formsPerMinute: MANY,
    plainFormsPerMinute: MANY,
    requestsPerMinute: MANY,
    chatPerMinute: MANY,
    eventsPerMinute: MANY,
  },
  tradeIn: { keepValuation: 'on' },
  integrations: { botCheck: { provider: 'off' }, chat: { provider: 'built_in' } },
});
const context = { settings, stock, car, given: {}, places: { locations: [], dealerships: [] } };

let db: TestDatabase;
let site: SampleListener;
beforeAll(async () => {
  db = await createTestDatabase();
  const { uno } = await seedTwoGroups(db.database);
  await db.database.asPlatform((tx) =>
    tx.client.query('truncate lead, lead_delivery, lead_draft, valuation, event cascade'),
  );
  const own = db.database.forSite({ groupId: uno.group_id, siteId: uno.id });
  const known = {
    id: uno.id,
    groupId: uno.group_id,
    origin: 'http://site.example',
    requestSource: 'elsewhere' as const,
    settingsVersion: 1,
    storageName: 'uno',
  };
  site = await startListener(
    {
      site: known as RequestContext['site'],
      settings,
      stock,
      db: own,
      pictures: { findJpeg: async () => undefined },
      dataDir: '/nowhere',
    },
    room,
  );
});
afterAll(async () => {
  site.close();
  await db.close();
});

/** The route handlers that take submissions. */
async function room(request: Request, known: RequestContext): Promise<unknown> {
  switch (known.url.pathname) {
    case '/api/leads':
      return answerLead(request, known);
    case '/api/leads/steps':
      return answerStep(request, known);
    case '/api/miscellaneous':
      return answerMiscellaneous(request, known);
    case '/api/events':
      return answerEvent(request, known);
    case '/api/chat':
      return answerChatPost(request, known);
    case '/api/broken':
      await request.text();
      throw new Error('This room is broken');
    case '/api/bot-check':
      return answerBotCheck(request, known);
    default:
      return takeOwnForm(request, known);
  }
}

const countOf = async (table: 'lead' | 'lead_draft') => {
  const { rows } = await db.database.asPlatform((tx) =>
    tx.client.query<{ count: number }>(`select count(*)::int as count from ${table}`),
  );
  return rows[0]?.count ?? -1;
};

/** Sends a hostile request: it must be refused in plain words, with a status below 500, and make no lead. */
async function refused(raw: RawRequest): Promise<void> {
  const before = await countOf('lead');
  const { status, body } = await site.send(raw);
  expect({ status, body: body.slice(0, 200) }).toMatchObject({
    status: expect.toSatisfy((it: number) => it >= 400 && it < 500),
  });
  // The router renders a page's errors in the site's own page.
  if (raw.path.startsWith('/api/')) expect(body.length).toBeGreaterThan(0);
  expect(body).not.toMatch(/node_modules|at async|\.ts:\d+|select |insert into/);
  expect(await countOf('lead')).toBe(before);
}

const ownOrigin = () => `http://${site.host}`;
let sendings = 0;
const newKey = () => `0000000000000000-${sendings++}`;

const fieldsOf = (row: FormRow): Field[] => row.steps(context).flatMap(({ fields }) => [...fields]);
const filledIn = (row: FormRow): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(row)
      .filter(({ kind }) => kind !== 'file' && kind !== 'hidden')
      .map((field) => [field.name, honest(field)]),
  );

const ROWS: FormRow[] = [...Object.values(ENQUIRY_FORMS), ...FINANCE_FORMS].filter(
  (row) => row.findRefusal({ settings, car }) === null && !fieldsOf(row).some(({ kind }) => kind === 'file'),
);
const ENQUIRY = ENQUIRY_FORMS.vehicleEnquiry;

const json = (body: unknown, headers: Record<string, string> = {}): RawRequest => ({
  path: '/api/leads',
  headers: { 'Content-Type': 'application/json', Origin: ownOrigin(), ...headers },
  body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
});
const sending = (given: Record<string, unknown> = {}) => ({
  form: ENQUIRY.id,
  key: newKey(),
  page: '/enquire?car_id=7',
  fields: { ...filledIn(ENQUIRY), car: car.slug },
  ...given,
});

describe('[G5] what is honest is taken', () => {
  test.each(ROWS.map((row) => [row.id, row] as const))('%s', async (_id, row) => {
    const before = await countOf('lead');
    const { status, body } = await site.send(
      json(sending({ form: row.id, fields: { ...filledIn(row), car: car.slug } })),
    );
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(await countOf('lead')).toBe(before + 1);
  });
});

describe('[G8] each box of each form', () => {
  const cases = ROWS.flatMap((row) =>
    fieldsOf(row).flatMap((field) =>
      (HOSTILE[field.kind] ?? []).map((text) => [row.id, field.name, text.slice(0, 60), { row, field, text }] as const),
    ),
  );

  test('there are hundreds of them', () => {
    expect(cases.length).toBeGreaterThan(300);
  });

  test.each(cases)('%s, %s: %j', async (_id, _name, _short, { row, field, text }) => {
    const fields = { ...filledIn(row), car: car.slug, [field.name]: text };
    await refused(json(sending({ form: row.id, fields })));
  });
});

describe('[G8] what is no form', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  test.each<[string, () => unknown]>([
    ['nothing', () => ''],
    ['half a form', () => JSON.stringify(sending()).slice(0, -5)],
    ['a list', () => [sending()]],
    ['null', () => 'null'],
    ['a number', () => '1'],
    ['a text', () => '"form"'],
    ['NaN', () => '{"form":NaN}'],
    ['a comment', () => `/* */${JSON.stringify(sending())}`],
    ['brackets without end', () => deep],
    ['bytes that are no UTF-8', () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['UTF-16', () => Buffer.from(JSON.stringify(sending()), 'utf16le')],
    ['70 KB', () => sending({ fields: { message: 'x'.repeat(70_000) } })],
    ['a million of them', () => 'x'.repeat(1_000_000)],
    ['another member', () => sending({ admin: true })],
    ['a form without a name', () => sending({ form: '' })],
    ['a form that there is not', () => sending({ form: 'nothing' })],
    ['a form of the prototype', () => sending({ form: '__proto__' })],
    ['a form that is a constructor', () => sending({ form: 'constructor' })],
    ['a form that is a list', () => sending({ form: [ENQUIRY.id] })],
    ['a form that is null', () => sending({ form: null })],
    ['a form with a long name', () => sending({ form: 'x'.repeat(61) })],
    ['the last of two forms', () => JSON.stringify(sending()).replace(/}$/, ',"form":"nothing"}')],
    ['no key', () => sending({ key: undefined })],
    ['a short key', () => sending({ key: 'short' })],
    ['a long key', () => sending({ key: 'k'.repeat(65) })],
    ['a key with a quotation mark', () => sending({ key: `${newKey()}'` })],
    ['a key with a line break', () => sending({ key: `${newKey()}\n` })],
    ['a key that is a number', () => sending({ key: 1234567890123456 })],
    ['a page of another website', () => sending({ page: '//evil.example/' })],
    ['a page with its website', () => sending({ page: 'https://evil.example/' })],
    ['a page that runs', () => sending({ page: 'javascript:alert(1)' })],
    ['a page with a line break', () => sending({ page: '/a\r\nSet-Cookie: a=b' })],
    ['a page with a zero', () => sending({ page: '/\u0000' })],
    ['a page that is too long', () => sending({ page: `/${'x'.repeat(2_001)}` })],
    ['a page that is none', () => sending({ page: '' })],
    ['no fields', () => sending({ fields: undefined })],
    ['fields that are a list', () => sending({ fields: ['Sam'] })],
    ['fields that are a text', () => sending({ fields: 'Sam' })],
    ['fields that are null', () => sending({ fields: null })],
    ['a field that is a number', () => sending({ fields: { ...filledIn(ENQUIRY), name: 1 } })],
    ['a field that is an object', () => sending({ fields: { ...filledIn(ENQUIRY), name: { $gt: '' } } })],
    [
      'a field that is a list',
      () => sending({ fields: { ...filledIn(ENQUIRY), email: ['a@example.com', 'b@example.com'] } }),
    ],
    ['a field that is yes', () => sending({ fields: { ...filledIn(ENQUIRY), opt_in: true } })],
    ['a field that is too long', () => sending({ fields: { ...filledIn(ENQUIRY), message: 'x'.repeat(20_001) } })],
    ['a field with a long name', () => sending({ fields: { ...filledIn(ENQUIRY), ['n'.repeat(61)]: 'x' } })],
    [
      'fields of the prototype',
      () => JSON.stringify(sending({ fields: {} })).replace('"fields":{}', '"fields":{"__proto__":{"name":"Sam"}}'),
    ],
    ['no boxes filled in', () => sending({ fields: { car: car.slug } })],
    ['the trap alone', () => sending({ fields: { [HONEYPOT_FIELD]: 'x', car: car.slug } })],
    ['a check that is too long', () => sending({ check: 'x'.repeat(4_001) })],
    ['a check that is an object', () => sending({ check: {} })],
    ['a visit that is a text', () => sending({ visited: '/' })],
    [
      'a visit of other websites',
      () => sending({ visited: { visited_pages: ['https://evil.example'], linked_query_params: {} } }),
    ],
    ['a visit with a zero', () => sending({ visited: { visited_pages: ['/\u0000'], linked_query_params: {} } })],
    [
      'a visit without end',
      () => sending({ visited: { visited_pages: Array(31).fill('/'), linked_query_params: {} } }),
    ],
    ['parameters that are a list', () => sending({ visited: { visited_pages: [], linked_query_params: [1] } })],
    ['half a sign in a visit', () => sending({ visited: { visited_pages: [], linked_query_params: { a: '\ud800' } } })],
  ])('%s', async (_what, body) => {
    await refused(json(body()));
  });

  test.each([
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'application/xml',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=none',
    'text/html; charset=utf-7',
    'application/octet-stream',
    '',
  ])('of type %j', async (type) => {
    await refused(json(sending(), { 'Content-Type': type }));
  });

  test('without a type', async () => {
    const { path, body } = json(sending());
    await refused({ path, headers: { Origin: ownOrigin() }, ...(body && { body }) });
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('sent by %s to a page', async (method) => {
    await refused({ ...json(sending()), method, path: '/contact-us-not' });
  });
});

describe('[G5] vehicles that the site does not list', () => {
  test.each([
    'beta-corolla',
    'alfa-corolla-of-another-site',
    '../7',
    '7',
    '__proto__',
    'constructor',
    "' or 1=1 --",
    '%2e%2e',
    'x'.repeat(3_000),
    '<script>',
    `${car.slug}\u0000`,
    `${car.slug}/`,
  ])('%j', async (slug) => {
    await refused(json(sending({ fields: { ...filledIn(ENQUIRY), car: slug } })));
  });
});

const CONTACT = findEnquiryPath('contact', settings) ?? '';
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const page = (body: string | Buffer, headers: Record<string, string> = {}, path = CONTACT): RawRequest => ({
  path,
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ownOrigin(), ...headers },
  body,
});
const contact = () => ({ ...filledIn(ENQUIRY_FORMS.contact), key: newKey() });

describe('[G8] forms that are sent to their pages', () => {
  test('an honest one is taken', async () => {
    const before = await countOf('lead');
    expect(await site.send(page(form(contact())))).toMatchObject({ status: 303 });
    expect(await countOf('lead')).toBe(before + 1);
  });

  test.each<[string, () => RawRequest]>([
    ['nothing', () => page('')],
    ['no key', () => page(form(filledIn(ENQUIRY_FORMS.contact)))],
    ['the last of two keys', () => page(`${form(contact())}&key=x`)],
    ['the last of two addresses', () => page(`${form(contact())}&email=x`)],
    ['70 KB', () => page(`${form(contact())}&more=${'x'.repeat(70_000)}`)],
    ['escapes that are none', () => page(`${form(contact())}&name=%zz%`)],
    ['bytes that are no UTF-8', () => page(`${form(contact())}&name=%ff%fe`)],
    ['a zero for a name', () => page(`${form(contact())}&name=%00`)],
    ['header lines in an address', () => page(`${form(contact())}&email=a%40example.com%0d%0aBcc%3a+b%40example.com`)],
    ['a script for a name', () => page(`${form(contact())}&name=%3Cscript%3E`)],
    ['JSON', () => page(JSON.stringify(contact()), { 'Content-Type': 'application/json' })],
    ['text', () => page(form(contact()), { 'Content-Type': 'text/plain' })],
    ['no type', () => page(form(contact()), { 'Content-Type': '' })],
    ['parts without a boundary', () => page(form(contact()), { 'Content-Type': 'multipart/form-data' })],
    ['a page that takes none', () => page(form(contact()), {}, '/success')],
    ['a page that there is not', () => page(form(contact()), {}, '/nowhere')],
    ['a page with a zero', () => page(form(contact()), {}, `${CONTACT}%00`)],
    ['a page with a line break', () => page(form(contact()), {}, `${CONTACT}%0d%0aX:%20y`)],
    ['a page of another website', () => page(form(contact()), {}, `//evil.example${CONTACT}`)],
    ['a whole address', () => page(form(contact()), {}, `http://evil.example${CONTACT}`)],
  ])('%s', async (_what, raw) => {
    await refused(raw());
  });
});

/** A multipart body as browsers send it; `parts` are the lines of each. */
function inParts(parts: (string | Buffer)[], boundary = 'b0undary'): Buffer {
  const lines = parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n`), Buffer.from(part), Buffer.from('\r\n')]);
  return Buffer.concat([...lines, Buffer.from(`--${boundary}--\r\n`)]);
}
const textPart = (name: string, text: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${text}`;
const filePart = (name: string, file: string, content: string | Buffer, type = 'application/pdf') =>
  Buffer.concat([
    Buffer.from(`Content-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: ${type}\r\n\r\n`),
    Buffer.from(content),
  ]);

/** An archive of one entry that claims `claims` bytes, and unpacks to `content`. */
function zipOf(name: string, content: Buffer, claims = content.length): Buffer {
  const packed = deflateRawSync(content, { level: 9 });
  const head = (size: number) => Buffer.alloc(size);
  const local = head(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(claims, 22);
  local.writeUInt16LE(name.length, 26);
  const central = head(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 4);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(claims, 24);
  central.writeUInt16LE(name.length, 28);
  const body = Buffer.concat([local, Buffer.from(name), packed]);
  const end = head(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, central, Buffer.from(name), end]);
}

describe('[G8] files that are no CV', () => {
  const CAREERS = ENQUIRY_FORMS.careers;
  const MEGABYTE = 1_000_000;
  const applied = (...files: Buffer[]): RawRequest => ({
    path: '/api/leads',
    headers: { 'Content-Type': 'multipart/form-data; boundary=b0undary', Origin: ownOrigin() },
    body: inParts([
      textPart(
        SENT_PART,
        JSON.stringify({ form: CAREERS.id, key: newKey(), page: '/careers', fields: filledIn(CAREERS) }),
      ),
      ...files,
    ]),
  });
  const zeros = Buffer.alloc(200 * MEGABYTE);

  test('a CV is one', async () => {
    const before = await countOf('lead');
    expect(await site.send(applied(filePart('cv', 'cv.pdf', '%PDF-1.7 a life')))).toMatchObject({
      status: 200,
    });
    expect(await countOf('lead')).toBe(before + 1);
  });

  test.each<[string, () => RawRequest]>([
    ['no file', () => applied()],
    ['an empty one', () => applied(filePart('cv', 'cv.pdf', ''))],
    ['a program', () => applied(filePart('cv', 'cv.exe', 'MZ'))],
    ['a program under another name', () => applied(filePart('cv', 'cv.pdf', 'MZ\u0090'))],
    ['a page', () => applied(filePart('cv', 'cv.html', '<script>'))],
    ['a picture', () => applied(filePart('cv', 'cv.svg', '<svg onload="x"/>', 'image/svg+xml'))],
    ['one without an ending', () => applied(filePart('cv', 'cv', '%PDF-1.7'))],
    ['one with two endings', () => applied(filePart('cv', 'cv.pdf.js', '%PDF-1.7'))],
    ['a path', () => applied(filePart('cv', '../../etc/passwd', '%PDF-1.7'))],
    ['a name of dots', () => applied(filePart('cv', '..', '%PDF-1.7'))],
    ['more than may be', () => applied(filePart('cv', 'cv.pdf', `%PDF-${'x'.repeat(6 * MEGABYTE)}`))],
    ['an archive that unpacks to 200 MB', () => applied(filePart('cv', 'cv.docx', zipOf('word/document.xml', zeros)))],
    [
      'an archive that hides its 200 MB',
      () => applied(filePart('cv', 'cv.docx', zipOf('word/document.xml', zeros, 10))),
    ],
    ['an archive of something else', () => applied(filePart('cv', 'cv.docx', zipOf('evil.js', Buffer.from('x'))))],
    [
      'an archive with macros',
      () => applied(filePart('cv', 'cv.docx', zipOf('word/vbaProject.bin', Buffer.from('x')))),
    ],
    [
      'half an archive',
      () => applied(filePart('cv', 'cv.docx', zipOf('word/document.xml', Buffer.from('x')).subarray(0, 40))),
    ],
    ['a file in another box', () => applied(filePart('photo', 'cv.pdf', '%PDF-1.7'))],
    ['300 parts', () => applied(...Array.from({ length: 300 }, (_, n) => filePart(`cv${n}`, 'a.pdf', '%PDF-1.7')))],
    [
      'parts that do not end',
      () => ({ ...applied(), body: applied(filePart('cv', 'cv.pdf', '%PDF-1.7')).body!.slice(0, -30) }),
    ],
    [
      'the form as a file',
      () => ({ ...applied(), body: inParts([filePart(SENT_PART, 'a.json', '{}', 'application/json')]) }),
    ],
    ['no form', () => ({ ...applied(), body: inParts([filePart('cv', 'cv.pdf', '%PDF-1.7')]) })],
    ['a form that is no JSON', () => ({ ...applied(), body: inParts([textPart(SENT_PART, '{')]) })],
  ])('%s', async (_what, raw) => {
    await refused(raw());
  });
});

const step = (given: Record<string, unknown>): RawRequest => ({
  ...json({ ...sending({ form: 'finance-enquiry', ...given }), isLastStep: false, ...given }),
  path: '/api/leads/steps',
});
const valued = (given: Record<string, unknown>): RawRequest => ({
  ...json({ column_name: 'valuation', rego: 'ABC123', regoState: 'QLD', offer_price: 20_000, ...given }),
  path: '/api/miscellaneous',
});

describe('[G5] steps that are none', () => {
  test('an honest one is kept, and is no lead', async () => {
    const [leads, drafts] = [await countOf('lead'), await countOf('lead_draft')];
    expect(await site.send(step({}))).toMatchObject({
      status: 200,
      body: expect.stringMatching(/^{"lead_id":\d+}$/),
    });
    expect([await countOf('lead'), await countOf('lead_draft')]).toEqual([leads, drafts + 1]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['no flag', { isLastStep: undefined }],
    ['a flag in words', { isLastStep: 'false' }],
    ['a flag that is a number', { isLastStep: 1 }],
    ['a number for its lead', { lead_id: 1 }],
    ['a script for a name', { fields: { name: '<script>' } }],
    ['header lines in an address', { fields: { email: 'a@example.com\r\nBcc: b@example.com' } }],
    ['a number for a name', { fields: { name: 7 } }],
    ['a vehicle of another site', { fields: { car: 'beta-corolla' } }],
    ['an unknown form', { form: 'hasOwnProperty' }],
    ['a key that is none', { key: '../../etc/passwd' }],
    ['a page elsewhere', { page: 'https://evil.example' }],
    ['nothing at its end', { fields: {}, isLastStep: true }],
  ])('%s', async (_what, given) => {
    const before = await countOf('lead_draft');
    const raw = step(given);
    await refused(raw);
    expect(JSON.parse((await site.send(raw)).body).error).toMatch(/\w/);
    if (!given.isLastStep) expect(await countOf('lead_draft')).toBe(before);
  });
});

describe('[G4] valuations that are none', () => {
  test('an honest one is a record that nobody can open', async () => {
    expect(await site.send(valued({ id: 3, adjustmentAnswers: { damage: 'None' } }))).toMatchObject({
      status: 204,
    });
    const { rows } = await db.database.asPlatform((tx) =>
      tx.client.query('select rego, "regoState", "adjustmentAnswers", result, token_hash from valuation'),
    );
    expect(rows).toEqual([
      {
        rego: 'ABC123',
        regoState: 'QLD',
        adjustmentAnswers: { damage: 'None' },
        result: { id: 3, offer_price: 20_000 },
        token_hash: null,
      },
    ]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['another column', { column_name: 'users' }],
    ['no column', { column_name: undefined }],
    ['a column of the prototype', { column_name: '__proto__' }],
    ['another member', { token_hash: 'x' }],
    ['a lead of another site', { lead_id: 999_999 }],
    ['a lead beyond all numbers', { lead_id: 9_999_999_999 }],
    ['a lead in words', { lead_id: '1 or 1=1' }],
    ['a registration with a script', { rego: '<b>' }],
    ['a state that there is not', { regoState: 'ZZ' }],
    ['a price below 0', { offer_price: -1 }],
    ['a price in words', { offer_price: '20000' }],
    ['a price without end', { offer_price: 1e300 }],
    ['answers that are a list', { adjustmentAnswers: ['x'] }],
    ['answers in depth', { adjustmentAnswers: { a: { b: 'c' } } }],
    [
      'answers without end',
      { adjustmentAnswers: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`a${n}`, 'x'])) },
    ],
    ['an answer with a zero', { adjustmentAnswers: { a: '\u0000' } }],
    ['a vehicle with half a sign', { vehicle: '\ud800' }],
    ['9 KB', { vehicle: 'x'.repeat(9_000) }],
  ])('%s', async (_what, given) => {
    const count = async () => (await db.database.asPlatform((tx) => tx.client.query('select from valuation'))).rowCount;
    const before = await count();
    await refused(valued(given));
    expect(await count()).toBe(before);
  });
});

describe('[G8] what was made on another website', () => {
  const doors: [string, () => RawRequest][] = [
    ['a form', () => json(sending())],
    ['a form that is sent to its page', () => page(form(contact()))],
    ['a step of a form', () => step({})],
    ['a valuation', () => valued({})],
    ['an event', () => ({ ...json({ id: 49, path: '/', data: { count: 1 } }), path: '/api/events' })],
    [
      'a message',
      () => ({
        ...json({ kind: 'message', car: car.slug, key: newKey(), text: 'Hello' }),
        path: '/api/chat',
      }),
    ],
    ['a question for a check', () => ({ ...json({}), path: '/api/bot-check' })],
  ];
  const from = (raw: RawRequest, origin: string): RawRequest => ({
    ...raw,
    headers: { ...raw.headers, Origin: origin },
  });

  test.each(doors)('%s is taken from no other', async (_what, raw) => {
    for (const origin of foreignOrigins(site.host)) {
      const { status } = await site.send(from(raw(), origin));
      expect({ origin, status }).toEqual({ origin, status: 403 });
    }
    await refused(from(raw(), 'https://evil.example'));
  });

  test.each(doors)('%s that does not say where it was made is not taken', async (_what, raw) => {
    const { Origin: _, ...headers } = raw().headers!;
    await refused({ ...raw(), headers });
  });
});

test('a room that breaks once it has read what was sent leaves nobody waiting', async () => {
  expect(await site.send({ ...json(sending()), path: '/api/broken' })).toMatchObject({
    status: 500,
    body: expect.stringMatching(/^Something went wrong/),
  });
});

test('[G5] a form that is sent again, and again at once, is one lead', async () => {
  const once = json(sending());
  const before = await countOf('lead');
  const answers = await Promise.all(Array.from({ length: 10 }, () => site.send(once)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await countOf('lead')).toBe(before + 1);
});

test('[G8] what is odd and honest is kept as it was meant, and breaks nothing', async () => {
  const odd = {
    name: 'Zoë\u0000',
    last_name: "O'Brien-Łukasz",
    message: "<script>alert(1)</script> \ud800 \u0000 \u202e {{7*7}} '; drop table lead; -- 😀",
    '__proto__.admin': 'yes',
    constructor: 'yes',
  };
  const fields = { ...filledIn(ENQUIRY), car: car.slug, ...odd };
  const headers = { 'User-Agent': `Browser ${'\u00e9'.repeat(500)}`, 'X-Forwarded-Host': 'evil.example' };
  expect(await site.send(json(sending({ fields }), headers))).toMatchObject({ status: 200 });
  const { rows } = await db.database.asPlatform((tx) =>
    tx.client.query('select name, message, url, payload from lead order by id desc limit 1'),
  );
  expect(rows[0]).toMatchObject({
    name: 'Zoë',
    message: expect.stringMatching(/^<script>alert\(1\)<\/script> .*drop table lead; -- 😀$/),
    url: 'http://site.example/enquire?car_id=7',
  });
  expect(Object.keys(rows[0].payload)).not.toEqual(expect.arrayContaining(['constructor']));
});
