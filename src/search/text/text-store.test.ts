import { expect, test } from 'vitest';
import { makeStock } from '../../../bench/search/vehicles.ts';
import { TextStore } from './text-store.ts';

/** A store of these cars, and a copy in which each of them has another comment. */
function changed(isSearched: boolean) {
  const cars = [...makeStock(300)];
  const store = new TextStore(320);
  cars.forEach((car, slot) => {
    store.write(slot, car);
  });
  if (isSearched) store.countCars(store.words.names.find('toyota')!);
  const copy = new TextStore(320, store);
  cars.forEach((car, slot) => {
    copy.write(slot, { ...car, dealercomments: `seldom ${slot}` });
  });
  return copy;
}

// Regression: the first search by words after an import had to make all postings, and all pages waited for it.
test('after many changes postings are made in advance where words were searched, and only there', () => {
  const searched = changed(true);
  const before = searched.bytes;
  expect([...searched.prepare()]).toEqual([]);
  const prepared = searched.bytes;
  expect(prepared).toBeGreaterThan(before);
  expect(searched.countCars(searched.words.comments.find('seldom')!)).toBe(300);
  expect(searched.bytes).toBe(prepared);
  const neverSearched = changed(false);
  const bytes = neverSearched.bytes;
  expect([...neverSearched.prepare()]).toEqual([]);
  expect(neverSearched.bytes).toBe(bytes);
});
