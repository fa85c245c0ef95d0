import { expect, test } from 'vitest';
import { findDeliveryRegion } from './delivery.ts';

const regions = [
  { name: 'Brisbane', price: 149, postcodes: [{ from: '4000', to: '4207' }] },
  {
    name: 'Queensland',
    price: 590,
    postcodes: [
      { from: '4208', to: '4899' },
      { from: '9000', to: '9999' },
    ],
  },
  { name: 'Territory', price: 1450, postcodes: [{ from: '0800', to: '0899' }] },
  { name: 'Never reached', price: 1, postcodes: [{ from: '4100', to: '4100' }] },
];

test.each([
  ['4000', 'Brisbane'],
  ['4207', 'Brisbane'],
  ['4208', 'Queensland'],
  ['9500', 'Queensland'],
  ['0820', 'Territory'],
  ['4100', 'Brisbane'],
  ['2000', undefined],
  ['820', undefined],
  ['40000', undefined],
  ['4OOO', undefined],
  ['', undefined],
])('[D10] postcode %j is in %j', (postcode, name) => {
  expect(findDeliveryRegion(regions, postcode)?.name).toBe(name);
});
