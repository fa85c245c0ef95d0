import { expect, test } from 'vitest';
import { type ContentItem, saveContent } from '../../src/db/queries/sites/content.ts';
import { findSiteBySlug } from '../../src/db/queries/sites/sites.ts';
import { get, pageOf } from '../http.ts';
import { CAMPAIGN, cardsOf, PROMO, USED } from '../journeys/search/promo-cards.ts';
import { withDatabase } from '../journeys/stock-vehicle.ts';

const cardsAt = async (path: string) => cardsOf(await pageOf('harbour', path));

test('[B11] promos stand among all 21 vehicles', async () => {
  const cards = await cardsAt(USED);
  expect(cards.filter((card) => card === '.')).toHaveLength(21);
  expect(cards.indexOf(CAMPAIGN) + 1).toBe(5);
  expect(cards.indexOf(PROMO) + 1).toBeOneOf([13, 14, 15]);
});

test('[B11] a promo is not met again on the next page, nor where new vehicles are among the results', async () => {
  const next = await cardsAt(`${USED}&page=2`);
  expect(next).toContain('.');
  expect(next).not.toContain(PROMO);
  expect(next).not.toContain(CAMPAIGN);
  const all = await cardsAt('/search/new-used-and-demo-cars');
  expect(all).toContain('.');
  expect(all).not.toContain(PROMO);
});

test('[B11] a new promo is on all pages at once, cached ones too, and is gone when its time is over', async () => {
  const promo = (expiry: Date | null): ContentItem => ({
    slug: 'coffee',
    start: null,
    expiry,
    body: { heading: 'Coffee while you wait', label: 'See utes', href: '/search/used-cars?body=Ute' },
  });
  const shown = async () => (await get('bluegum.localhost', '/search/used-cars')).body;
  await withDatabase(async (database) => {
    const give = (items: ContentItem[]) =>
      database.asPlatform(async (tx) => saveContent(tx, (await findSiteBySlug(tx, 'bluegum'))!, 'promo', items));
    expect(await shown()).not.toContain('Coffee while you wait');
    await give([promo(null)]);
    await expect.poll(shown).toContain('Coffee while you wait');
    await give([promo(new Date(0))]);
    await expect.poll(shown).not.toContain('Coffee while you wait');
    await give([]);
  });
});
