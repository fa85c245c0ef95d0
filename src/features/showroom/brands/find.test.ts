import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleManufacturer } from '../../../../tests/samples/showroom.ts';
import { sampleSettings } from '../../../../tests/samples/stock.ts';
import { MANUFACTURERS } from '../../../domain/showroom/manufacturers.ts';
import { listSiteBrands } from '../../../kernel/showroom/brands.ts';
import { buildBrandSections } from './brands.model.ts';
import { filterBrands, findFirstOfLetters, getBrandLetter } from './find.ts';

const settings = sampleSettings();
const all = listSiteBrands(
  MANUFACTURERS.map(({ name, group }) => sampleManufacturer(name, { group })),
  [],
  settings,
);
const sections = buildBrandSections(all, settings);
const names = (find: string) => filterBrands(sections, find).flatMap(({ tiles }) => tiles.map(({ name }) => name));

test('[H7] brands stand in the site’s groups, each by the alphabet', () => {
  expect(sections.map(({ heading }) => heading)).toEqual(['Cars', 'Motorcycles', 'Trucks']);
  const others = buildBrandSections(all, sampleSettings({ pages: { brandGroups: ['truck', 'car'] } }));
  expect(others.map(({ heading }) => heading)).toEqual(['Trucks', 'Cars']);
  for (const { tiles } of sections) {
    const sorted = tiles.toSorted((a, b) => a.name.localeCompare(b.name, 'en-AU', { sensitivity: 'base' }));
    expect(tiles).toEqual(sorted);
  }
});

test('[H7] the site’s own brands come first, and what is in stock says how many and from what price', () => {
  const given = [sampleManufacturer('Audi'), sampleManufacturer('Porsche', { group: 'our_brands' })];
  const make = { label: 'Audi', value: 'Audi', count: 2 };
  const [own, cars] = buildBrandSections(listSiteBrands(given, [make], settings), settings, () => 8_999);
  expect([own?.heading, cars?.heading]).toEqual(['Our brands', 'Cars']);
  expect(cars?.tiles).toMatchObject([{ description: null, stock: '2 in stock, from $8,999' }]);
  expect(own?.tiles).toMatchObject([{ description: 'Cars from Germany.', stock: null }]);
});

test.each([
  ['toy', ['Toyota']],
  ['TOYOTA', ['Toyota']],
  ['rover', ['Land Rover', 'Rover']],
  ['mercedes benz', ['Mercedes-Benz']],
  ['landr', ['Land Rover']],
  ['oyota', []],
  ['zzz', []],
])('[H7] looking for “%s” finds %j', (find, expected) => {
  expect(names(find)).toEqual(expected);
});

test('[H7] nothing to look for finds all, and what is found was there', () => {
  expect(names('  ')).toHaveLength(all.length);
  fc.assert(
    fc.property(fc.string({ maxLength: 4 }), (find) => {
      const found = names(find);
      expect(found.every((name) => all.some((brand) => brand.name === name))).toBe(true);
    }),
  );
});

test('[H7] each letter leads to its first brand, under an anchor of its own', () => {
  const letters = [...findFirstOfLetters(sections).values()];
  expect(new Set(letters.map(({ letter }) => letter))).toEqual(new Set(all.map(({ name }) => getBrandLetter(name))));
  expect(new Set(letters.map(({ id }) => id)).size).toBe(letters.length);
});
