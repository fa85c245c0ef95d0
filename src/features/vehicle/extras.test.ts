import { describe, expect, test } from 'vitest';
import { bareCar, kluger, maroochydore } from '../../../tests/contracts/samples/cars.ts';
import type { Location } from '../../domain/places/location.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { EVENT_IDS } from '../../kernel/events/ids.ts';
import { type SiteSettingsInput, settingsSchema } from '../../settings/schema.ts';
import { buildVehiclePageModel } from './model.ts';

type Vehicle = SiteSettingsInput['vehicle'];

const PAGE = '/locations/harbour-maroochydore';

function pageOf(
  car: Car,
  vehicle: Vehicle = {},
  location: Location | null = maroochydore,
  more: {
    settings?: Partial<SiteSettingsInput>;
    soldSince?: (seconds: number) => number;
    isMain?: boolean;
  } = {},
) {
  const settings = settingsSchema.parse({
    brand: { name: 'Harbour Motor Group' },
    contact: { phone: '07 3200 5400' },
    vehicle,
    ...more.settings,
  });
  const place = {
    location: car.location ? location : null,
    specialHours: [],
    isMain: more.isMain ?? false,
    href: PAGE,
  };
  const now = new Date('2026-11-20T02:00:00Z');
  return buildVehiclePageModel({
    car,
    settings,
    origin: 'https://cars.example',
    siteId: 3,
    place,
    history: [],
    soldSince: more.soldSince,
    now,
  });
}

describe('[D15] the location bar', () => {
  const bar = (vehicle?: Vehicle, location?: Location) => pageOf(kluger, vehicle, location).locationBar;

  test('says where a vehicle stands that is not at the main place, with the way there and to its page', () => {
    expect(bar()).toEqual({
      text: 'Located at Maroochydore',
      href: PAGE,
      directions: { label: 'Get Directions', href: expect.stringContaining('destination=-26.6533,153.0922') },
      place: 'maroochydore',
    });
  });

  test('is not needed at the main place, nor where no city is known, nor where the site leaves it out', () => {
    expect(pageOf(kluger, {}, maroochydore, { isMain: true }).locationBar).toBeNull();
    expect(bar({}, { ...maroochydore, primary: true })).not.toBeNull();
    expect(bar({}, { ...maroochydore, address: { ...maroochydore.address, city: null } })).toBeNull();
    expect(bar({ blocks: { locationBar: 'hidden' } })).toBeNull();
    expect(pageOf(bareCar()).locationBar).toBeNull();
  });

  test('has the site’s own words', () => {
    expect(bar({ blocks: { locationBarText: 'At our {city} yard' } })?.text).toBe('At our Maroochydore yard');
  });
});

describe('[D24] the call-the-dealer box, the banner and the disclaimer', () => {
  test('the box names the place, and can be left out', () => {
    expect(pageOf(kluger).callBox).toEqual({ heading: 'Call the dealer', place: 'Maroochydore' });
    expect(pageOf(kluger, { blocks: { callBox: 'hidden' } }).callBox).toBeNull();
  });

  test('the banner is there where the site has one', () => {
    expect(pageOf(kluger).featuresBanner).toBeNull();
    expect(pageOf(kluger, { blocks: { featuresBanner: 'All inspected.' } }).featuresBanner).toBe('All inspected.');
  });

  test('the disclaimer links to terms that have a page, and to no others', () => {
    const linked = { disclaimer: 'Errors excepted.', disclaimerLink: 'https://group.example/terms' };
    expect(pageOf(kluger, { blocks: linked }).disclaimer).toEqual({
      text: 'Errors excepted.',
      terms: { label: 'Terms and conditions', href: 'https://group.example/terms' },
    });
    const elsewhere = { disclaimer: 'Errors excepted.', disclaimerLink: '/no-such-page' };
    expect(pageOf(kluger, { blocks: elsewhere }).disclaimer?.terms).toBeNull();
    expect(pageOf(kluger, { blocks: { disclaimerLink: '/no-such-page' } }).disclaimer).toBeNull();
  });
});

describe('[D21] the history report', () => {
  const report = (file: string, vehicle?: Vehicle) => pageOf(bareCar({ file }), vehicle).historyReport;

  test('leads to the vehicle’s file, and is not there without one or where the site leaves it out', () => {
    const link = { label: 'History report', href: 'https://reports.example/1' };
    expect(report('https://reports.example/1')).toEqual(link);
    expect(report('/media/report.pdf')?.href).toBe('/media/report.pdf');
    expect(pageOf(bareCar()).historyReport).toBeNull();
    expect(report('https://reports.example/1', { blocks: { historyReport: 'hidden' } })).toBeNull();
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/x', 'report.pdf', ''])('never to %s', (file) =>
    expect(report(file)).toBeNull(),
  );
});

test('the dealership’s other vehicles are one link away', () => {
  expect(pageOf(kluger).moreOfDealer.href).toMatch(/^\/search\/.*dealership_name=Harbour(\+|%20)Maroochydore$/);
});

describe('[D21] the sales counter', () => {
  const counterOf = (salesCounter: 'off' | 'counted' | 'formula', sold = 31) =>
    pageOf(kluger, { blocks: { salesCounter } }, maroochydore, { soldSince: () => sold }).salesCounter;

  test('is left out until the site wants it', () => expect(pageOf(kluger).salesCounter).toBeNull());

  // An invented number was shown as a fact: 4,167 vehicles sold by a yard of sixty.
  test('counts what was sold since the month began in Brisbane', () => {
    const requested: number[] = [];
    const soldSince = (seconds: number) => requested.push(seconds);
    pageOf(kluger, { blocks: { salesCounter: 'counted' } }, maroochydore, { soldSince });
    expect(requested).toEqual([Date.UTC(2026, 9, 31, 14) / 1000]);
    expect(counterOf('counted')).toEqual({
      count: 31,
      goesOn: false,
      text: '{count} vehicles sold this month',
    });
    expect(counterOf('counted', 1)?.text).toBe('{count} vehicle sold this month');
    expect(counterOf('counted', 0)).toBeNull();
  });

  test('has the specification’s number only where the site asks for that', () => {
    expect(counterOf('formula')).toMatchObject({ count: 19 * 192 + 96, goesOn: true });
  });
});

test('[D17] the certified dialog has the site’s words, or is not there', () => {
  expect(pageOf(kluger).certifiedAbout).toContain('Ask us');
  const certified = { about: null };
  expect(pageOf(kluger, {}, maroochydore, { settings: { certified } }).certifiedAbout).toBeNull();
});

test('[D19] the counter of views can be left out; views are counted all the same', () => {
  expect(pageOf(bareCar({ views: 7 })).views).toEqual({ car_id: 1, count: 7 });
  const { views, visit } = pageOf(bareCar({ views: 7 }), { blocks: { views: 'hidden' } });
  expect(views).toBeNull();
  expect(visit.viewHref).toMatch(/^\/cars\/2021-toyota-kluger-hm20614\/view\.json\?.*website_id=3$/);
});

test.each([
  ['used', 4],
  // Let through: views of new vehicles could not be counted.
  ['new', 1001],
  ['demo', 1002],
] as const)('[I1] the page of a %s vehicle tells of its view by event %i', (car_type, id) => {
  expect(pageOf(bareCar({ car_type })).visit.event).toBe(`${car_type}_car_view`);
  expect(EVENT_IDS[`${car_type}_car_view`]).toBe(id);
});
