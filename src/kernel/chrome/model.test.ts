import { expect, test } from 'vitest';
import { sampleFacts, sampleLocation } from '../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCars, sampleSettings } from '../../../tests/samples/stock.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { pickSiteLocations } from '../places/places.ts';
import { buildChrome, type ChromeInputs } from './model.ts';

const facts = sampleFacts(sampleCars(22));

function chromeOf(given: Partial<SiteSettingsInput> = {}, more: Partial<ChromeInputs> = {}) {
  return buildChrome({
    settings: sampleSettings(given),
    facts,
    locations: [sampleLocation()],
    specialHours: [],
    now: SAMPLE_NOW,
    ...more,
  });
}

test('[A4] the phone is shown in groups and dialled in full', () => {
  expect(chromeOf({ contact: { phone: '+61 7 5550 1234' } }).phone).toEqual({
    text: '07 5550 1234',
    href: 'tel:+61755501234',
  });
});

test('[H4] the bar says whether the main place is open, by its own clock', () => {
  // Friday noon in Brisbane.
  expect(chromeOf().opening).toEqual({ isOpen: true, text: 'Open now · closes 5:30 pm', place: null });
  const sunday = new Date('2026-11-22T02:00:00Z');
  expect(chromeOf({}, { now: sunday }).opening?.isOpen).toBe(false);
});

test('with several places the main one is named', () => {
  const locations = [sampleLocation(), sampleLocation({ id: 2, name: 'Newstead', primary: true })];
  const { opening, footer } = chromeOf({}, { locations });
  expect(opening).toMatchObject({ place: 'Newstead', isOpen: true });
  expect(footer.hours?.place).toBe('Newstead');
});

test('a place without hours says nothing of them', () => {
  const contact_detail = { phone: null, landline_phone: null, opening_hours: [] };
  const chrome = chromeOf({}, { locations: [sampleLocation({ contact_detail })] });
  expect([chrome.opening, chrome.footer.hours]).toEqual([null, null]);
});

test('[H9] figures are counted, a single one is left out, and the settings may say otherwise', () => {
  expect(chromeOf().figures).toEqual([]);
  const withBrands = { facts: { ...facts, brandCount: 12 } };
  expect(chromeOf({}, withBrands).figures).toEqual([{ value: '12', label: 'brands' }]);
  // A Toyota dealer is no dealer of the brands of its used cars.
  const oneMake = { brand: { name: 'Wattle Creek Toyota', manufacturer: 'Toyota' } };
  expect(chromeOf(oneMake, withBrands).figures).toEqual([]);
  const since = { pages: { groupFigures: { since: 1994 } } };
  expect(chromeOf(since).figures).toEqual([{ value: '32', label: 'years' }]);
  const locations = [
    sampleLocation(),
    sampleLocation({ id: 2, name: 'Newstead' }),
    sampleLocation({ id: 3, location_type: 'service' }),
  ];
  const figures = chromeOf({ pages: { groupFigures: { brands: '40+', years: '30+' } } }, { locations }).figures;
  expect(figures.map(({ value, label }) => `${value} ${label}`)).toEqual(['2 locations', '40+ brands', '30+ years']);
});

test.each([
  [{}, 'Search 22 cars'],
  [{ wording: { kind: 'motorcycle' as const } }, 'Search 22 motorcycles'],
  [{ wording: { nouns: { one: 'caravan', many: 'caravans' } } }, 'Search 22 caravans'],
])('[A3] the search box names the vehicles: %j', (given, label) => {
  expect(chromeOf(given).search.label).toBe(label);
});

test.each([
  [{ name: 'Harbour Motor Group' }, 'HMG'],
  [{ name: "O'Brien's Škoda" }, 'OŠ'],
  [{ name: 'Harbour Motor Group', logo: { letters: 'H' } }, 'H'],
])('the logo of %j has letters %s', (brand, letters) => {
  expect(chromeOf({ brand }).logo).toMatchObject({ kind: 'letters', letters });
});

