import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReadFolder } from '../../src/app/sites/folder.ts';
import type { SearchState } from '../../src/search/contract.ts';
import { createEmptyState, withQuery } from '../../src/search/state.ts';
import type { SiteSettings } from '../../src/settings/schema.ts';
import { createGroupStock, estimateStockBytes, SiteIndex } from '../../src/stock/live/site-index.ts';
import { anySearch, searchOf } from '../contracts/search/random-search.ts';
import { DEMO_NOW } from '../samples/demo-stock.ts';
import { carsOf, SITE_FOLDERS } from '../samples/walked-sites.ts';

const QUERIES = [
  'toyota',
  'white suv',
  'corola',
  'under 30k',
  'i30',
  'hybrid automatic',
  '5 seats',
  'tow bar',
  'st100',
];
const anyAsked = fc.record({
  search: anySearch,
  query: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, fc.constantFrom(...QUERIES)),
});
type Asked = typeof anyAsked extends fc.Arbitrary<infer T> ? T : never;

const clock = () => DEMO_NOW;

function goodSite({ slug, check }: ReadFolder): { slug: string; group: string; settings: SiteSettings } {
  if (!check.ok) throw new Error(`${slug} is refused`);
  return { slug, group: check.site.group.slug, settings: check.site.settings };
}

const groups = [...Map.groupBy(SITE_FOLDERS.map(goodSite), ({ group }) => group)];

function stateOf(group: string, { search, query }: Asked) {
  const { state, scope } = searchOf(carsOf(group), search);
  return { state: query ? withQuery(state, query) : state, scope };
}

/** Everything that a site asks of its index, card for card. */
function answersOf(index: SiteIndex, asked: ReturnType<typeof stateOf>[]) {
  return {
    size: index.size,
    answers: asked.map(({ state, scope }) => ({ ...index.search(state, scope), ms: 0 })),
    best: index.find({ limit: 50 }).hits,
    slugs: new Set(index.availableSlugs().map(({ slug }) => slug)),
    types: index.countByType(),
    sold: index.soldSince(0),
    places: index.placeSlugs,
    lists: [{}, { make: ['Toyota'] }, { car_type: ['used'], body: ['SUV'] }].map((terms) => index.listChangedAt(terms)),
  };
}

/** Indexes of the group's sites over one stock, and for each an index with a stock of its own. */
function indexesOf(group: string, sites: readonly { settings: SiteSettings }[]) {
  const stock = createGroupStock();
  const pairs = sites.map(({ settings }) => ({
    shared: new SiteIndex(settings, clock, stock),
    own: new SiteIndex(settings, clock),
  }));
  for (const car of carsOf(group)) for (const { shared } of pairs) shared.take([car]);
  for (const { own } of pairs) own.take(carsOf(group));
  return pairs;
}

describe.each(groups)('the sites of %s', (group, sites) => {
  test('[B5] [B13] [E11] answer over one stock as each would with an index of its own, card for card', () => {
    const pairs = indexesOf(group, sites);
    const everything: SearchState[] = [
      createEmptyState(),
      ...QUERIES.map((words) => withQuery(createEmptyState(), words)),
    ];
    for (const { shared, own } of pairs) {
      const asked = everything.map((state) => ({ state, scope: undefined }));
      expect(answersOf(shared, asked)).toEqual(answersOf(own, asked));
      const ids = carsOf(group).map(({ id }) => id);
      expect(shared.cardsOf(ids)).toEqual(own.cardsOf(ids));
    }
    fc.assert(
      fc.property(fc.array(anyAsked, { minLength: 5, maxLength: 5 }), (all) => {
        const asked = all.map((each) => stateOf(group, each));
        for (const { shared, own } of pairs) expect(answersOf(shared, asked)).toEqual(answersOf(own, asked));
      }),
      { numRuns: 15 },
    );
  });
});

test('[B13] the further sites of a group take a fifth of the memory of its first', () => {
  const [group, sites] = groups.find(([, { length }]) => length > 2)!;
  const [first, ...others] = indexesOf(group, sites).map(({ shared }) => shared);
  const ofFirst = estimateStockBytes(first!.stock) + first!.ownBytes;
  for (const { stock, ownBytes } of others) {
    expect(stock).toBe(first!.stock);
    expect(ownBytes).toBeLessThan(ofFirst / 5);
  }
});
