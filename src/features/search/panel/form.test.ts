import { expect, test } from 'vitest';
import { linkToFormSearch } from './form.ts';

const BOUNDS = { price: { min: 5_000, max: 250_000 } };
function hrefOf(fields: [string, string][]): string {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return linkToFormSearch(form, BOUNDS);
}

test('[B2] the panel’s fields become the address that the server would send the same form to', () => {
  expect(
    hrefOf([
      ['car_type', 'used'],
      ['query', ''],
      ['make', 'Ford'],
      ['price_min', '15,000'],
      ['price_max', ''],
      ['sortBy', ''],
    ]),
  ).toBe('/search/used-cars?make=Ford&range[price]=15000:');
});

test('[B8] a handle at its end leaves that side open', () => {
  expect(
    hrefOf([
      ['price_min', '5000'],
      ['price_max', '250000'],
    ]),
  ).toBe('/search/new-used-and-demo-cars');
});

test('a field that cannot be read goes along, so that the page can name it', () => {
  expect(hrefOf([['price_max', 'cheap']])).toBe('/search/new-used-and-demo-cars?price_max=cheap');
});
