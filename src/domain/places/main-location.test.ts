import { expect, test } from 'vitest';
import { sampleLocation } from '../../../tests/samples/site.ts';
import type { Location } from './location.ts';
import { findMainLocation, isAtMainPlace } from './main-location.ts';

const of = (slug: string, given: Partial<Location> = {}) => sampleLocation({ slug, id: slug.length, ...given });
const elsewhere = { address: { ...sampleLocation().address, street: '1 Far Road' } };
const service = of('service', { location_type: 'service', ...elsewhere });
const sales = of('sales');
const used = of('used', { location_type: 'used' });
const primary = of('the-primary', { primary: true, ...elsewhere });

test.each([
  ['the primary one', [service, sales, primary], 'the-primary'],
  ['the first that sells, where none is marked', [service, sales, used], 'sales'],
  ['the first, where none sells', [service], 'service'],
  ['none, of none', [], undefined],
])('[D15] the main place of a site is %s', (_, locations, slug) =>
  expect(findMainLocation(locations)?.slug).toBe(slug),
);

test('[D15] other desks at the main place’s address are at the main place; other addresses are not', () => {
  const places = [sales, used, service];
  expect(places.map((one) => isAtMainPlace(one, places))).toEqual([true, true, false]);
  const nowhere = { address: { ...sales.address, street: null } };
  const [first, second] = [of('a', nowhere), of('bb', nowhere)];
  expect(isAtMainPlace(second, [first, second])).toBe(false);
});
