import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, emptyTables, type TestDatabase } from '../../../../tests/database.ts';
import { silentLog } from '../../../../tests/samples/log.ts';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import { seedDealerships, seedTwoGroups, type TwoGroups } from '../../../../tests/two-groups.ts';
import { listLeadFiles } from '../../../db/queries/leads/lead-files.ts';
import { listLeads } from '../../../db/queries/leads/leads.ts';
import type { EnquiryPage } from '../../../kernel/addresses/enquiry.ts';
import { SENT_PART } from '../../../kernel/addresses/leads.ts';
import { loadFormContext } from '../../../kernel/forms/context.ts';
import type { FormContext } from '../../../kernel/forms/fields/row.ts';
import type { LeadRequest } from '../../../kernel/leads/submit-form.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { answerLead } from '../answer.ts';
import { ENQUIRY_FORMS } from './forms.ts';

let db: TestDatabase;
let groups: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
  await seedDealerships(db.database, groups.uno.group_id);
});
afterAll(() => db.close());
beforeEach(() => emptyTables(db, 'valuation', 'lead', 'unsubscribed'));

const own = () => db.database.forSite({ groupId: groups.uno.group_id, siteId: groups.uno.id });
const storedLead = () => own().run((tx) => listLeads(tx, new Date(0)));

const used = sampleCar({ id: 7, car_type: 'used', dealership_slug: 'one', dealership_name: 'One' });
const fresh = sampleCar({ id: 8, car_type: 'new', dealership_slug: 'two', dealership_name: 'Two' });
const stock = sampleSiteStock([used, fresh]);

type Given = Partial<SiteSettingsInput>;

const settingsOf = (given: Given = {}) => sampleSettings({ ...given, integrations: { botCheck: { provider: 'off' } } });
const siteOf = (given: Given = {}) => ({
  settings: settingsOf(given),
  stock,
  db: own(),
  now: SAMPLE_NOW,
  log: silentLog,
  site: { origin: 'https://site.example' } as LeadRequest['site'],
});

/** Its boxes by name, required ones with a star, ready to be shown. */
async function boxesOf(page: EnquiryPage, given: Given = {}, params: Partial<FormContext> = {}) {
  const { settings, ...request } = siteOf(given);
  const row = ENQUIRY_FORMS[page];
  const about = { car: null, given: {}, ...params };
  const ready = row.prepare ? await row.prepare(about, { settings, ...request }) : row;
  const context = await loadFormContext(about, { settings, ...request });
  const fields = ready.steps(context).flatMap((step) => step.fields);
  return fields.map(({ name, required }) => (required ? `${name}*` : name)).join(' ');
}

const PERSON = 'name* last_name* email* phone* postcode*';
const SERVICES = 'additional_services.Finance additional_services.Trade-in additional_services.Test drive';
const VEHICLE = 'rego vehicle_make* vehicle_model* vehicle_year odometer';

test.each<[string, EnquiryPage, Given, Partial<FormContext>, string]>([
  ['[G1] an enquiry about a vehicle', 'vehicleEnquiry', {}, { car: used }, `${PERSON} message* ${SERVICES} opt_in`],
  [
    '[G1] without services, with terms, its comments left to the shopper',
    'vehicleEnquiry',
    { forms: { enquiry: { services: [], message: 'optional' }, terms: { checkbox: 'required' } } },
    { car: used },
    `${PERSON} message opt_in terms*`,
  ],
  ['[G1] general contact', 'contact', {}, {}, `category* dealership_slug* ${PERSON} message* opt_in`],
  [
    '[G1] without a place to choose',
    'contact',
    { forms: { enquiry: { locationInput: 'removed' } } },
    {},
    `category* ${PERSON} message* opt_in`,
  ],
  ['[G1] of one location', 'contact', {}, { given: { location: 'yard' } }, `category* ${PERSON} message* opt_in`],
  ['[G3] photos', 'requestPhotos', {}, { car: used }, `${PERSON} request_photos message opt_in`],
  ['[G3] something similar', 'similar', {}, { car: used }, `${PERSON} dealership_slug* budget message opt_in`],
  ['[G10] a service', 'service', {}, {}, `${VEHICLE} work* preferred_date preferred_time* message ${PERSON} opt_in`],
  ['[G10] parts', 'parts', {}, {}, `${VEHICLE} vin message* ${PERSON} opt_in`],
  [
    '[G10] a warranty',
    'warranty',
    {},
    {},
    `${VEHICLE.replace('year', 'year*')} delivery_date message* ${PERSON} opt_in`,
  ],
  ['[G10] a fleet', 'fleet', {}, {}, `company* fleet_size* vehicles dealership_slug* budget message* ${PERSON} opt_in`],
  ['[G10] a job', 'careers', {}, {}, `${PERSON} department* dealership_slug* cv* message`],
  ['[G10] no more offers', 'unsubscribe', {}, {}, 'email* reason'],
])('%s asks for what it must', async (_what, page, given, params, boxes) => {
  expect(await boxesOf(page, given, params)).toBe(boxes);
});

