import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import { MARKS, seedTwoGroups, type TwoGroups } from '../../../../tests/two-groups.ts';
import { listLeads } from '../../../db/queries/leads/leads.ts';
import { findEnquiryPage } from '../../../kernel/addresses/enquiry.ts';
import { isLinkServed } from '../../../kernel/addresses/served-pages.ts';
import { loadPlaces } from '../../../kernel/chrome/load.ts';
import { loadFormContext } from '../../../kernel/forms/context.ts';
import { submitForm } from '../../../kernel/leads/submit-form.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { ENQUIRY_FORMS } from './forms.ts';
import { loadEnquiryPage } from './load.ts';
import { listEnquiryPaths, listOpenEnquiryPages } from './paths.ts';
import { answerVehicleForm } from './vehicle-form.ts';

let db: TestDatabase;
let groups: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
});
afterAll(() => db.close());

const car = sampleCar({ id: 7, slug: 'car-7' });
const sold = sampleCar({ id: 8, slug: 'car-8', status: 'sold', sold: true });
const stock = sampleSiteStock([car, sold]);

type Given = Partial<SiteSettingsInput>;

const requestOf = (address: string, given: Given = {}) =>
  ({
    settings: sampleSettings(given),
    stock,
    db: db.database.forSite({ groupId: groups.uno.group_id, siteId: groups.uno.id }),
    now: SAMPLE_NOW,
    url: new URL(address, 'https://site.example'),
    site: { origin: 'https://site.example' },
  }) as RequestContext;

async function open(address: string, given: Given = {}) {
  const request = requestOf(address, given);
  const page = findEnquiryPage(request.url.pathname, request.settings);
  if (!page) throw new Error(`there is no page at ${address}`);
  return loadEnquiryPage(page, request);
}

const ledTo = (address: string, given: Given = {}) =>
  open(address, given).then(
    () => null,
    (answer: unknown) => (answer instanceof Response ? answer.headers.get('Location') : answer),
  );

const BOOKING = 'https://book.example/';
const atYard = (path: string) => ({
  pages: { service: { paths: ['/service', path] }, atLocation: { [path]: 'yard' } },
});

test.each<[string, string, Given, string | null]>([
  ['[G1] of no vehicle', '/enquire', {}, '/contact'],
  ['[G1] of a vehicle that is not there', '/request-photos?car_id=999', {}, '/contact'],
  ['[G3] of a sold vehicle', '/enquire?car_id=car-8', {}, '/find-me-something-similar?car_id=8'],
  ['[G3] of something like it', '/find-me-something-similar?car_id=car-8', {}, null],
  ['[G1] of a vehicle', '/enquire?car_id=7', {}, null],
  ['[G10] service with a booking site', '/service', { service: { bookingUrl: BOOKING } }, BOOKING],
  [
    '[G10] service of a location with a booking site of its own',
    '/service-yard',
    { forms: atYard('/service-yard'), service: { links: [{ name: MARKS.alfa, url: BOOKING }] } },
    BOOKING,
  ],
  ['[G10] service of others', '/service', { service: { links: [{ name: 'Yard', url: BOOKING }] } }, null],
])('%s: the page leads where it must', async (_what, address, given, to) => {
  expect(await ledTo(address, given)).toBe(to);
});

test('[G10] booking sites are listed before the form; other pages have none', async () => {
  const given = { service: { links: [{ name: 'Somewhere', url: BOOKING }] } };
  expect((await open('/service', given)).booking?.links).toEqual([{ label: 'Somewhere', href: BOOKING }]);
  expect((await open('/fleet', given)).booking).toBeNull();
  // What belongs to another place is not offered above the form of this one.
  const ofPlace = { ...given, forms: atYard('/service-yard') };
  expect((await open('/service-yard', ofPlace)).booking).toBeNull();
  expect((await open('/service?location=yard', given)).booking).toBeNull();
});

test('[G1] the page of a location has its id in the form, unseen', async () => {
  const { form, heading } = await open('/contact?location=yard');
  expect(heading).toMatch(/^Contact us: /);
  expect(form.hidden.map(({ name }) => name)).toEqual(['location_id', 'dealership_slug']);
  // An unknown place is like none: the enquiry goes to the only place there is, and no heading names it.
  const [unknown, none] = [await open('/contact?location=elsewhere'), await open('/contact')];
  expect(unknown.form.hidden).toEqual(none.form.hidden);
  expect(unknown.heading).toBe(none.heading);
});

test('[A4] the places beside a form are called on the number that the site has for them', async () => {
  const numbersAt = async (given: Given) =>
    (await open('/contact?location=yard', given)).places.map(({ phone }) => phone?.text);
  expect(await numbersAt({})).toEqual(['07 5550 1234']);
  const contact = { phone: '07 3200 5400', locationPhoneNumbers: { yard: '1800 975 708' } };
  expect(await numbersAt({ contact })).toEqual(['1800 975 708']);
});

test('[H5] the places beside a form are on a map, one or several', async () => {
  const { map, places } = await open('/contact');
  expect(map?.pins.map(({ name }) => name)).toEqual(places.map(({ name }) => name));
  expect((await open('/contact?location=yard')).map?.pins).toHaveLength(1);
});

test('[G10] pages are where the settings say, under as many addresses; search engines keep one', async () => {
  const { head } = await open('/new-vehicle-warranty');
  expect([head.canonical, head.robots]).toEqual(['https://site.example/warranty', undefined]);
  expect((await open('/enquire?car_id=7')).head.robots).toBe('noindex, follow');
  const forms = { pages: { fleet: { paths: [] }, parts: { paths: ['/spares'] } } };
  const settings = sampleSettings({ forms });
  const opened = listOpenEnquiryPages(settings);
  const isServed = (path: string) => isLinkServed(path, undefined, opened);
  expect(
    ['/spares', '/fleet', '/vehicle-parts-and-accessories', '/enquire', '/enquire?car_id=7'].map(isServed),
  ).toEqual([true, false, false, false, true]);
  expect(listEnquiryPaths(settings, [])).toEqual(['/contact', '/service', '/spares', '/careers', '/warranty']);
});

