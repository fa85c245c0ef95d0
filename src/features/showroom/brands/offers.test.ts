import { expect, test } from 'vitest';
import { isOfferOf } from './offers.ts';

const KIA = { slug: 'kia', models: [{ slug: 'kia-sportage', name: 'Sportage' }] };

test.each([
  ['/search/new-cars?make=Kia', true],
  ['/search/new-cars?make=Kia&model=Sportage', true],
  ['/search/kia', true],
  ['/search/kia/sportage', true],
  ['/kia/overview', true],
  ['/models/kia-sportage', true],
  ['/search/new-cars?model=Sportage', true],
  ['/search/new-cars?make=Mazda&model=Sportage', false],
  ['/models/kia-carnival', false],
  ['/search/used-cars?range[price]=:19999', false],
  ['https://kia.example/search/kia', false],
  [null, false],
])('[H7] an offer at %s is of Kia: %s', (href, expected) => {
  expect(isOfferOf(href, KIA)).toBe(expected);
});
