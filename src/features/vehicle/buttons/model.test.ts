import { describe, expect, test } from 'vitest';
import { sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { type ActionInputs, buildActionsModel } from './model.ts';

type Asked = Partial<Omit<ActionInputs, 'settings' | 'car'>> & {
  car?: Partial<Car>;
  settings?: Partial<SiteSettingsInput>;
};

/** A site that has every page, unless the test says otherwise. */
const actions = ({ car, settings, ...inputs }: Asked = {}) =>
  buildActionsModel({
    car: sampleCar({ photos_count: 3, ...car }),
    settings: sampleSettings(settings),
    hasPhone: true,
    isOpen: false,
    leads: () => true,
    ...inputs,
  });

const kinds = (requested?: Asked) => {
  const { main, small } = actions(requested);
  return [...main, ...small].map(({ kind }) => kind);
};
const labels = (requested?: Asked) => actions(requested).main.map(({ label }) => label);
const find = (kind: string, requested?: Asked) => {
  const { main, small } = actions(requested);
  return [...main, ...small].find((action) => action.kind === kind);
};

const builtIn: Partial<SiteSettingsInput> = { integrations: { chat: { provider: 'built_in' } } };
const checkout: Partial<SiteSettingsInput> = { vehicle: { reserve: { mode: 'checkout' } } };

test('[D6] the words on the buttons are those of the specification, in its order', () => {
  const { main, small } = actions({ settings: checkout });
  expect(main.map(({ label, note }) => [label, note])).toEqual([
    ['Reserve Car Now', '$200'],
    ['Enquire Now', null],
    ['Call Now', null],
    ['Test Drive', null],
    ['Trade-in', null],
    ['Pre-Approved', null],
  ]);
  expect(small.map(({ label }) => label)).toEqual(['Share', 'Fave', 'Print']);
});

test('[D6] words, deposit and order are settings', () => {
  const vehicle = {
    actions: ['call' as const, 'reserve' as const],
    actionTexts: { reserve: 'Hold it', call: 'Ring us' },
    reserve: { mode: 'buy_online' as const, amountText: '$500' },
  };
  const { main, small } = actions({ settings: { vehicle } });
  expect(main.map(({ label, note }) => [label, note])).toEqual([
    ['Ring us', null],
    ['Hold it', '$500'],
  ]);
  expect(small).toEqual([]);
});

describe('[D6] where actions lead', () => {
  test.each([
    ['checkout', '/cars/car-1/checkout'],
    ['buy_online', '/cars/car-1/buy-online'],
    ['checkout_journey', '/checkout-journey?car_id=car-1'],
  ] as const)('reserving by %s leads to %s', (mode, href) => {
    expect(find('reserve', { settings: { vehicle: { reserve: { mode } } } })?.href).toBe(href);
  });

  test('finance carries the vehicle, unless the site does not want that', () => {
    expect(find('finance', { car: { vin: 'V1N' } })?.href).toBe(
      '/finance?preferredDealership=harbour-toyota&vehiclePriceBudget=54990&car_id=1&car_type=used' +
        '&vin=V1N#finance-form',
    );
    // Let through: a loan of the price before the offer.
    expect(find('finance', { car: { offer_price: 49_990 } })?.href).toContain('&vehiclePriceBudget=49990&');
    const bare = { finance: { pages: { perVehicle: 'off' as const, path: '/apply-for-finance' } } };
    expect(find('finance', { settings: bare })?.href).toBe('/apply-for-finance');
    const elsewhere = { finance: { pages: { path: 'https://lender.example/apply' } } };
    expect(find('finance', { settings: elsewhere })?.href).toBe('https://lender.example/apply');
  });

  test('a vehicle with an identification has its own finance page, where the site has those', () => {
    const settings = { finance: { pages: { personalised: 'on' as const } } };
    expect(find('finance', { settings, car: { has_nvic: true } })?.href).toBe('/personalised/finance?car_id=1');
    expect(find('finance', { settings })?.href).toMatch(/^\/finance\?/);
  });

  test.each<[string, Partial<SiteSettingsInput>, Partial<Car>, string]>([
    ['a page that anybody sees', {}, {}, 'Pre-Approved'],
    ['a page behind sign-in', { gating: { finance: 'signed_in' } }, {}, 'Get Finance Quote'],
    [
      'a page behind sign-in, in the site’s words',
      { gating: { finance: 'signed_in' }, finance: { texts: { gatedButton: 'Quote me' } } },
      {},
      'Quote me',
    ],
    ['an open page beside a gated check', { gating: { financeCheck: 'signed_in' } }, {}, 'Pre-Approved'],
    [
      'a vehicle’s own page behind sign-in',
      { gating: { financeCheck: 'signed_in' }, finance: { pages: { personalised: 'on' } } },
      { has_nvic: true },
      'Get Finance Quote',
    ],
    [
      'another website',
      { gating: { finance: 'signed_in' }, finance: { pages: { path: 'https://lender.example/apply' } } },
      {},
      'Pre-Approved',
    ],
  ])('[E9] [F4] the finance button that leads to %s says so', (_, settings, car, label) => {
    const requested = { car, settings: { ...settings, visitors: { signIn: 'on' as const } } };
    expect(find('finance', requested)?.label).toBe(label);
  });

  test('a trade-in leads to the site’s own page or to that of another service', () => {
    expect(find('trade_in')?.href).toBe('/cars/trade-in?car_id=1');
    const settings = { tradeIn: { externalLink: 'https://value.example' } };
    expect(find('trade_in', { settings })?.href).toBe('https://value.example');
  });

  test('printing opens beside the page', () => {
    expect(find('print')).toMatchObject({ href: '/print?car_id=car-1', opens: 'tab' });
  });
});

test('[D6] what would lead to a page that is not there is not offered; it comes by itself with the page', () => {
  const pages = new Set<string>();
  const leads = (href: string) => pages.has(href.split(/[?#]/)[0]!);
  const offered = () => kinds({ settings: checkout, leads });
  expect(offered()).toEqual(['call', 'share', 'favourite']);
  for (const page of ['/print', '/enquire', '/book-test-drive/', '/cars/trade-in', '/finance']) pages.add(page);
  expect(offered()).toEqual(['enquire', 'call', 'test_drive', 'trade_in', 'finance', 'share', 'favourite', 'print']);
  pages.add('/cars/car-1/checkout');
  expect(offered()[0]).toBe('reserve');
});

test('[D6] a page that the settings leave out is not led to', () => {
  const model = buildActionsModel({
    car: sampleCar(),
    settings: sampleSettings({ forms: { pages: { vehicleEnquiry: { paths: [] }, contact: { paths: [] } } } }),
    hasPhone: true,
    isOpen: false,
  });
  expect(model.main.map(({ kind }) => kind)).not.toContain('enquire');
  expect([model.enquiry, find('enquire')?.opens]).toEqual([null, 'enquiry']);
});

describe('[D6] chat', () => {
  test('while it is there, a message takes the place of the enquiry', () => {
    expect(labels({ settings: builtIn, isOpen: true })).toContain('Instant Message');
    expect(labels({ settings: builtIn, isOpen: true })).not.toContain('Enquire Now');
    expect(find('enquire', { settings: builtIn, isOpen: true })).toMatchObject({
      href: '/chat?car=car-1',
      opens: 'chat',
    });
  });

  test('while it is shut, and where the site has none, the enquiry is one', () => {
    expect(labels({ settings: builtIn })).toContain('Enquire Now');
    expect(labels({ isOpen: true })).toContain('Enquire Now');
    expect(actions({ settings: builtIn }).chat).toBeNull();
    expect(actions({ isOpen: true }).chat).toBeNull();
  });

  test('of another provider is opened by its script and has no page', () => {
    const chat = { provider: 'embed' as const, embedUrl: 'https://chat.example/w.js', label: 'Talk' };
    const requested = { settings: { integrations: { chat } }, isOpen: true };
    expect(actions(requested).chat).toMatchObject({
      kind: 'embed',
      scriptUrl: 'https://chat.example/w.js',
      label: 'Talk',
    });
    expect(find('enquire', requested)).toMatchObject({ href: null, opens: 'chat' });
  });

  test.each([
    ['a sold vehicle', { car: { status: 'sold', sold: true } }],
    ['a site that leaves enquiries out', { settings: { ...builtIn, vehicle: { actions: ['call' as const] } } }],
  ])('is not offered on the page of %s', (_, requested) => {
    const model = actions({ settings: builtIn, isOpen: true, ...requested });
    expect(model.chat).toBeNull();
    expect(model.main.map(({ kind }) => kind)).toEqual(['call']);
  });
});

test('[D7] a sold vehicle can be called about, shared and printed, and nothing else', () => {
  const sold = { car: { status: 'sold', sold: true }, settings: checkout };
  expect(kinds(sold)).toEqual(['call', 'share', 'favourite', 'print']);
});
