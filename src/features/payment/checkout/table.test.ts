import { describe, expect, test } from 'vitest';
import { sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { listOpenPages } from '../../../kernel/addresses/opened-pages.ts';
import { isLinkServed } from '../../../kernel/addresses/served-pages.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { CHECKOUTS, findCheckout, findReserveBlock } from './table.ts';

const KEYS = ['checkout', 'buy_online', 'checkout_journey'] as const;

const settingsOf = (reserve: object, more: Partial<SiteSettingsInput> = {}) =>
  sampleSettings({ vehicle: { reserve: { mode: 'checkout', ...reserve } }, ...more });

describe('[G12] where a vehicle is reserved', () => {
  test.each([
    ['checkout', '/cars/a-car/checkout', 'Reservation'],
    ['buy_online', '/cars/a-car/buy-online', 'Online purchase'],
    ['checkout_journey', '/checkout-journey?car_id=a-car', 'Online purchase'],
  ] as const)('by %s it is at %s, and its leads are of the category %s', (mode, path, category) => {
    const settings = settingsOf({ mode });
    expect(findCheckout(settings)).toBe(mode);
    expect([CHECKOUTS[mode].path('a-car'), CHECKOUTS[mode].category]).toEqual([path, category]);
    const leads = (href: string) => isLinkServed(href, undefined, listOpenPages(settings));
    expect(KEYS.filter((key) => leads(CHECKOUTS[key].path('a-car')))).toEqual([mode]);
  });

  test.each<[string, Partial<SiteSettingsInput>]>([
    ['nothing is reserved online', { vehicle: { reserve: { mode: 'off' } } }],
    [
      'reserving needs a signed-in visitor',
      { vehicle: { reserve: { mode: 'checkout' } }, gating: { checkout: 'signed_in' } },
    ],
  ])('where %s nothing leads there', (_, given) => {
    const opened = listOpenPages(sampleSettings(given));
    for (const key of KEYS) expect(isLinkServed(CHECKOUTS[key].path('a-car'), undefined, opened)).toBe(false);
  });

  test.each([
    [{ extras: { onlinePayment: 'on' } }, false],
    [{ extras: { onlinePayment: 'on' }, gating: { onlinePayment: 'open' } }, true],
    [{ gating: { onlinePayment: 'open' } }, false],
  ] as [Partial<SiteSettingsInput>, boolean][])('[F4] [G10] with %j online payment is led to: %s', (given, is) => {
    expect(isLinkServed('/online-payment', undefined, listOpenPages(sampleSettings(given)))).toBe(is);
  });
});

test.each<[Partial<Car>, object, string | null]>([
  [{}, {}, null],
  [{ status: 'coming_soon' }, {}, null],
  [{ reserved: true }, {}, 'reserved'],
  [{ status: 'sold', sold: true }, {}, 'not_available'],
  [{ tag: 'Test Drive Only' }, {}, 'test_drive_only'],
  [{ price: 0 }, {}, 'no_price'],
  [{ car_type: 'used' }, { carTypes: ['new'] }, 'car_type'],
  [{}, { mode: 'off' }, 'switched_off'],
])('[D6] [G12] a vehicle like %j with %j cannot be reserved because: %s', (given, reserve, why) => {
  expect(findReserveBlock(sampleCar({ price: 20_000, ...given }), settingsOf(reserve))).toBe(why);
});
