import { describe, expect, test } from 'vitest';
import { get, pageOf, textOf, textsOf } from '../../http.ts';
import { PlainBrowser } from '../../plain-browser.ts';
import { filled, firstProblem, formIn, type Written, withChoices } from '../../plain-form.ts';
import { findAsked } from './asked-vehicle.ts';
import { createLeadReader, newEmail } from './saved-leads.ts';
import { nameOf, sendByScript } from './script-form.ts';

const leadsOf = createLeadReader();

interface Vehicle {
  path: string;
  id: number;
}

/** A used vehicle of a site that can be enquired about: its page and its id. */
async function findVehicle(site: string): Promise<Vehicle> {
  const { path, href } = await findAsked(site, '/enquire?car_id=');
  return { path, id: Number(href.split('=')[1]) };
}

const PERSON = {
  'First Name': 'Sam',
  'Last Name': 'O’Brien',
  'Mobile Number': '0412 345 678',
  Postcode: '4000',
};
const MINE = { Make: 'Toyota', Model: 'HiLux', Rego: '123 abc' };
const CV = new File(['%PDF-1.7 Sam'], 'Sam’s CV.pdf', { type: 'application/pdf' });

interface Walk {
  path: string;
  /** Whether it is about a vehicle, named in its address. */
  isOfVehicle?: boolean;
  written: Written;
  files?: Record<string, File>;
  submit: string;
  lead: Record<string, unknown>;
}

const WALKS: Record<string, Walk> = {
  enquiry: {
    path: '/enquire',
    isOfVehicle: true,
    written: { ...PERSON, Comments: 'Is it still here?' },
    submit: 'Send my enquiry',
    lead: { category: 'Used Vehicle Enquiry', message: 'Is it still here?', opt_in: true },
  },
  photos: {
    path: '/request-photos',
    isOfVehicle: true,
    written: PERSON,
    submit: 'Send my request',
    lead: { subcategory: 'Request Photos' },
  },
  similar: {
    path: '/find-me-something-similar',
    isOfVehicle: true,
    written: { ...PERSON, Budget: '30000' },
    submit: 'Find me one',
    lead: { subcategory: 'Find Me Something Similar' },
  },
  contact: {
    path: '/contact',
    written: { ...PERSON, Comments: 'Hello' },
    submit: 'Send my message',
    lead: { category: 'General Enquiry', message: 'Hello' },
  },
  service: {
    path: '/service',
    written: { ...MINE, Odometer: '85000', 'What does it need?': 'Repair', ...PERSON },
    submit: 'Send my booking',
    lead: { category: 'Service Enquiry', subcategory: 'Service Booking' },
  },
  parts: {
    path: '/vehicle-parts-and-accessories',
    written: { ...MINE, 'What do you need?': 'A bull bar', ...PERSON },
    submit: 'Send my enquiry',
    lead: { category: 'Parts Enquiry', message: 'A bull bar' },
  },
  warranty: {
    path: '/new-vehicle-warranty',
    written: { ...MINE, Year: '2024', 'What’s the problem?': 'It rattles', ...PERSON },
    submit: 'Send my enquiry',
    lead: { category: 'Warranty Enquiry', message: 'It rattles' },
  },
  fleet: {
    path: '/fleet',
    written: { Company: 'Lee & Co', 'How many vehicles?': '12', Comments: 'Utes', ...PERSON },
    submit: 'Send my enquiry',
    lead: { category: 'Fleet Enquiry' },
  },
  careers: {
    path: '/careers',
    written: { ...PERSON, 'Where would you like to work?': 'Service' },
    files: { cv: CV },
    submit: 'Send my application',
    lead: { category: 'Career Enquiry', file_name: 'Sam’s CV.pdf', file_bytes: 12 },
  },
  unsubscribe: {
    path: '/pages/unsubscribe',
    written: {},
    submit: 'Unsubscribe',
    lead: { category: 'Unsubscribe', opt_in: false },
  },
};

/** A form on a site, with the vehicle that it is about. */
async function opened(site: string, { path, isOfVehicle, submit }: Walk) {
  const vehicle = isOfVehicle ? await findVehicle(site) : undefined;
  const address = vehicle ? `${path}?car_id=${vehicle.id}` : path;
  const form = formIn(await pageOf(site, address));
  expect(textsOf(form.element, 'button[type=submit]')).toContain(submit);
  return { vehicle, address, form };
}

interface Sent {
  site: string;
  to: string;
  email: string;
  walk: Walk;
  vehicle: Vehicle | undefined;
}