test.each<[string, EnquiryPage, FormContext['car'], string | undefined]>([
  ['a new vehicle', 'vehicleEnquiry', fresh, 'enquiry_new'],
  ['a used vehicle', 'vehicleEnquiry', used, 'enquiry_used'],
  ['photos of a new vehicle', 'requestPhotos', fresh, 'enquiry_new'],
  ['something like a used vehicle', 'similar', used, 'enquiry_used'],
  ['anything', 'contact', null, 'general_enquiry'],
  ['a job', 'careers', null, 'career_enquiry'],
  ['a service', 'service', null, undefined],
])('[G9] the event of an enquiry about %s', async (_what, page, car, event) => {
  const row = ENQUIRY_FORMS[page];
  const ready = row.prepare ? await row.prepare({ car, given: {} }, siteOf()) : row;
  expect(ready.event).toBe(event);
});

const SAM = {
  name: 'Sam',
  last_name: 'O’Brien',
  email: 'sam@example.com',
  phone: '(04) 1234 5678',
  postcode: '4000',
  opt_in: 'on',
};
let sendings = 0;

async function send(page: EnquiryPage, fields: Record<string, string>, given: Given = {}, files: File[] = []) {
  const key = `00000000-0000-0000-0000-${String(++sendings).padStart(12, '0')}`;
  const sent = { form: ENQUIRY_FORMS[page].id, key, page: '/contact', fields };
  const parts = new FormData();
  parts.append(SENT_PART, JSON.stringify(sent));
  for (const file of files) parts.append('cv', file);
  const packed = new Response(files.length > 0 ? parts : JSON.stringify(sent));
  const type = files.length > 0 ? (packed.headers.get('Content-Type') ?? '') : 'application/json';
  const headers = { 'Content-Type': type, Origin: 'https://site.example', 'User-Agent': 'Browser' };
  const body = await packed.bytes();
  const request = new Request('https://site.example/api/leads', { method: 'POST', headers, body });
  const response = await answerLead(request, siteOf(given));
  return { status: response.status, ...((await response.json()) as { to?: string; errors?: unknown[] }) };
}

const MINE = { vehicle_make: 'Toyota', vehicle_model: 'HiLux' };

test.each<[string, EnquiryPage, Record<string, string>, Record<string, unknown>, Record<string, unknown>]>([
  [
    '[G1] about a used vehicle',
    'vehicleEnquiry',
    { ...SAM, car: used.slug, message: 'Is it here?', 'additional_services.Trade-in': 'on' },
    { category: 'Used Vehicle Enquiry', car_id: 7, opt_in: true, additional_services: ['Trade-in'] },
    {},
  ],
  [
    '[G1] about a new vehicle',
    'vehicleEnquiry',
    { ...SAM, car: fresh.slug, message: 'Is it here?' },
    { category: 'New Vehicle Enquiry', car_id: 8, dealership_slug: 'two' },
    {},
  ],
  [
    '[G1] in general',
    'contact',
    { ...SAM, category: 'Parts Enquiry', dealership_slug: 'two', message: 'Hello' },
    { category: 'Parts Enquiry', dealership_slug: 'two', phone: '+61412345678' },
    {},
  ],
  [
    '[G3] for photos, in the site’s words whatever was sent',
    'requestPhotos',
    { ...SAM, car: used.slug, request_photos: 'Send me money' },
    { subcategory: 'Request Photos', message: null },
    { request_photos: 'Please send photos for this car' },
  ],
  [
    '[G3] for something similar',
    'similar',
    { ...SAM, car: used.slug, dealership_slug: 'one', budget: '$45,000' },
    { subcategory: 'Find Me Something Similar', dealership_slug: 'one' },
    { budget: 45_000 },
  ],
  [
    '[G10] for a service',
    'service',
    { ...SAM, ...MINE, rego: '123 abc', odometer: '85,000 kms', work: 'Repair', preferred_time: 'Morning' },
    { category: 'Service Enquiry', subcategory: 'Service Booking' },
    { rego: '123ABC', ...MINE, odometer: 85_000, work: 'Repair', preferred_time: 'Morning' },
  ],
  [
    '[G10] for parts',
    'parts',
    { ...SAM, ...MINE, message: 'A bull bar' },
    { category: 'Parts Enquiry', message: 'A bull bar' },
    MINE,
  ],
  [
    '[G10] about a warranty',
    'warranty',
    { ...SAM, ...MINE, vehicle_year: '2024', message: 'It rattles' },
    { category: 'Warranty Enquiry' },
    { ...MINE, vehicle_year: 2024 },
  ],
  [
    '[G10] for a fleet',
    'fleet',
    { ...SAM, company: 'Lee & Co', fleet_size: '12', dealership_slug: 'one', message: 'Utes' },
    { category: 'Fleet Enquiry' },
    { company: 'Lee & Co', fleet_size: 12 },
  ],
])('an enquiry %s is kept as what it is', async (_what, page, fields, lead, answers) => {
  const { status, to } = await send(page, fields);
  const [one, ...more] = await storedLead();
  expect([status, more]).toEqual([200, []]);
  expect(one?.lead).toMatchObject({ email: 'sam@example.com', last_name: 'O’Brien', ...lead });
  expect(one?.answers).toEqual(answers);
  const params = new URL(to ?? '', 'https://site.example').searchParams;
  // The confirmation names what was requested, not the kind of vehicle.
  const own = ['Request Photos', 'Find Me Something Similar'].find((kind) => kind === one?.lead.subcategory);
  expect(params.get('category')).toBe(own ?? one?.lead.category);
  expect(params.get('car_id')).toBe(fields.car ?? null);
});

