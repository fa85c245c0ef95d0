import { describe, expect, test } from 'vitest';
import {
  bareCar,
  caravan,
  kluger,
  maroochydore,
  motorcycle,
  pictures,
  truck,
} from '../../../tests/contracts/samples/cars.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { type SiteSettingsInput, settingsSchema } from '../../settings/schema.ts';
import { buildVehiclePageModel, type VehiclePageInputs } from './model.ts';

type Asked = Partial<Omit<VehiclePageInputs, 'settings'>> & { settings?: Partial<SiteSettingsInput> };

function page(car: Car, requested: Asked = {}) {
  const settings = settingsSchema.parse({
    brand: { name: 'Harbour Motor Group' },
    contact: { phone: '07 3200 5400' },
    ...requested.settings,
  });
  const place = { location: car.location ? maroochydore : null, specialHours: [], isMain: false, href: null };
  const now = new Date('2026-11-18T03:00:00Z');
  return buildVehiclePageModel({
    origin: 'https://cars.example',
    siteId: 1,
    place,
    history: [],
    now,
    ...requested,
    car,
    settings,
  });
}

const rowsOf = (car: Car, requested?: Asked) => {
  const { keyInformation, specifications } = page(car, requested);
  const rows = [
    ...keyInformation.shown,
    ...keyInformation.rest,
    ...specifications.shown,
    ...specifications.rest.flatMap((group) => group.rows),
  ];
  return Object.fromEntries(rows.map(({ label, text }) => [label, text]));
};

describe('[D1] breadcrumb', () => {
  test('leads from Home over the car type and the make to the vehicle, counted from 1', () => {
    expect(page(kluger).breadcrumb).toEqual([
      { position: 1, label: 'Home', href: '/' },
      { position: 2, label: 'Used cars', href: '/search/used-cars' },
      { position: 3, label: 'Toyota', href: '/search/used-cars?make=Toyota' },
      { position: 4, label: '2021 Toyota Kluger', href: '/cars/2021-toyota-kluger-hm20614' },
    ]);
  });

  test('has model and body where the site wants them, and no step for a body that is not known', () => {
    const settings = { vehicle: { breadcrumb: ['make' as const, 'model' as const, 'simple_body' as const] } };
    const labels = (car: Car) => page(car, { settings }).breadcrumb.map(({ label }) => label);
    expect(labels(kluger)).toEqual(['Home', 'Toyota', 'Kluger', 'SUV', '2021 Toyota Kluger']);
    expect(labels(bareCar())).toEqual(['Home', 'Toyota', 'Kluger', '2021 Toyota Kluger']);
  });

  test.each([
    [motorcycle, 'Used motorcycles'],
    [caravan, 'New caravans'],
    [truck, 'Used trucks'],
  ])('calls things what they are', (car, label) => {
    expect(page(car).breadcrumb[1]!.label).toBe(label);
  });
});

describe('[D7] availability', () => {
  test.each(['in_stock', 'coming_soon'])('%s shows price and no sold block', (status) => {
    const model = page({ ...kluger, status });
    expect(model.price?.text).toBe('$54,990');
    expect(model.sold).toBeNull();
    expect(model.head.robots).toBeUndefined();
  });

  test.each(['sold', 'in_transit', 'wholesale'])('%s shows the sold block, no price, and is not indexed', (status) => {
    const model = page({ ...kluger, status, sold: status === 'sold' });
    expect(model.price).toBeNull();
    expect(model.sold).toEqual({
      heading: 'SOLD',
      text: "Unfortunately this vehicle recently sold. But don't worry, we can help you find a similar vehicle!",
      similar: { label: 'Find Me Something Similar', href: '/find-me-something-similar?car_id=1' },
    });
    expect(model.head.robots).toBe('noindex, follow');
  });

  test('without a form for it, similar vehicles are listed; without a body, those of the make', () => {
    const settings = { forms: { pages: { similar: { paths: [] } } } };
    const model = page(bareCar({ status: 'sold', sold: true }), { settings });
    expect(model.sold?.similar.href).toBe('/search/used-cars?make=Toyota');
  });
});