test('[G10] search engines are not told of pages that lead to the booking site of another service', async () => {
  const { locations } = await loadPlaces(requestOf('/'));
  const listed = (given: Given) =>
    listEnquiryPaths(sampleSettings(given), locations).filter((path) => path.startsWith('/service'));
  const forms = atYard('/service-yard');
  const link = (name: string) => ({ links: [{ name, url: BOOKING }] });
  expect(listed({ forms })).toEqual(['/service', '/service-yard']);
  expect(listed({ forms, service: link('Somewhere') })).toEqual(['/service', '/service-yard']);
  expect(listed({ forms, service: link(MARKS.alfa) })).toEqual(['/service']);
  expect(listed({ forms, service: { bookingUrl: BOOKING } })).toEqual([]);
});

test('[G11] money can be filled in with the site’s quick picks', async () => {
  const picksOf = async (given: Given) => {
    const { form } = await open('/find-me-something-similar?car_id=7', given);
    return form.steps.flatMap(({ fields }) => fields).find(({ name }) => name === 'budget')?.picks;
  };
  const [least, ...more] = (await picksOf({})) ?? [];
  expect([least, more.at(-1)]).toEqual([5_000, 70_000]);
  const money = [300_000, 500_000, 800_000];
  expect(await picksOf({ forms: { quickPicks: { money } } })).toEqual(money);
});

describe('[G1] the form that a vehicle’s page fetches', () => {
  const formOf = async (slug: string) => {
    const response = await answerVehicleForm(requestOf(`/cars/${slug}/enquiry`), slug);
    return { response, form: response.ok ? await response.json() : null };
  };

  test('is of the vehicle, and nobody else’s', async () => {
    const { response, form } = await formOf('car-7');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(form).toMatchObject({ id: 'vehicle-enquiry', action: '/enquire?car_id=7' });
    expect((await formOf('car-7')).form.key).not.toBe(form.key);
  });

  test('is for something similar where the vehicle is sold, and not there without one', async () => {
    const { form } = await formOf('car-8');
    // The browser stores for the next page what was requested, and not the kind of vehicle.
    expect([form.id, form.enquired.category]).toEqual(['find-me-something-similar', 'Find Me Something Similar']);
    expect((await formOf('nothing')).response.status).toBe(404);
  });
});

test('[G10] a chosen location that books elsewhere leads there, with the other fields; others do not', async () => {
  const given = { service: { links: [{ name: MARKS.alfa, url: BOOKING }] } };
  const request = requestOf('/service', given);
  await addLocation('Shed');
  const count = () => request.db.run((tx) => listLeads(tx, new Date(0))).then(({ length }) => length);
  const before = await count();
  const row = await ENQUIRY_FORMS.service.prepare!({ car: null, given: {} }, request);
  const context = await loadFormContext({ car: null, given: {} }, request);
  const fields = row.steps(context).flatMap((step) => step.fields);
  const options = fields.find(({ name }) => name === 'location_id')?.options ?? [];
  const [there, here] = [options.find(({ elsewhere }) => elsewhere), options.find(({ elsewhere }) => !elsewhere)];
  expect([there?.label, there?.elsewhere]).toEqual([MARKS.alfa, BOOKING]);
  const take = (location_id: string) =>
    submitForm(
      ENQUIRY_FORMS.service,
      { typed: { location_id }, key: 'k'.repeat(16), page: '/service', userAgent: null },
      request,
    );
  // The site's own form was sent to a workshop that takes bookings elsewhere.
  expect(await take(there!.value)).toEqual({ ok: true, to: BOOKING });
  expect(await take(here!.value)).toMatchObject({ ok: false, status: 400 });
  expect(await count()).toBe(before);
});

test('[G10] where the only workshop books elsewhere, the page leads there and is not listed', async () => {
  const given = { service: { links: [{ name: MARKS.alfa, url: BOOKING }] } };
  // There is nothing to choose in the form, which would be sent to a workshop that takes bookings elsewhere.
  await becomeWorkshop();
  expect(await ledTo('/service', given)).toBe(BOOKING);
  const { locations } = await loadPlaces(requestOf('/'));
  expect(listEnquiryPaths(sampleSettings(given), locations)).not.toContain('/service');
});

/** Lets the first location of the group take services; undone when the test is over. */
async function becomeWorkshop(): Promise<void> {
  const change = (type: string) =>
    db.database.asPlatform((tx) =>
      tx.client.query(
        `update location set location_type = ${type} where group_id = ${groups.uno.group_id} returning location_type`,
      ),
    );
  const { rows } = await db.database.asPlatform((tx) =>
    tx.client.query(`select location_type from location where group_id = ${groups.uno.group_id}`),
  );
  const before = rows[0]?.location_type as string | null;
  await change("'service'");
  onTestFinished(() => change(before === null ? 'null' : `'${before}'`).then(() => undefined));
}

/** Adds a location like the first of the group; removed when the test is over. */
async function addLocation(name: string): Promise<void> {
  const own = JSON.stringify({ id: 9_999, slug: name.toLowerCase(), name });
  const run = (text: string) => db.database.asPlatform((tx) => tx.client.query(text));
  await run(
    `insert into location select (jsonb_populate_record(one, '${own}')).* from location one
     where group_id = ${groups.uno.group_id} limit 1`,
  );
  onTestFinished(() => run('delete from location where id = 9999').then(() => undefined));
}
