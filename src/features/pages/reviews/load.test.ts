import { describe, expect, test } from 'vitest';
import { readDatabase } from '../../../../tests/samples/read-database.ts';
import { sampleLocation } from '../../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { Review } from '../../../db/queries/sites/reviews.ts';
import type { BlockModel } from '../../../kernel/content/model.ts';
import { buildAggregateRating } from '../../../kernel/content/rating.ts';
import type { RequestContext, Site } from '../../../kernel/request/context.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { buildBlocks } from '../content/blocks.ts';
import type { Sources } from '../written/sources.ts';
import { buildReviewsJsonLd, buildReviewsModel, loadReviews } from './load.ts';
import { loadReviewsPage } from './page.load.ts';
import { listReviewedPlaces } from './summary.ts';

const review = (id: number, given: Partial<Review> = {}): Review => ({
  id,
  location_id: 1,
  customer_name: `Customer ${id}`,
  text: null,
  rating: 5,
  image: null,
  review_date: '2026-11-01',
  ...given,
});

const places = [
  sampleLocation({ average_rating: 4.6, review_count: 10 }),
  sampleLocation({ id: 2, name: 'Newstead - Sales', slug: 'newstead' }),
];

async function siteOf(reviews: Review[], given: Partial<SiteSettingsInput> = {}, locations = places) {
  const settings = sampleSettings(given);
  const db = readDatabase({ reviews });
  const found = await loadReviews({ db, settings }, locations);
  return { settings, found, request: { settings, now: SAMPLE_NOW } };
}

test('[H6] up to twelve reviews are shown at a time, and there is a way to the others', async () => {
  const { settings, found, request } = await siteOf(Array.from({ length: 15 }, (_, id) => review(id)));
  expect(settings.reviews.limit).toBe(12);
  const more = { label: 'All reviews', href: '/reviews' };
  const shown = buildReviewsModel(found, request, { heading: 'Reviews', limit: 12, more });
  expect([shown.items.length, shown.more]).toEqual([12, more]);
  const rest = buildReviewsModel(found, request, { heading: 'Reviews', limit: 12, from: 12 });
  expect(rest.items.map(({ id }) => id)).toEqual([12, 13, 14]);
});

test.each([
  ['above the minimum', { minimumRating: 4 }, '4.6'],
  ['not above the minimum', { minimumRating: 4.6 }, undefined],
  ['hidden', { show: 'hidden' as const }, undefined],
])('[H6] the average is shown, and told to search engines, only when it is %s', async (_what, reviews, text) => {
  const { settings, found, request } = await siteOf([review(1)], { reviews });
  const shown = buildReviewsModel(found, request, { heading: '', limit: 12 });
  expect(shown.rating?.stars.text).toBe(text);
  expect(buildAggregateRating(found.summary, settings.reviews)).toEqual(
    text ? expect.objectContaining({ '@type': 'AggregateRating', ratingValue: text, reviewCount: 10 }) : undefined,
  );
});

test('[H6] without reviews there is no AggregateRating', async () => {
  const { settings, found, request } = await siteOf([], {}, [sampleLocation()]);
  const site = { origin: 'https://a.example' } as Site;
  const shown = buildReviewsModel(found, request, { heading: '', limit: 12 });
  expect(buildReviewsJsonLd(found, shown, { settings, site })).toEqual([]);
});

