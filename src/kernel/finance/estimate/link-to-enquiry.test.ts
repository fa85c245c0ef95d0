import { expect, test } from 'vitest';
import { sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { linkToFinanceEnquiry } from './link-to-enquiry.ts';

test.each<[string, Partial<SiteSettingsInput>, string | null]>([
  [
    'the site’s finance page with the vehicle',
    {},
    '/finance?preferredDealership=harbour-toyota&vehiclePriceBudget=54990&car_id=1&car_type=used#finance-form',
  ],
  [
    'a page of another website',
    { finance: { pages: { path: 'https://lender.example/apply' } } },
    'https://lender.example/apply',
  ],
  ['nowhere where one has to sign in', { gating: { finance: 'signed_in' } }, null],
])('[E6] [E9] "Enquire for Finance" leads to %s', (_, settings, href) => {
  expect(linkToFinanceEnquiry(sampleCar(), sampleSettings(settings))).toBe(href);
});