describe('[C1] price', () => {
  const dropped = [
    { price: 56990, changed_at: new Date('2026-10-01T00:00:00Z') },
    { price: 54990, changed_at: new Date('2026-11-11T20:00:00Z') },
  ];

  test('is the price with its label and the earlier one', () => {
    expect(page(kluger).price).toMatchObject({
      text: '$54,990',
      qualifier: 'drive away',
      was: '$56,990',
      isFigure: true,
    });
  });

  test.each([null, 0, 10])('a price of %s is the no-price text, without a label', (price) => {
    expect(page({ ...kluger, price, before_price: null }).price).toMatchObject({
      text: 'Enquire for price.',
      qualifier: null,
      was: null,
      isFigure: false,
    });
  });

  test('a subscription site says the subscription price a week', () => {
    const settings = { wording: { offering: 'subscription' as const } };
    expect(page({ ...kluger, subscription_price: 279 }, { settings }).price).toMatchObject({
      text: '$279',
      qualifier: 'a week',
    });
  });

  test('a price type can be worded otherwise', () => {
    const settings = { price: { typeLabels: { DAP: 'drive away' } } };
    expect(page({ ...kluger, price_type: 'DAP' }, { settings }).price?.qualifier).toBe('drive away');
  });

  test('a price says what it includes, and a vehicle without a price nothing', () => {
    const egc = { ...kluger, price_type: 'EGC' };
    expect(page(egc).price?.includes).toBe('Stamp duty and rego costs are extra.');
    expect(page({ ...egc, price: null, before_price: null }).price?.includes).toBeNull();
  });

  test('an earlier price that must be proven shows only where it was asked', () => {
    const settings = { price: { wasPrice: 'proven' as const } };
    expect(page(kluger, { settings }).price?.was).toBeNull();
    expect(page(kluger, { settings, history: dropped }).price?.was).toBe('$56,990');
  });

  test('a reduction is told with its day at the dealer, where the site tells them', () => {
    const settings = { price: { reductions: 'shown' as const } };
    expect(page(kluger, { settings, history: dropped }).price?.reduction).toBe('Reduced $2,000 on 12/11/2026');
    expect(page(kluger, { history: dropped }).price?.reduction).toBeNull();
  });

  test('a price that went up after a reduction is not called reduced', () => {
    const settings = { price: { reductions: 'shown' as const } };
    const history = [...dropped, { price: 55990, changed_at: new Date('2026-11-15') }];
    expect(page({ ...kluger, price: 55990 }, { settings, history }).price?.reduction).toBeNull();
  });

  test('[C6] the market line and what it rests on come together', () => {
    const model = page(kluger);
    expect(model.price?.belowMarket).toBe('$1,840 below the QLD market average');
    expect(model.fineText).toContain('Market averages come with our stock data');
    expect(page({ ...kluger, autograb_data: null }).fineText).toBeNull();
  });
});

describe('[C6] [D13] how the price compares, where that is known as the page is made', () => {
  const valuation = {
    fill: 30,
    listing_price: 54_990,
    market_range_min: 51_900,
    market_range_max: 63_200,
    confidence: 0.6,
    market_price: 56_830,
    comparables: 18,
  };

  test('is said beside the price, with the way to the panel', () => {
    const { priceComparison, priceVerdict, price } = page(kluger, { valuation });
    expect(priceVerdict?.text).toBe('$1,840 below 18 comparable cars');
    expect(priceComparison).not.toBeNull();
    expect(price?.belowMarket).toBe('$1,840 below the QLD market average');
  });

  test('above it, nothing beside it calls the price below the market', () => {
    const model = page(kluger, { valuation: { ...valuation, market_price: 54_000 } });
    expect(model.priceVerdict?.text).toBe('$990 above 18 comparable cars');
    expect([model.price?.belowMarket, model.fineText]).toEqual([null, null]);
  });

  test('where nothing compares there is neither a panel nor a link to it', () => {
    const model = page(kluger, { valuation: { ...valuation, confidence: null } });
    expect([model.priceComparison, model.priceVerdict]).toEqual([null, null]);
    expect(model.sections.map(({ id }) => id)).not.toContain('price-check');
    expect(model.price?.belowMarket).toBe('$1,840 below the QLD market average');
  });

  test('while nothing is known the panel finds out', () => {
    const model = page(kluger);
    expect([model.priceComparison !== null, model.priceVerdict]).toEqual([true, null]);
  });
});

