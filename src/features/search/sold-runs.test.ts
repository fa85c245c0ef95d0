import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleCar, sampleSettings, sampleStock } from '../../../tests/samples/stock.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { loadSearchPage } from './load.ts';
import { collapseSoldRuns } from './sold-runs.ts';

const list = (letters: string) =>
  [...letters].map((letter, id) => ({
    id,
    status: letter === 's' ? 'sold' : 'in_stock',
    sold: letter === 's',
  }));

test.each([
  ['aas', 'aas'],
  ['sssa', 'sa'],
  ['assas', 'asas'],
  ['ssssaassa', 'saasa'],
  ['', ''],
])('[B12] of %s the list shows %s', (listed, shown) => {
  const kept = collapseSoldRuns(list(listed));
  expect(kept.map(({ sold }) => (sold ? 's' : 'a')).join('')).toBe(shown);
});

test('[B12] a run is shown by its first vehicle', () => {
  expect(collapseSoldRuns(list('asssa')).map(({ id }) => id)).toEqual([0, 1, 4]);
});

/** A stock in which a letter is a vehicle, s a sold one, ranked in this order. */
const stockOf = (letters: string, pageSize: number) =>
  sampleStock(
    [...letters].map((letter, at) =>
      sampleCar({
        id: at + 1,
        custom_rank: letters.length - at,
        status: letter === 's' ? 'sold' : 'in_stock',
        sold: letter === 's',
        sold_date_timestamp: letter === 's' ? SAMPLE_NOW.getTime() / 1000 : null,
      }),
    ),
    pageSize,
  ) as unknown as RequestContext['stock'];

/** The numbers of the line below a list: the total, those shown and from which on, and how many further sold ones. */
function saidOf({ paging }: ReturnType<typeof loadSearchPage>) {
  const [from, to, of, more] = (paging!.shownText.match(/\d+/g) ?? []).map(Number);
  return { from, shown: to! - from! + 1, of, more: more ?? 0 };
}

/** Every page of the list of a stock. */
function pagesOf(letters: string, pageSize: number, soldRuns: SiteSettings['stock']['soldRuns']) {
  const stock = stockOf(letters, pageSize);
  const pageAt = (page: number) =>
    loadSearchPage({
      settings: sampleSettings({ stock: { soldRuns }, search: { pageSize } }),
      stock,
      site: { origin: 'https://site.example' } as RequestContext['site'],
      url: new URL(`https://site.example/search/used-cars${page > 1 ? `?page=${page}` : ''}`),
      now: SAMPLE_NOW,
    });
  return Array.from({ length: Math.max(1, Math.ceil(letters.length / pageSize)) }, (_, at) => pageAt(at + 1));
}

const shownIn = (page: ReturnType<typeof loadSearchPage>) =>
  page.cards.map(({ state }) => (state === 'sold' ? 's' : 'a')).join('');

describe('pages of a list with sold vehicles', () => {
  test.each([
    ['collapse', 'aassasss', ['aasas']],
    ['show_all', 'aassasss', ['aassasss']],
    ['collapse', 'ssssssss', ['ssssssss']],
    ['collapse', 'ssssssssssss', ['ssssssss', 'ssss']],
    ['collapse', 'asssssssssss', ['as', 's']],
    ['collapse', 'asssssssssssssssssssa', ['as', 's', 'a']],
    ['collapse', 'ssssssssssssa', ['s', 'a']],
    ['collapse', 'aaaaaaasssaaaaaa', ['aaaaaaas', 'aaaaaa']],
    ['collapse', 'aaaaaaaassaaaaaa', ['aaaaaaaa', 'saaaaaa']],
    ['show_all', 'aaaaaaasssaaaaaa', ['aaaaaaas', 'ssaaaaaa']],
  ] as const)('[B12] %s: %s is shown as %s, eight vehicles a page', (soldRuns, letters, pages) => {
    expect(pagesOf(letters, 8, soldRuns).map(shownIn)).toEqual(pages);
  });

  test('[B12] whatever is sold, a page is the engine’s with its runs collapsed; counts are of all', () => {
    const anyLetters = fc.array(fc.constantFrom('a', 's', 's'), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(anyLetters, fc.integer({ min: 1, max: 9 }), (list, pageSize) => {
        const letters = list.join('');
        const whole = pagesOf(letters, pageSize, 'show_all');
        const pages = pagesOf(letters, pageSize, 'collapse');
        expect(whole.map(shownIn).join('')).toBe(letters);
        for (const [at, page] of pages.entries()) {
          const all = shownIn(whole[at]!);
          const before = letters.slice(0, at * pageSize);
          // By text alone, independently of the rule's own code.
          const runs = all.replace(before.endsWith('s') ? /^s+/ : /^$/, '').replace(/s+/g, 's');
          expect(shownIn(page)).toBe(/a/.test(letters) ? runs || 's' : all);
          const ids = page.cards.map(({ id }) => id);
          expect(ids).toEqual(whole[at]!.cards.map(({ id }) => id).filter((id) => ids.includes(id)));
          const frame = { cards: [], paging: { ...page.paging, shownText: '' } };
          expect({ ...page, ...frame }).toEqual({
            ...whole[at]!,
            cards: [],
            paging: { ...whole[at]!.paging, shownText: '' },
          });
          expect(saidOf(page)).toEqual({
            from: at * pageSize + 1,
            shown: page.cards.length,
            of: letters.length,
            more: whole[at]!.cards.length - page.cards.length,
          });
          expect(page.count).toBe(letters.length);
          expect(page.cards.length).toBeGreaterThan(0);
        }
        const forSale = pages.flatMap(({ cards }) => cards.filter(({ state }) => state !== 'sold'));
        expect(forSale).toHaveLength(letters.replaceAll('s', '').length);
      }),
    );
  });
});
