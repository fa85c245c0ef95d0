import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '../../src/db/open.ts';
import {
  addressOf,
  closeBrowser,
  DESKTOP,
  expectAccessible,
  get,
  hydrated,
  PHONE,
  visitor,
} from './browser.ts';

const SITE = 'wattle-creek';
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ ...inject('serverDatabase'), poolSize: 2 });
});
afterAll(() => Promise.all([closeBrowser(), database.close()]));

interface Vehicle {
  path: string;
  id: number;
}

/** A used vehicle of a site that can be enquired about: its page, and its number. */
async function findVehicle(site: string): Promise<Vehicle> {
  const host = `${site}.localhost`;
  const list = (await get(host, '/search/used-cars')).body;
  for (const [, path] of list.matchAll(/href="(\/cars\/[^"#?]+)"/g)) {
    const id = /href="\/enquire\?car_id=(\d+)"/.exec((await get(host, path as string)).body)?.[1];
    if (id) return { path: path as string, id: Number(id) };
  }
  throw new Error(`No used vehicle of ${site} can be enquired about.`);
}

const leadsOf = (email: string) =>
  database.asPlatform(async (tx) => {
    const text = `select l.*, f.name as file_name, octet_length(f.content) as file_bytes
      from lead l left join lead_file f on f.lead_id = l.id where l.email = $1 order by l.id`;
    return (await tx.client.query<Record<string, unknown>>(text, [email])).rows;
  });

const PERSON = {
  'First Name': 'Sam',
  'Last Name': 'O’Brien',
  'Mobile Number': '0412 345 678',
  Postcode: '4000',
};
const MINE = { Make: 'Toyota', Model: 'HiLux', Registration: '123 abc' };

interface Walk {
  path(vehicle: Vehicle): string;
  /** What is filled in or chosen, by label. */
  boxes: Record<string, string>;
  chosen?: Record<string, string>;
  file?: string;
  submit: string;
  lead: Record<string, unknown>;
  /** Whether its boxes and errors are held to what everybody can use: those of forms that have each kind. */
  isLookedAt?: boolean;
}

const ofVehicle = (page: string) => (vehicle: Vehicle) => `/${page}?car_id=${vehicle.id}`;
const WALKS: Record<string, Walk> = {
  enquiry: {
    path: ofVehicle('enquire'),
    boxes: { ...PERSON, Comments: 'Is it still here?' },
    submit: 'Send my enquiry',
    lead: { category: 'Used Vehicle Enquiry', message: 'Is it still here?', opt_in: true },
    isLookedAt: true,
  },
  photos: {
    path: ofVehicle('request-photos'),
    boxes: PERSON,
    submit: 'Send my request',
    lead: { subcategory: 'Request Photos' },
  },
  similar: {
    path: ofVehicle('find-me-something-similar'),
    boxes: { ...PERSON, Budget: '30000' },
    submit: 'Find me one',
    lead: { subcategory: 'Find Me Something Similar' },
  },
  contact: {
    path: () => '/contact',
    boxes: { ...PERSON, Comments: 'Hello' },
    submit: 'Send my message',
    lead: { category: 'General Enquiry', message: 'Hello' },
  },
  service: {
    path: () => '/service',
    boxes: { ...MINE, Kilometres: '85000', ...PERSON },
    chosen: { 'What is to be done?': 'Repair' },
    submit: 'Send my booking',
    lead: { category: 'Service Enquiry', subcategory: 'Service Booking' },
    isLookedAt: true,
  },
  parts: {
    path: () => '/vehicle-parts-and-accessories',
    boxes: { ...MINE, 'What do you need?': 'A bull bar', ...PERSON },
    submit: 'Send my enquiry',
    lead: { category: 'Parts Enquiry', message: 'A bull bar' },
  },
  warranty: {
    path: () => '/new-vehicle-warranty',
    boxes: { ...MINE, Year: '2024', 'What is not as it should be?': 'It rattles', ...PERSON },
    submit: 'Send my enquiry',
    lead: { category: 'Warranty Enquiry', message: 'It rattles' },
  },
  fleet: {
    path: () => '/fleet',
    boxes: { Company: 'Lee & Co', 'How many vehicles?': '12', Comments: 'Utes', ...PERSON },
    submit: 'Send my enquiry',
    lead: { category: 'Fleet Enquiry' },
  },
  careers: {
    path: () => '/careers',
    boxes: PERSON,
    chosen: { 'Where would you like to work?': 'Service' },
    file: '%PDF-1.7 Sam',
    submit: 'Send my application',
    lead: { category: 'Career Enquiry', file_name: 'Sam’s CV.pdf', file_bytes: 12 },
    isLookedAt: true,
  },
  unsubscribe: {
    path: () => '/pages/unsubscribe',
    boxes: {},
    submit: 'Unsubscribe',
    lead: { category: 'Unsubscribe', opt_in: false },
  },
};

const form = (page: Page) => page.locator('main form.form');
const last = (page: Page) =>
  form(page).getByRole('button', { name: /Continue|Send|Find me one|Unsubscribe/ });

/** Fills in what is in sight of the boxes; selects that must be chosen and that the walk says nothing of get their first choice. */
async function fillIn(page: Page, { boxes, chosen = {}, file }: Walk, email: string) {
  const all = { ...boxes, 'Email Address': email };
  for (const [label, text] of Object.entries(all)) {
    const box = form(page).getByLabel(label).first();
    if (await box.isVisible()) await box.fill(text);
  }
  for (const [label, option] of Object.entries(chosen)) {
    const box = form(page).getByLabel(label);
    if (await box.isVisible()) await box.selectOption(option);
  }
  for (const select of await form(page).locator('select[aria-required]').all())
    if ((await select.isVisible()) && (await select.inputValue()) === '')
      await select.selectOption({ index: 1 });
  const upload = form(page).getByLabel('CV');
  if (file && (await upload.isVisible()))
    await upload.setInputFiles({
      name: 'Sam’s CV.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(file),
    });
}

/** From what is wrong to what is kept: the errors are listed and lead to their boxes; what is right is sent, step by step where there are steps. */
async function walkThrough(page: Page, walk: Walk, email: string, javaScript: boolean) {
  await last(page).first().click();
  const errors = form(page).getByRole('alert');
  await errors.getByText('Please fix the following errors:').waitFor();
  const first = await errors.getByRole('link').first().getAttribute('href');
  const focused = () => page.evaluate(() => document.activeElement?.id);
  if (javaScript) await expect.poll(focused).toBe(first?.slice(1));
  if (javaScript && walk.isLookedAt) await expectAccessible(page);
  for (let step = 0; step < 3 && !page.url().includes('/success'); step++) {
    await fillIn(page, walk, email);
    const isLast = await form(page).getByRole('button', { name: walk.submit }).isVisible();
    const button = isLast ? form(page).getByRole('button', { name: walk.submit }) : last(page).first();
    await button.click();
    if (isLast) await page.waitForURL(/\/success\?/);
  }
}

/** Each on a site of another look. What one address may send to a site without scripts in a minute is limited, so that those walks are on three of them. */
const ALL = Object.keys(WALKS);

describe.each<[string, typeof DESKTOP, boolean, string, string[]]>([
  ['on a desktop', DESKTOP, true, SITE, ALL],
  ['on a phone', PHONE, true, 'longpaddock', ALL],
  [
    'on a phone without JavaScript',
    PHONE,
    false,
    'harbour-nissan',
    ['enquiry', 'photos', 'similar', 'contact'],
  ],
  ['on a desktop without JavaScript', DESKTOP, false, 'ironbark', ['service', 'parts', 'warranty']],
  [
    'on a small window without JavaScript',
    PHONE,
    false,
    'harbour-prestige',
    ['fleet', 'careers', 'unsubscribe'],
  ],
])('%s', (where, size, javaScript, site, names) => {
  test('[G1] [G3] [G10] forms go from their errors to a lead that is kept, and say what happens next', async () => {
    const { page, context, complaints } = await visitor(size, { javaScript });
    const vehicle = await findVehicle(site);
    for (const name of names) {
      const walk = WALKS[name] as Walk;
      const path = walk.path(vehicle);
      const email = `${name}-${where.replace(/\W/g, '')}@example.com`;
      // Whoever is known from the last form would send this one at once.
      if (javaScript && page.url().startsWith('http')) await page.evaluate(() => localStorage.clear());
      await page.goto(addressOf(site, path));
      if (javaScript) await hydrated(page);
      await walkThrough(page, walk, email, javaScript);
      expect(await page.getByRole('heading', { level: 1 }).innerText(), name).toBe('Thank you');
      expect(await page.locator('.next-steps li').count(), name).toBeGreaterThan(1);
      const [lead, ...more] = await leadsOf(email);
      expect(more, name).toEqual([]);
      expect(lead, name).toMatchObject(walk.lead);
      expect(lead?.car_id ?? null, name).toBe(path.includes('car_id=') ? vehicle.id : null);
    }
    if (javaScript) await expectAccessible(page);
    // What a browser says of a page that came back with errors is no complaint.
    expect(complaints.filter((text) => !/status of 400/.test(text))).toEqual([]);
    await context.close();
  });
});

test('[G1] [H3] where the script of a dialog cannot be fetched its button leads to the form’s own page, each time', async () => {
  const { page, context } = await visitor();
  await page.route(/assets\/enquiry-dialog-.*\.js/, (route) => route.abort());
  const { path } = await findVehicle(SITE);
  for (const [site, from, name] of [
    [SITE, path, 'Enquire Now'],
    ['harbour', '/contact-us/harbour-toyota-chermside', /^Contact Harbour/],
  ] as const) {
    await page.goto(addressOf(site, from));
    await hydrated(page);
    const link = page.getByRole('link', { name }).first();
    const href = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(addressOf(site, href ?? ''));
    await expect.poll(() => page.getByLabel('First Name').count()).toBe(1);
  }
  await context.close();
});

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s', (_, size) => {
  test('[G1] the enquiry opens over the vehicle’s page, Back shuts it, and it is sent from there', async () => {
    const { page, context, complaints } = await visitor(size);
    const vehicle = await findVehicle(SITE);
    await page.goto(addressOf(SITE, vehicle.path));
    await hydrated(page);
    const enquire = page.locator('a:visible[href^="/enquire?"]').first();
    await enquire.click();
    const dialog = page.getByRole('dialog', { name: 'Enquire about this vehicle' });
    await dialog.getByLabel('First Name').fill('Sam');
    const { width, height } = (await dialog.boundingBox()) ?? { width: 0, height: 0 };
    expect(width).toBeLessThanOrEqual(800);
    expect(height).toBeLessThanOrEqual(size.height * 0.85 - 6 * 16 + 1);
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    await enquire.click();
    expect(await dialog.getByLabel('First Name').inputValue()).toBe('Sam');
    await dialog.getByRole('button', { name: 'Send my enquiry' }).click();
    await dialog.getByText('Please fix the following errors:').waitFor();
    await expectAccessible(page);
    const email = `dialog-${size.width}@example.com`;
    for (const [label, text] of Object.entries({ ...PERSON, 'Email Address': email, Comments: 'Hello' }))
      await dialog.getByLabel(label).fill(text);
    await dialog.getByLabel('I’m also interested in: Finance').check();
    await dialog.getByRole('button', { name: 'Send my enquiry' }).click();
    await page.waitForURL(/\/success\?/);
    const [lead] = await leadsOf(email);
    expect(lead).toMatchObject({
      car_id: vehicle.id,
      page_id: vehicle.path,
      additional_services: ['Finance'],
    });
    await page.locator('.success-cards').waitFor();
    const about = page.locator('.success-about a');
    expect(await about.getAttribute('href')).toBe(vehicle.path);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('[G3] [G7] without JavaScript a form that is too large to be taken says so, and nothing is lost on the way back', async () => {
  const { page, context } = await visitor(PHONE, { javaScript: false });
  await page.goto(addressOf('harbour-outlet', '/contact'));
  const comments = form(page).getByLabel('Comments');
  await comments.fill('x'.repeat(70_000));
  await last(page).first().click();
  await page.getByRole('heading', { name: 'That was too much to send' }).waitFor();
  expect(await page.locator('main').innerText()).toMatch(/may have 64 KB/);
  await page.goBack();
  expect((await comments.inputValue()).length).toBe(70_000);
  await context.close();
});

test('[F6] a form that asks for less forgets nothing of what another one was told', async () => {
  const { page, context } = await visitor();
  await page.goto(addressOf(SITE, '/contact'));
  await hydrated(page);
  await form(page).getByLabel('First Name').fill('Sam');
  await form(page).getByLabel('First Name').blur();
  await page.goto(addressOf(SITE, '/pages/unsubscribe'));
  await hydrated(page);
  await form(page).getByLabel('Email Address').fill('sam@example.com');
  await form(page).getByLabel('Email Address').blur();
  await page.goto(addressOf(SITE, '/contact'));
  await hydrated(page);
  await expect.poll(() => form(page).getByLabel('First Name').inputValue()).toBe('Sam');
  expect(await form(page).getByLabel('Email Address').inputValue()).toBe('sam@example.com');
  const stored = await page.evaluate(() => localStorage.getItem('wattle-creek:details'));
  expect(JSON.parse(stored ?? '{}').items[0]).toMatchObject({ name: 'Sam', email: 'sam@example.com' });
  await context.close();
});