describe('[A4] the number to call', () => {
  test("is the location's, in groups, and dials from anywhere", () => {
    expect(page(kluger).call).toEqual({ label: 'Call Now', text: '07 5550 1234', href: 'tel:+61755501234' });
  });

  test('is the override where there is one', () => {
    const settings = { contact: { phone: '07 3200 5400', overridePhoneNumber: '1300 555 019' } };
    expect(page(kluger, { settings }).call?.text).toBe('1300 555 019');
  });

  test('is left out where the site leaves out calling', () => {
    expect(page(kluger, { settings: { vehicle: { actions: ['print'] } } }).call).toBeNull();
  });
});

describe('where it stands', () => {
  test('is named with address, way there and opening now', () => {
    expect(page(kluger).place).toEqual({
      name: 'Maroochydore',
      href: null,
      address: '84 Aerodrome Road, Maroochydore QLD 4558',
      phone: { text: '07 5550 1234', href: 'tel:+61755501234' },
      directions: {
        label: 'Get Directions',
        href: 'https://www.google.com/maps/dir/?api=1&destination=-26.6533,153.0922',
      },
      opening: { text: 'Open now · closes 5:30 pm', open: true },
      hours: expect.arrayContaining([{ days: 'Sunday', text: 'Closed', closed: true }]),
      map: expect.objectContaining({ base: { kind: 'own' } }),
    });
  });

  test('[D24] [H5] is on a map, whose HTML does not have the number that is told only when asked for', () => {
    const pins = page(kluger).place?.map?.pins;
    expect(pins).toMatchObject([{ name: 'Maroochydore', lat: -26.6533, long: 153.0922, phone: null }]);
  });

  test("leads to the place's own page on a map where it has one, but never to another kind of address", () => {
    const at = (place_url: string) => {
      const location = {
        ...maroochydore,
        address: { ...maroochydore.address, place_url, lat: null, long: null },
      };
      return page(kluger, { place: { location, specialHours: [], isMain: false, href: null } }).place?.directions?.href;
    };
    expect(at('https://maps.example/place/7')).toBe('https://maps.example/place/7');
    expect(at('javascript:alert(1)')).toBeUndefined();
  });

  test('without a location says what the feed tells, and leaves out the rest', () => {
    expect(page(bareCar({ city: 'Cairns', state: 'QLD' })).place).toEqual({
      name: 'Harbour Maroochydore',
      href: null,
      address: 'Cairns QLD',
      phone: { text: '07 3200 5400', href: 'tel:+61732005400' },
      directions: null,
      opening: null,
      hours: [],
      map: null,
    });
  });
});

describe('[D8] key information, specifications, features', () => {
  test('show 4, 4 and 8, and the rest behind toggles', () => {
    const { keyInformation, specifications, features } = page(kluger);
    expect([keyInformation.shown.length, specifications.shown.length, features.shown.length]).toEqual([4, 4, 8]);
    expect(keyInformation).toMatchObject({ showLabel: 'Show More', hideLabel: 'Show Less' });
    expect(specifications).toMatchObject({ showLabel: 'Show All Specs', hideLabel: 'Hide Specs' });
    expect(features).toMatchObject({ showLabel: 'Show All', hideLabel: 'Hide' });
    expect(features.rest).toEqual(kluger.standardEquipment.slice(8));
  });

  test('no specification is in sight and behind the toggle at once', () => {
    const { shown, rest } = page(kluger).specifications;
    const labels = [...shown, ...rest.flatMap(({ rows }) => rows)].map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(rest.every(({ rows }) => rows.length > 0)).toBe(true);
  });

  test('the counts are settings', () => {
    const settings = { vehicle: { keyInformationShown: 2, specificationsShown: 6, featuresShown: 3 } };
    const model = page(kluger, { settings });
    expect(model.keyInformation.shown).toHaveLength(2);
    expect(model.specifications.shown).toHaveLength(6);
    expect(model.features.shown).toHaveLength(3);
  });

  test('a bare vehicle has no empty line, part or link to one', () => {
    const model = page(bareCar());
    expect(rowsOf(bareCar())).toEqual({ Condition: 'Used', 'Stock number': 'HM20614' });
    expect(model.facts).toEqual([]);
    expect(model.sections.map(({ id }) => id)).toEqual(['key', 'comments', 'running-costs', 'finance-calculator']);
  });
});

