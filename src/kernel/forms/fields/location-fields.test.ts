import { expect, test } from 'vitest';
import { sampleLocation } from '../../../../tests/samples/site.ts';
import { sampleSettings } from '../../../../tests/samples/stock.ts';
import { buildLocationFields, buildOwnLocation } from './location-fields.ts';

const settings = sampleSettings();
const sales = sampleLocation({ id: 1, name: 'Newstead - Sales', dealership_slug: 'newstead' });
const service = { ...sales, id: 2, name: 'Newstead - Service', location_type: 'service' as const };
const elsewhere = {
  ...sales,
  id: 3,
  name: 'Bundall - Sales',
  address: { ...sales.address, street: '1 Slatyer Avenue' },
};
const among = (...options: (typeof sales)[]) => ({ options, own: undefined });

test('[G1] a form asks which location among several, and not which department of a single one', () => {
  expect(buildLocationFields({ settings }, among(sales, service, elsewhere))).toMatchObject([{ label: 'Location' }]);
  expect(buildLocationFields({ settings }, among(sales, service))).toEqual([]);
  expect(buildOwnLocation(among(sales, service))).toEqual({ dealership_slug: 'newstead' });
  expect(buildOwnLocation(among(sales))).toEqual({ location_id: '1', dealership_slug: 'newstead' });
  expect(buildOwnLocation(among(sales, elsewhere))).toEqual({});
});

test('[G10] departments of a location that take their bookings elsewhere are told apart', () => {
  const link = (one: typeof sales) => (one.id === 2 ? 'https://booking.example' : null);
  expect(buildLocationFields({ settings }, among(sales, service), link)).toHaveLength(1);
});
