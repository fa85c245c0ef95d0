import { expect, test } from 'vitest';
import { sampleManufacturer } from '../../../tests/samples/showroom.ts';
import { sampleSettings } from '../../../tests/samples/stock.ts';
import type { FacetItem } from '../../search/contract.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { findBrand, listSiteBrands } from './brands.ts';

const make = (value: string, count: number): FacetItem => ({ label: value, value, count });
const MAKES = [make('Toyota', 12), make('Honda', 3), make('Mercedes-Benz', 2), make('Holden', 0)];

function brands(
  manufacturers = [sampleManufacturer('Toyota', { group: 'our_brands' })],
  given: Partial<SiteSettingsInput> = {},
) {
  return listSiteBrands(manufacturers, MAKES, sampleSettings(given));
}

test('[H7] brands are those of the site’s file, then makes of its stock', () => {
  expect(brands().map(({ name, group, count }) => [name, group, count])).toEqual([
    ['Toyota', 'our_brands', 12],
    ['Honda', 'car', 3],
    ['Mercedes-Benz', 'car', 2],
  ]);
});

test('[H7] a site may keep to the brands of its file', () => {
  const names = brands(undefined, { showroom: { brands: 'listed' } }).map(({ name }) => name);
  expect(names).toEqual(['Toyota']);
});

test('[A3] a motorcycle dealer’s Honda is a motorcycle', () => {
  const honda = brands([], { wording: { kind: 'motorcycle' } }).find(({ slug }) => slug === 'honda');
  expect(honda).toMatchObject({ group: 'motorcycle', description: 'Motorcycles from Japan.' });
});

test('[H7] the site’s own words come before a neutral line, and makes that nobody knows have none', () => {
  const [own, plain, unknown] = brands([
    sampleManufacturer('Toyota', { description: 'Ours since 1963.' }),
    sampleManufacturer('Kia'),
    sampleManufacturer('Wattle'),
  ]);
  expect([own?.description, plain?.description, unknown?.description]).toEqual([
    'Ours since 1963.',
    'Cars from South Korea.',
    null,
  ]);
});

test('[A5] a file’s older name of a make is one with that of the stock, and its address leads there', () => {
  const found = brands([{ ...sampleManufacturer('Mercedes Benz'), slug: 'mercedes-benz' }]);
  expect(found.filter(({ name }) => name === 'Mercedes-Benz')).toHaveLength(1);
  expect(findBrand(found, 'Mercedes-Benz')?.count).toBe(2);
  const isuzu = listSiteBrands([sampleManufacturer('Isuzu')], [], sampleSettings());
  expect(findBrand(isuzu, 'isuzu-ute')?.slug).toBe('isuzu');
  expect(findBrand(isuzu, 'nobody')).toBeUndefined();
});