describe('[H6] the reviews of one place', () => {
  const pageAt = async (slug: string, reviews: Review[]) => {
    const page = await loadReviewsPage({
      db: readDatabase({ locations: places, reviews }),
      settings: sampleSettings(),
      now: SAMPLE_NOW,
      site: { origin: 'https://a.example' },
      url: new URL(`/reviews/${slug}`, 'https://a.example'),
    } as unknown as RequestContext);
    if (!page) throw new Error('there is no such page');
    return page;
  };
  const [rated] = places;
  const summaryOf = ([block]: BlockModel[]) => (block?.kind === 'reviews' ? block.reviews.summary : null);

  test('that has stars but no words shows the stars, and does not say that there are none', async () => {
    const { intro, blocks, head } = await pageAt(rated!.slug, []);
    expect(intro).toMatch(/^No written reviews/);
    expect(blocks).toMatchObject([{ kind: 'reviews', reviews: { rating: { countText: '10 reviews' } } }]);
    expect(summaryOf(blocks)?.shares).toEqual([]);
    expect(head.robots).toBe('noindex, follow');
    expect(head.jsonLd?.map((each) => each['@type'])).toEqual(['BreadcrumbList']);
  });

  // "922 reviews" over a single one reads as if all were here.
  test('says how many can be read where its average rests on more', async () => {
    const { intro } = await pageAt(rated!.slug, [review(1), review(2)]);
    expect(intro).toBe('Showing 2 of 10 reviews.');
    const { intro: whole } = await pageAt(
      rated!.slug,
      Array.from({ length: 10 }, (_, id) => review(id)),
    );
    expect(whole).toBeNull();
  });

  test('that has neither says so, how to write one, and how to find the place', async () => {
    const { intro, blocks, below } = await pageAt('newstead', []);
    expect(intro).toBe('No reviews yet.');
    expect(summaryOf(blocks)?.invitation).toMatchObject({
      heading: 'Been to Harbour Motor Group?',
      link: { label: 'Write a review', href: '/contact' },
    });
    expect(below).toMatchObject([{ kind: 'form', heading: 'Newstead', link: { href: '/locations/newstead' } }]);
  });

  test('are spread by their stars, of those that can be read', async () => {
    const given = [5, 5, 4, 1].map((rating, id) => ({ ...review(id), rating }));
    const { blocks } = await pageAt(rated!.slug, given);
    const { shares, of } = summaryOf(blocks) ?? { shares: [], of: null };
    expect(shares.map(({ label, count, percent }) => `${label} ${count} ${percent}%`)).toEqual([
      '5 stars 2 50%',
      '4 stars 1 25%',
      '3 stars 0 0%',
      '2 stars 0 0%',
      '1 star 1 25%',
    ]);
    expect(of).toBe('Of the 4 reviews on this website');
  });

  test('are told to search engines as those of the place, not of the group', async () => {
    const { head } = await pageAt(rated!.slug, [review(1)]);
    const told = head.jsonLd?.find((each) => each['@type'] === 'AutoDealer');
    expect(told?.['@id']).toMatch(/^https:\/\/a\.example\/locations\//);
    expect(told?.url).toBe(told?.['@id']);
  });
});

test('[H6] a review names its day, how long ago that was, and its place where there are several', async () => {
  const { found, request } = await siteOf([review(1, { location_id: 2, review_date: '2026-10-02' })]);
  const [shown] = buildReviewsModel(found, request, { heading: '', limit: 12 }).items;
  expect(shown).toMatchObject({
    place: 'Newstead',
    review_date: { iso: '2026-10-02', text: '02/10/2026', inWords: '1 month ago' },
  });
});

// One about no place, or about another dealer of the group, would count among this dealer's stars.
test('[H6] reviews of places that the site does not show are left out, and so are those of no place', async () => {
  const { found } = await siteOf([review(1), review(2, { location_id: 99 }), review(3, { location_id: null })]);
  expect(found.reviews.map(({ id }) => id)).toEqual([1]);
});

test('[H6] a block of one location shows the reviews of that location alone, its average too', async () => {
  const reviews = [review(1), review(2, { location_id: 2 })];
  const request = { db: readDatabase({ reviews }), settings: sampleSettings(), now: SAMPLE_NOW };
  const sources = { request, places: async () => ({ locations: places, specialHours: [] }) };
  const blockOf = async (location: string | null) => {
    const block = { kind: 'reviews', heading: null, location, limit: null } as const;
    const [made] = await buildBlocks([block], sources as unknown as Sources);
    if (made?.kind !== 'reviews') throw new Error('there is no such block');
    const { items, rating } = made.reviews;
    return [items.map(({ id }) => id), rating?.countText];
  };
  expect(await blockOf('newstead')).toEqual([[2], '1 review']);
  expect(await blockOf(null)).toEqual([[1, 2], '10 reviews']);
});

// Half of the first page was stars with nothing to read.
test('[H6] reviews with words come before bare stars', async () => {
  const { found } = await siteOf([
    review(1),
    review(2, { text: 'Good people.' }),
    review(3),
    review(4, { text: 'Quick.' }),
  ]);
  expect(found.reviews.map(({ id }) => id)).toEqual([2, 4, 1, 3]);
});

test('[H6] departments of one place that have reviews of their own are told apart in the list of locations', () => {
  const desks = ['Springwood - Sales', 'Springwood - Service', 'Newstead - Sales'];
  const locations = desks.map((name, id) => sampleLocation({ id, name, slug: `place-${id}` }));
  const reviews = [0, 0, 1, 2].map((location_id) => ({ location_id }));
  const labels = listReviewedPlaces(reviews, locations, '/reviews').map(({ label, count }) => `${label} ${count}`);
  expect(labels).toEqual(['Springwood - Sales 2', 'Springwood - Service 1', 'Newstead 1']);
});
