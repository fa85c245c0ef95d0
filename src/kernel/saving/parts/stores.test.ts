import { beforeEach, expect, test, vi } from 'vitest';
import * as soon from '../../events/parts/send-lazily.ts';
import type { Favourite } from '../saved-cars.ts';
import { comparing, favourites, setCompared, toggleFavourite } from './stores.ts';
import * as toasts from './toasts.ts';

const car = (id: number): Favourite => ({
  id,
  name: `Car ${id}`,
  slug: `car-${id}`,
  make: 'Toyota',
  model: 'Corolla',
  primary_image_url: null,
});

/** The toasts of the page, and the vehicles of the events that were sent. */
let told: string[];
let sent: number[];

/** Replaces a store with a list of the page's own, which is persisted or not. */
function stand(store: typeof favourites, isStored: boolean) {
  let kept: readonly Favourite[] = [];
  vi.spyOn(store, 'items').mockImplementation(() => kept);
  vi.spyOn(store, 'update').mockImplementation((change) => {
    kept = change(kept);
    return isStored;
  });
}

beforeEach(() => {
  told = [];
  sent = [];
  vi.spyOn(toasts, 'showToast').mockImplementation((kind) => void told.push(kind));
  vi.spyOn(soon, 'sendEventLazily').mockImplementation(({ carId }) => void sent.push(carId ?? 0));
  vi.stubGlobal('location', { pathname: '/search/used-cars', search: '' });
});

test.each([
  [true, 'saved', 'compared'],
  [false, 'unstored', 'unstored'],
])('[F6] where the browser stores (%s), what is said of a saved vehicle is true: %s', (isStored, said, compared) => {
  stand(favourites, isStored);
  stand(comparing, isStored);
  toggleFavourite(car(3));
  setCompared(car(4), 4, true);
  expect(told).toEqual([said, compared]);
  expect(favourites.items()).toEqual([car(3)]);
  expect(comparing.items()).toEqual([car(4)]);
  toggleFavourite(car(3));
  setCompared(car(4), 4, false);
  expect(told.slice(2)).toEqual(['removed']);
  expect([...favourites.items(), ...comparing.items()]).toEqual([]);
  // Only saved vehicles send one.
  expect(sent).toEqual([3]);
});

test('[F3] a list of vehicles to compare that is full stays and says so', () => {
  stand(comparing, true);
  for (const id of [1, 2, 3]) setCompared(car(id), 2, true);
  expect(told).toEqual(['compared', 'compared', 'full']);
  expect(comparing.items()).toEqual([car(1), car(2)]);
});

test('[F3] a box that was ticked before the page knew that its vehicle is chosen takes nothing off', () => {
  stand(comparing, true);
  for (const id of [1, 2, 1]) setCompared(car(id), 2, true);
  expect(told).toEqual(['compared', 'compared']);
  expect(comparing.items()).toEqual([car(1), car(2)]);
});
