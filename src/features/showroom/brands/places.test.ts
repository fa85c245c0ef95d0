import { expect, test } from 'vitest';
import { sampleShowroom } from '../../../../tests/samples/showroom.ts';
import { sampleLocation, sampleSiteStock } from '../../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import { findBrandBookingSite } from '../../../kernel/places/booking.ts';
import { listBrandPlaces } from './brand.model.ts';

test('[H7] [H2] [A4] a brand’s desks at one place are grouped, with their work and the site’s number', () => {
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
  const found = listBrandPlaces({
    brand: brands[0]!,
    locations,
    specialHours: [],
    settings,
    now: SAMPLE_NOW,
  });
  expect(found.map(({ name, does, isWorkshop, phone }) => [name, does, isWorkshop, phone?.text])).toEqual([
    ['Springwood', 'Sales, Used vehicles', false, '1800 975 708'],
  ]);
});

test('[G2] [G10] a brand’s service is booked at its own site, from its page and each workshop', () => {
  const links = [
    { name: 'Toyota', make: 'Toyota', url: 'https://book.example/toyota' },
    { name: 'Noosa - Service', make: 'Toyota', url: 'https://book.example/noosa' },
  ];
  const settings = sampleSettings({ service: { links } });
  const { brands } = sampleShowroom(sampleSiteStock([sampleCar({ make: 'Toyota' })]), settings, {});
  const desk = (id: number, name: string) => sampleLocation({ id, slug: `desk-${id}`, name, location_type: 'service' });
  const locations = [
    sampleLocation({ name: 'Springwood - Sales' }),
    desk(2, 'Noosa - Service'),
    desk(3, 'Cairns - Service'),
  ];
  const found = listBrandPlaces({
    brand: brands[0]!,
    locations,
    specialHours: [],
    settings,
    now: SAMPLE_NOW,
  });
  // A page that sent those workshops' customers to the site's own form would book them twice or nowhere.
  expect(found.map(({ name, booking }) => [name, booking?.href])).toEqual([
    ['Springwood', undefined],
    ['Noosa', 'https://book.example/noosa'],
    ['Cairns', 'https://book.example/toyota'],
  ]);
  expect(findBrandBookingSite('Toyota', settings)).toBe('https://book.example/toyota');
  expect(findBrandBookingSite('Kia', settings)).toBeNull();
  // A workshop's own address is not its brand's.
  expect(findBrandBookingSite('Toyota', sampleSettings({ service: { links: links.slice(1) } }))).toBeNull();
});