describe('[D23] fields and their units', () => {
  test.each([
    ['2024-05-01', '2024-05-20', { 'Build and compliance': '05/2024' }],
    ['2024-05-01', '2024-06-01', { 'Build date': '05/2024', 'Compliance date': '06/2024' }],
    ['2024-05-01', null, { 'Build date': '05/2024' }],
    [null, '2024-06-01', { 'Compliance date': '06/2024' }],
    [null, null, {}],
  ])('of plates that say %s and %s', (build_date, compliance_date, rows) => {
    const said = Object.entries(rowsOf(bareCar({ build_date, compliance_date })));
    expect(Object.fromEntries(said.filter(([label]) => /build|compliance/i.test(label)))).toEqual(rows);
  });

  test.each([
    ['atv', 'ATV'],
    ['caravan', 'Caravan'],
    ['motorhome', 'Motorhome'],
    ['Scooter', 'Scooter'],
    ['horse_float', 'Horse float'],
    ['car', undefined],
    [null, undefined],
  ])('of the item type %s', (item_type, label) => {
    expect(rowsOf(bareCar({ item_type }))['Vehicle type']).toBe(label);
  });

  test('of a car', () => {
    expect(rowsOf(kluger)).toMatchObject({
      Odometer: '42,180 km',
      'Build date': '08/2021',
      'Compliance date': '10/2021',
      Rego: '704 HMG · Expires on 18/06/2027',
      VIN: '5TDDZRFH80S204418',
      Engine: '2.5 L, 4 cylinders',
      Torque: '239 Nm',
      'Fuel consumption, combined': '5.6 L/100 km',
      Length: '4,966 mm',
      'Gross vehicle mass': '2,705 kg',
      'Towing, braked': '2,000 kg',
      'ANCAP safety rating': '5 stars',
      Doors: '5',
    });
  });

  test('of a motorcycle: cubic centimetres, no doors', () => {
    const rows = rowsOf({ ...motorcycle, doors: 0 });
    expect(rows.Engine).toBe('689 cc, 2 cylinders');
    expect(rows).not.toHaveProperty('Doors');
    expect(page(motorcycle).facts.map(({ text }) => text)).toEqual(['4,210', '689 cc', 'Naked', 'Manual']);
  });

  test('of a caravan: berths, measures and masses', () => {
    expect(rowsOf(caravan)).toMatchObject({
      Sleeps: '5',
      'Body length': '6,550 mm',
      'Body width': '2,490 mm',
      'Tare weight': '2,680 kg',
      'Aggregate trailer mass': '3,300 kg',
      Axles: 'Tandem',
    });
    expect(page(caravan).facts.map(({ text }) => text)).toEqual(['5', '6.5 m', '2,680 kg', 'Off Road']);
  });

  test('of a truck', () => {
    expect(rowsOf(truck)).toMatchObject({
      'Gross vehicle mass': '4,500 kg',
      Induction: 'Turbo',
      Engine: '3.0 L, 4 cylinders',
    });
  });

  test('0 kilometres are said of a new vehicle and not of a used one', () => {
    expect(rowsOf(bareCar({ km: 0, car_type: 'new' })).Odometer).toBe('0 km');
    expect(rowsOf(bareCar({ km: 0 }))).not.toHaveProperty('Odometer');
  });
});