test.each<[string, EnquiryPage, Record<string, string>, string, Given]>([
  ['[G1] comments', 'vehicleEnquiry', { ...SAM, car: used.slug }, 'message', {}],
  [
    '[G1] a category that is offered',
    'contact',
    { ...SAM, category: 'x', dealership_slug: 'one', message: 'x' },
    'category',
    {},
  ],
  [
    '[G1] a dealership of the site',
    'contact',
    { ...SAM, category: 'General Enquiry', dealership_slug: 'three', message: 'x' },
    'dealership_slug',
    {},
  ],
  ['[G3] a vehicle', 'requestPhotos', SAM, 'car', {}],
  [
    '[G10] a date to come',
    'service',
    { ...SAM, ...MINE, work: 'Repair', preferred_time: 'Morning', preferred_date: '2001-01-01' },
    'preferred_date',
    {},
  ],
  [
    '[G11] a whole number of vehicles',
    'fleet',
    { ...SAM, company: 'Lee', fleet_size: '1.5', dealership_slug: 'one', message: 'x' },
    'fleet_size',
    {},
  ],
  ['[G10] a CV', 'careers', { ...SAM, department: 'Sales', dealership_slug: 'one' }, 'cv', {}],
])('a form without %s is refused at that box, and nothing is kept', async (_what, page, fields, box, given) => {
  const { status, errors } = await send(page, fields, given);
  expect([status, errors]).toEqual([400, [expect.objectContaining({ parameter: box })]]);
  expect(await storedLead()).toEqual([]);
});

test('[G10] a site without a page takes no form of it', async () => {
  const given = { forms: { pages: { fleet: { paths: [] } } } };
  expect((await send('fleet', SAM, given)).status).toBe(403);
});

describe('[G10] a job application', () => {
  const JOB = { ...SAM, department: 'Service', dealership_slug: 'one' };
  const cv = (content: string, name = 'Zoë’s CV.pdf') => new File([content], name);

  test('is kept with its CV, byte for byte, in one lead however often it is sent', async () => {
    const before = sendings;
    await send('careers', JOB, {}, [cv('%PDF-1.7 Sam')]);
    sendings = before;
    expect((await send('careers', JOB, {}, [cv('%PDF-1.7 Sam')])).status).toBe(200);
    const leads = await storedLead();
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ lead: { category: 'Career Enquiry' }, answers: { cv: 'Zoë’s CV.pdf' } });
    const [file, ...more] = await own().run((tx) => listLeadFiles(tx, leads[0]?.id ?? 0));
    expect(more).toEqual([]);
    expect(file).toMatchObject({ field: 'cv', name: 'Zoë’s CV.pdf', media_type: 'application/pdf' });
    expect(Buffer.from(file?.content ?? []).toString()).toBe('%PDF-1.7 Sam');
  });

  test('with what only calls itself a CV is refused, and one that is too long while it arrives', async () => {
    expect((await send('careers', JOB, {}, [cv('MZ')])).errors).toEqual([
      { parameter: 'cv', reason: expect.stringMatching(/^CV: we couldn’t read this file/) },
    ]);
    const small = { forms: { careersFileMegabytes: 0.001 } };
    expect((await send('careers', JOB, small, [cv('%PDF-'.padEnd(1_100))])).errors).toEqual([
      { parameter: 'cv', reason: 'CV: the limit is 0.001 MB; this file is 0.1 MB.' },
    ]);
    expect((await send('careers', JOB, small, [cv('x'.repeat(80_000))])).status).toBe(413);
    expect(await storedLead()).toEqual([]);
  });
});

test('[G10] whoever unsubscribes leaves the list of offers; a box that was ticked does not undo that', async () => {
  const enquiry = { ...SAM, car: used.slug, message: 'Hello' };
  await send('vehicleEnquiry', enquiry);
  await send('vehicleEnquiry', { ...enquiry, email: 'other@example.com' });
  expect((await send('unsubscribe', { email: 'SAM@example.com' })).to).toBe('/success?category=Unsubscribe');
  await send('vehicleEnquiry', { ...enquiry, message: 'And again' });
  const leads = await storedLead();
  const wanting = leads.filter(({ lead }) => lead.opt_in).map(({ lead }) => lead.email);
  expect([leads.length, wanting]).toEqual([4, ['other@example.com']]);
  const again = leads.find(({ lead }) => lead.message === 'And again');
  expect(again?.consent).toMatchObject([{ name: 'opt_in', given: true }]);
});