/** One lead is stored with the sent values; the success page says what happens next, and shows its subject. */
async function expectKept({ site, to, email, walk, vehicle }: Sent) {
  expect(to).toMatch(/^\/success\?/);
  const [lead, ...more] = await leadsOf(email);
  expect(more).toEqual([]);
  expect(lead).toMatchObject({ ...walk.lead, car_id: vehicle?.id ?? null });
  const after = await pageOf(site, to);
  expect(textOf(after, 'h1')).toBe('Thank you');
  expect(textsOf(after, '.next-steps li').length).toBeGreaterThan(1);
  if (!vehicle) return;
  expect(after.querySelector('.success-about a')?.getAttribute('href')).toBe(vehicle.path);
  expect(after.querySelectorAll('.success-cards article').length).toBeGreaterThan(0);
}

describe('[G1] [G3] [G7] [G10] without scripts forms go from their errors to a lead, and say what is next', () => {
  test.each([
    ['harbour-outlet', 'enquiry'],
    ['harbour-outlet', 'photos'],
    ['bluegum', 'similar'],
    ['harbour-nissan', 'contact'],
    ['ironbark', 'service'],
    ['ironbark', 'parts'],
    ['ironbark', 'warranty'],
    ['harbour-prestige', 'fleet'],
    ['harbour-prestige', 'careers'],
    ['harbour-prestige', 'unsubscribe'],
  ])('on %s: %s', async (site, name) => {
    const walk = WALKS[name] as Walk;
    const { vehicle, form } = await opened(site, walk);
    const browser = new PlainBrowser(site);
    const { status, page } = await browser.send(form);
    expect(status).toBe(400);
    expect(textOf(page, '.form-errors[role=alert]')).toMatch(/^Please fix the following errors:/);
    const needed = [...form.element.querySelectorAll('[aria-required]')].map((box) => box.getAttribute('name'));
    expect(firstProblem(page).box).toBe(needed.find((one) => one && !form.fields[one]));
    const email = newEmail(name);
    const written = { ...walk.written, ...walk.files, 'Email Address': email };
    const { redirects } = await browser.send(filled(withChoices(formIn(page)), written));
    expect(redirects[0]?.status).toBe(303);
    await expectKept({ site, to: String(redirects[0]?.to), email, walk, vehicle });
  });
});

describe('[G1] [G3] [G10] with scripts the same boxes are a lead that is kept', () => {
  test.each(Object.keys(WALKS))('%s', async (name) => {
    const site = 'roam';
    const walk = WALKS[name] as Walk;
    const { vehicle, address, form } = await opened(site, walk);
    const email = newEmail(name);
    const { fields } = filled(withChoices(form), { ...walk.written, 'Email Address': email });
    const { status, body } = await sendByScript(site, {
      form: nameOf(form.element),
      page: address,
      fields,
      files: walk.files,
    });
    expect([status, body]).toEqual([200, expect.stringMatching(/^\{"to":/)]);
    await expectKept({ site, to: JSON.parse(body).to, email, walk, vehicle });
  });
});

test('[G3] [G7] a form that is too large to be taken is answered with how much it may have', async () => {
  const browser = new PlainBrowser('harbour-outlet');
  await browser.open('/contact');
  const large = filled(formIn(browser.page), { Comments: 'x'.repeat(70_000) });
  const { status, page } = await browser.send(large);
  expect(status).toBe(413);
  expect(textOf(page, 'h1')).toBe('That was too much to send');
  expect(textOf(page, 'main')).toMatch(/can be up to 64 KB/);
});

test('[G1] [H3] without scripts the contact button of a location leads to a form of that location', async () => {
  const place = await pageOf('harbour', '/contact-us/harbour-toyota-chermside');
  const contact = place.querySelector('a[aria-label^="Contact Harbour"]');
  const own = formIn(await pageOf('harbour', contact?.getAttribute('href') ?? ''));
  expect(own.fields).toMatchObject({ name: '', location_id: expect.stringMatching(/^\d+$/) });
});

// Regression: the workshop received the site's own form, but takes its bookings elsewhere.
test('[G10] a service booking leads to the booking site of the chosen location or the whole site', async () => {
  const browser = new PlainBrowser('harbour');
  const { page } = await browser.open('/service');
  const option = [...page.querySelectorAll('select[name=location_id] option')].find(
    (one) => one.textContent === 'Harbour BMW Noosa - Service',
  );
  const chosen = filled(formIn(page), { location_id: option?.getAttribute('value') ?? '' });
  await expect(browser.send(chosen)).rejects.toThrow(
    'https://booking.example/harbour-bmw-noosa leads away from harbour',
  );
  const { headers } = await get('harbour.localhost', '/service');
  // Browsers apply the page's policy to a form's redirects, too.
  expect(String(headers['content-security-policy'])).toContain("form-action 'self' https://booking.example;");
  const header = (await pageOf('harbour-nissan', '/contact')).querySelector('header');
  const booking = [...header!.querySelectorAll('a')].find((link) => textOf(link) === 'Book a Service');
  expect(booking?.getAttribute('href')).toBe('/service');
  const whole = await get('harbour-nissan.localhost', '/service');
  expect([whole.status, whole.headers.location]).toEqual([302, 'https://booking.example/harbour-nissan']);
});