describe('[D20] registration', () => {
  const expired = bareCar({ rego_expiry: '2026-11-17' });

  test('a date to come says when it ends', () => {
    expect(rowsOf(bareCar({ rego_expiry: '2026-11-18' })).Rego).toBe('Expires on 18/11/2026');
  });

  test('a past date says unregistered, or nothing where the site wants that', () => {
    expect(rowsOf(expired).Rego).toBe('Unregistered');
    const settings = { vehicle: { rego: { expired: 'hidden' as const } } };
    expect(rowsOf(expired, { settings })).not.toHaveProperty('Rego');
    expect(rowsOf({ ...expired, regplate: '1AB 2CD' }, { settings }).Rego).toBe('1AB 2CD');
  });
});

describe('[D9] comments', () => {
  test('longer than 400 characters begin short', () => {
    const { blocks, beginning } = page(kluger).comments;
    expect(blocks).toHaveLength(4);
    expect(beginning!.flatMap(({ lines }) => lines).join('').length).toBeLessThanOrEqual(401);
  });

  test('that are missing say so in the words of the site', () => {
    expect(page(bareCar()).comments).toEqual({
      heading: 'Dealer comments',
      blocks: [],
      beginning: null,
      emptyText: 'Dealer comments are pending. Please check back here later.',
    });
  });
});

describe('[D2] pictures', () => {
  test.each([
    [3, null],
    [4, 4],
  ])('%i of them have %s thumbnails', (count, thumbnails) => {
    const { gallery } = page(bareCar({ images: pictures(count) }));
    expect(gallery.pictures).toHaveLength(count);
    expect(gallery.thumbnails?.length ?? null).toBe(thumbnails);
    expect(gallery.pictures[0]).toMatchObject({ width: 600, height: 400 });
  });

  test('without any there is a plate of make and model, and no picture', () => {
    const { gallery } = page(bareCar());
    expect(gallery).toMatchObject({
      pictures: [],
      kind: 'none',
      plate: { over: 'Toyota', title: 'Kluger', note: 'Photos coming soon' },
    });
  });

  test('a vehicle that is gone promises no photos', () => {
    expect(page(bareCar({ status: 'sold', sold: true })).gallery.plate?.note).toBeNull();
  });
});

test('[D17] the certified badge is for Toyotas that the site’s programme certifies, and not for sold ones', () => {
  const settings = { certified: { program: 'Toyota Certified Pre-Owned' } };
  const certified = (car: Partial<Car>) => page(bareCar({ certified: true, ...car }), { settings }).certified;
  expect(certified({})).toBe('Toyota Certified Pre-Owned');
  expect(certified({ make: 'Mazda' })).toBeNull();
  expect(certified({ sold: true, status: 'sold' })).toBeNull();
  expect(certified({ certified: false })).toBeNull();
  expect(page(bareCar({ certified: true })).certified).toBeNull();
});

test('[D8] [A3] a subscription states what it includes, and only what the site has set', () => {
  const subscription = { kilometres: '350 km a week', bond: '$500' };
  const offered = { wording: { offering: 'subscription' as const }, subscription };
  expect(page(kluger, { settings: offered }).subscription).toEqual({
    heading: 'What’s in the price',
    terms: [
      { label: 'Kilometres', text: '350 km a week' },
      { label: 'Bond', text: '$500' },
    ],
  });
  expect(page(kluger, { settings: { subscription } }).subscription).toBeNull();
});

test('[A7] the headings of a vehicle’s page are settings', () => {
  const headings = { comments: 'What {dealer} reckons', callBox: 'Ring the yard', priceCheck: 'How it stacks up' };
  const { comments, callBox, priceComparison, sections } = page(kluger, { settings: { headings } });
  expect(comments.heading).toBe('What Harbour Motor Group reckons');
  expect(sections.find(({ id }) => id === 'comments')?.label).toBe('What Harbour Motor Group reckons');
  expect([callBox?.heading, priceComparison?.heading]).toEqual(['Ring the yard', 'How it stacks up']);
});
