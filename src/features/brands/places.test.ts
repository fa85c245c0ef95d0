import { expect, test } from 'vitest';
import { sampleShowroom } from '../../../tests/samples/showroom.ts';
import { sampleLocation, sampleSiteStock } from '../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../tests/samples/stock.ts';
import { placesOf } from './make-brand-page.ts';

test('[H7] [H2] [A4] the desks of a brand at one place stand together, with what each of them does and the site’s number for it', () => {
  const contact = {
    phone: '07 3200 5400',
    locationPhoneNumbers: { [sampleLocation().slug]: '1800 975 708' },
  };
  const settings = sampleSettings({ contact });
  const { brands } = sampleShowroom(sampleSiteStock([sampleCar({ make: 'Toyota' })]), settings, {});
  const locations = [
    sampleLocation({ name: 'Springwood - Sales' }),
    sampleLocation({
      id: 2,
      slug: 'pre-owned',
      name: 'Springwood - Used',
      location_subtype: 'Certified Pre-Owned Sales',
    }),
    sampleLocation({ id: 3, slug: 'elsewhere', name: 'Elsewhere', manufacturers: ['Kia'] }),
  ];
  const found = placesOf({ brand: brands[0]!, locations, specialHours: [], settings, now: SAMPLE_NOW });
  expect(found.map(({ name, does, phone }) => [name, does, phone?.text])).toEqual([
    ['Springwood', 'Sales, Used vehicles', '1800 975 708'],
  ]);
});
