import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildPagingModel } from './paging.ts';

const paging = (page: number, pages: number) =>
  buildPagingModel({
    page,
    pages,
    count: pages * 21,
    shown: 21,
    hitsPerPage: 21,
    hrefOf: (at) => `?page=${at}`,
  });
const numbers = (page: number, pages: number) =>
  paging(page, pages)?.pages.map((entry) => (entry === 'gap' ? '…' : entry.page));

test.each([
  [1, 1, []],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 18, [1, 2, 3, 4, '…', 18]],
  [9, 18, [1, '…', 8, 9, 10, '…', 18]],
  [18, 18, [1, '…', 15, 16, 17, 18]],
])('[B5] page %i of %i links %j', (page, pages, shown) => {
  expect(numbers(page, pages)).toEqual(shown);
});

test('[B5] the line says which of how many are shown', () => {
  const last = { page: 3, pages: 3, count: 1_050, shown: 8, hitsPerPage: 21, hrefOf: String };
  expect(buildPagingModel(last)).toMatchObject({
    shownText: 'Showing 43 – 50 of 1,050',
    nextHref: null,
    previousHref: '2',
  });
});

// The line used to say "Showing 1 – 21" over fifteen cards, since sold vehicles in a row share one.
test('[B5] [B12] sold vehicles that share a card are not counted as shown, but said', () => {
  const page = { page: 2, pages: 3, count: 50, shown: 15, shared: 6, hitsPerPage: 21, hrefOf: String };
  expect(buildPagingModel(page)?.shownText).toBe('Showing 22 – 36 of 50, 6 more sold');
});

test('nothing found has no paging', () => {
  expect(buildPagingModel({ page: 1, pages: 0, count: 0, shown: 0, hitsPerPage: 21, hrefOf: String })).toBeNull();
});

test('[B5] first, last and current are always linked, in order, and no gap hides a single page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 200 }), fc.nat(), (pages, n) => {
      const page = (n % pages) + 1;
      const shown = numbers(page, pages)!;
      const linked = shown.filter((entry) => entry !== '…');
      expect(linked).toEqual(expect.arrayContaining([1, page, pages]));
      expect(linked).toEqual([...linked].sort((a, b) => a - b));
      for (const [at, entry] of shown.entries())
        if (entry === '…') expect((shown[at + 1] as number) - (shown[at - 1] as number)).toBeGreaterThan(2);
    }),
  );
});
