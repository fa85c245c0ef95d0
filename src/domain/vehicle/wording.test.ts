import { expect, test } from 'vitest';
import { formatListTitle, formatSimilarHeading, getStockWord, getVehicleNouns, pickNoun } from './wording.ts';

const sale = { kind: 'car', nouns: null, offering: 'sale' } as const;

test.each([
  ['cars', sale, null, 'cars'],
  ['motorcycles on a motorcycle site', { ...sale, kind: 'motorcycle' as const }, null, 'motorcycles'],
  ['caravans by item type', sale, 'caravan', 'caravans'],
  ['caravans in any letter case', sale, 'Caravan', 'caravans'],
  ['the site’s own words', { ...sale, nouns: { one: 'vehicle', many: 'vehicles' } }, null, 'vehicles'],
  [
    'cars where they are, whatever else the site sells',
    { ...sale, nouns: { one: 'caravan', many: 'caravans' } },
    'car',
    'cars',
  ],
  [
    'the site’s own words for an item type without any',
    { ...sale, nouns: { one: 'vehicle', many: 'vehicles' } },
    'jet ski',
    'vehicles',
  ],
])('[A3] vehicles are called %s', (_, wording, itemType, many) => {
  expect(getVehicleNouns(wording, itemType).many).toBe(many);
});

test('[A3] one is a car, none and two are cars', () => {
  expect([0, 1, 2].map((count) => pickNoun(count, getVehicleNouns(sale)))).toEqual(['cars', 'car', 'cars']);
});

test('[A3] subscription sites say Available in place of In-Stock', () => {
  expect(getStockWord(sale)).toBe('In-Stock');
  expect(formatSimilarHeading(sale)).toBe('Similar Cars In-Stock');
  expect(formatSimilarHeading({ ...sale, offering: 'subscription' })).toBe('Similar Cars Available');
});

test.each([
  [{ carTypes: ['used'], make: 'Toyota', model: 'Corolla' }, 'Used Toyota Corolla'],
  [{ carTypes: ['used'] }, 'Used cars'],
  [{ carTypes: ['demo', 'new'], body: 'SUV', place: 'Cairns' }, 'New & Demo SUVs in Cairns'],
  [{ carTypes: ['new', 'used', 'demo'], make: 'Kia' }, 'Kia'],
  [{ carTypes: ['new', 'demo', 'used'] }, 'Cars'],
  [{ carTypes: ['used'], make: 'Ford', body: 'Hatch' }, 'Used Ford Hatches'],
  [{}, 'Cars'],
] as const)('[A3] the list of %j is titled %s', (subject, title) => expect(formatListTitle(subject)).toBe(title));
