import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseFavourite } from '../kernel/saving/saved-cars.ts';
import { createBrowserStore } from './browser-store.ts';

/** A browser as far as the store can tell: one storage shared by all tabs, and one window per tab. */
let storage: Map<string, string>;
let writes: 'allowed' | 'full' | 'forbidden';
let tab: EventTarget;
let notes: string[];

beforeEach(() => {
  storage = new Map();
  writes = 'allowed';
  tab = new EventTarget();
  notes = [];
  vi.stubGlobal('window', tab);
  vi.stubGlobal('document', { documentElement: { dataset: { store: 'harbour' } } });
  vi.stubGlobal(
    'StorageEvent',
    class extends Event {
      key: string | null;
      constructor(type: string, { key }: { key: string | null }) {
        super(type);
        this.key = key;
      }
    },
  );
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      if (writes === 'forbidden') throw new Error('SecurityError');
      return storage.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      if (writes !== 'allowed') throw new Error('QuotaExceededError');
      storage.set(key, value);
    },
  });
  vi.spyOn(console, 'warn').mockImplementation((note) => void notes.push(String(note)));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const checkNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);
const makeStore = (cap = 5) => createBrowserStore({ name: 'numbers', cap, check: checkNumber });
const put = (value: unknown) => storage.set('harbour:numbers', JSON.stringify(value));

test('[F6] what is kept stands under the site’s name, with its version, and is there in the next visit', () => {
  expect(makeStore().update(() => [3, 1])).toBe(true);
  expect([...storage]).toEqual([['harbour:numbers', '{"version":1,"items":[3,1]}']]);
  expect(makeStore().items()).toEqual([3, 1]);
});

test('[F6] no more than the cap is kept: the last ones go', () => {
  const store = makeStore(2);
  store.update(() => [1, 2, 3]);
  expect(store.items()).toEqual([1, 2]);
});

test.each([
  ['no JSON', 'not json'],
  ['of another version', '{"version":2,"items":[1]}'],
  ['of another kind', '[1,2]'],
  ['nothing', 'null'],
])('[F6] content that is %s is dropped with a note, and the store works on', (_, text) => {
  storage.set('harbour:numbers', text);
  const store = makeStore();
  expect(store.items()).toEqual([]);
  expect(notes).toEqual(['harbour:numbers holds what this website did not write, which was dropped']);
  store.update((items) => [...items, 4]);
  expect(makeStore().items()).toEqual([4]);
});

test('[F6] of content that makes sense in part, that part is kept', () => {
  put({ version: 1, items: [1, 'two', null, 4] });
  expect(makeStore().items()).toEqual([1, 4]);
  expect(notes).toHaveLength(1);
});

test.each(['full', 'forbidden'] as const)('[F6] with %s storage the list lives as long as the page', (state) => {
  put({ version: 1, items: [1] });
  writes = state;
  const store = makeStore();
  expect(store.update((items) => [...items, 7])).toBe(false);
  expect(store.update((items) => [...items, 8])).toBe(false);
  expect(store.items().slice(-2)).toEqual([7, 8]);
  expect(notes.length).toBeLessThanOrEqual(1);
});

test('[F6] a change in another tab is heard, and one made here starts from it', () => {
  const here = makeStore();
  const heard = vi.fn();
  const stop = here.subscribe(heard);
  here.update(() => [1]);
  put({ version: 1, items: [1, 2] });
  tab.dispatchEvent(new StorageEvent('storage', { key: 'harbour:numbers' }));
  expect(here.items()).toEqual([1, 2]);
  expect(heard).toHaveBeenCalledTimes(2);
  tab.dispatchEvent(new StorageEvent('storage', { key: 'harbour:others' }));
  expect(heard).toHaveBeenCalledTimes(2);
  put({ version: 1, items: [9] });
  here.update((items) => [...items, 3]);
  expect(here.items()).toEqual([9, 3]);
  stop();
  tab.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a page that comes back as it was left reads what other tabs kept meanwhile', () => {
  const store = makeStore();
  store.subscribe(() => {});
  expect(store.items()).toEqual([]);
  put({ version: 1, items: [5] });
  tab.dispatchEvent(new Event('pageshow'));
  expect(store.items()).toEqual([5]);
});

test('[F6] the list is the same array until it changes, so that a page does not draw itself for nothing', () => {
  const store = makeStore();
  store.update(() => [1]);
  expect(store.items()).toBe(store.items());
});

test('[F6] on a server nothing is kept', () => {
  vi.stubGlobal('document', undefined);
  expect(makeStore().items()).toEqual([]);
});

test('[F3] a stored vehicle is taken with its own fields only, and refused when one is amiss', () => {
  const car = {
    id: 7,
    name: '2021 Kluger',
    slug: 'kluger-7',
    make: 'Toyota',
    model: 'Kluger',
    primary_image_url: null,
  };
  expect(parseFavourite({ ...car, extra: '<script>' })).toEqual(car);
  for (const wrong of [null, 'x', [], { ...car, id: '7' }, { ...car, slug: undefined }, { ...car, name: null }])
    expect(parseFavourite(wrong)).toBeUndefined();
});
