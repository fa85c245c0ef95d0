import { expect, test } from 'vitest';
import { sampleShowroom } from '../../../tests/samples/showroom.ts';
import { sampleLocation, sampleSiteStock } from '../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../tests/samples/stock.ts';
import { placesOf } from './make-brand-page.ts';

test('[H7] [H2] the desks of a brand at one place stand together, with what each of them does', () => {
  const settings = sampleSettings();
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
  expect(found.map(({ name, does }) => [name, does])).toEqual([['Springwood', 'Sales, Used vehicles']]);
});