test('[H4] the footer has address, week, licences once each, ABN in groups and the company of this year', () => {
  const brand = { name: 'Harbour', legalName: 'Harbour Pty Ltd', abn: '61084270913' };
  const { footer } = chromeOf({ brand }, { locations: [sampleLocation(), sampleLocation({ id: 2 })] });
  expect(footer.address).toBe('12 Wharf Parade, Springwood QLD 4127');
  expect(footer.hours).toEqual({
    place: null,
    week: [
      { days: 'Mon - Fri', text: '8:30 am - 5:30 pm' },
      { days: 'Saturday', text: 'Closed' },
      { days: 'Sunday', text: 'Closed' },
    ],
  });
  expect(footer.licences).toEqual(['DL# 4412345', 'ABN 61 084 270 913']);
  expect(footer.copyright).toBe('© 2026 Harbour Pty Ltd');
});

test('[H4] in the footer, too, a closed day says what the site says of it', () => {
  const { footer } = chromeOf({ locations: { hours: { closed: 'by_appointment' } } });
  expect(footer.hours?.week.at(-1)?.text).toBe('By appointment only');
});

test('[H4] in the footer, too, a special day comes before the week', () => {
  const today = { date: '2026-11-20', name: 'Show Day', location_id: null };
  const special = { ...today, status: 'Closed' as const, start_hour: null, end_hour: null };
  const { footer, opening } = chromeOf({}, { specialHours: [special] });
  expect(footer.hours?.week[0]).toEqual({ days: 'Today, Show Day', text: 'Closed' });
  expect(opening?.isOpen).toBe(false);
});

test('many licences are all listed, after one prefix', () => {
  const locations = Array.from({ length: 8 }, (_, id) =>
    sampleLocation({ id, name: `Yard ${id}`, dealer_license_number: `44${id}` }),
  );
  const { footer } = chromeOf({}, { locations });
  expect(footer.licences).toEqual(['DL# 440, 441, 442, 443, 444, 445, 446, 447']);
  expect(footer.licencesLabel).toBe('Our 8 dealer licences');
  expect(chromeOf().footer.licencesLabel).toBeNull();
});

test('[H4] with many locations the footer leads to the hours of all, in place of the week of one', () => {
  const locations = Array.from({ length: 8 }, (_, id) => sampleLocation({ id, name: `Yard ${id}` }));
  const { footer } = chromeOf({}, { locations });
  expect(footer.hours).toBeNull();
  expect(footer.allHours).toEqual({ label: 'Opening hours of our 8 locations', href: '/dealer-locator' });
  expect(chromeOf().footer.allHours).toBeNull();
});

test('the desks of one yard are one place: they are counted once and none is named', () => {
  const locations = [
    sampleLocation({ name: 'Springwood - Sales' }),
    sampleLocation({ id: 2, name: 'Springwood - Used', location_type: 'used' }),
  ];
  const { figures, opening } = chromeOf({}, { locations });
  expect([figures, opening?.place]).toEqual([[], null]);
});

test('[H9] a place that sells nothing is a location too', () => {
  const workshop = sampleLocation({ id: 2, name: 'Newstead - Service', location_type: 'service' });
  const { figures } = chromeOf({}, { locations: [sampleLocation(), workshop] });
  expect(figures).toEqual([{ value: '2', label: 'locations' }]);
});

test('[D15] where no place is marked, hours and address are those of the first that sells', () => {
  const address = { ...sampleLocation().address, city: 'Taree' };
  const workshop = sampleLocation({ id: 2, name: 'Taree - Service', location_type: 'service', address });
  const { opening, footer } = chromeOf({}, { locations: [workshop, sampleLocation()] });
  expect(opening?.isOpen).toBe(true);
  expect([footer.address, footer.hours?.week.length]).toEqual([
    '12 Wharf Parade, Springwood QLD 4127',
    expect.any(Number),
  ]);
});

test('the year turns with the site’s own clock', () => {
  const newYearInBrisbane = new Date('2026-12-31T14:30:00Z');
  expect(chromeOf({}, { now: newYearInBrisbane }).footer.copyright).toMatch(/^© 2027/);
});

test('a site shows visible locations of the dealerships that it sells for', () => {
  const shown = pickSiteLocations(
    [sampleLocation(), sampleLocation({ id: 2, visible: false }), sampleLocation({ id: 3, dealership_slug: 'other' })],
    sampleSettings({ stock: { dealerships: ['harbour-toyota'] } }),
  );
  expect(shown.map(({ id }) => id)).toEqual([1]);
});
