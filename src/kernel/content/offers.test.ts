import { expect, test } from 'vitest';
import { buildOfferTile } from './offers.ts';

const zone = 'Australia/Brisbane';
const item = (body: Record<string, unknown>, expiry: Date | null = null) => ({
  slug: 'run-out',
  start: null,
  expiry,
  body: { heading: 'Run-out', href: '/search/demo-cars', ...body },
});

test('[B18] an offer leads to its page when that is there, and has no link otherwise', () => {
  expect(buildOfferTile(item({ label: 'See demos' }), zone).action).toEqual({
    label: 'See demos',
    href: '/search/demo-cars',
  });
  expect(buildOfferTile(item({ href: '/special-offers/run-out' }), zone).action).toBeNull();
});

test('[A6] an offer names the last day on which it runs', () => {
  const midnightAfterThe30th = new Date('2026-11-30T14:00:00Z');
  expect(buildOfferTile(item({}, midnightAfterThe30th), zone).ends).toBe('Ends 30/11/2026');
  expect(buildOfferTile(item({}), zone).ends).toBeNull();
});

test('an offer shows its picture where it names one', () => {
  expect(buildOfferTile(item({ image: '/pictures/ute.webp' }), zone).picture?.src).toBe('/pictures/ute.webp');
  expect(buildOfferTile(item({}), zone).picture).toBeNull();
});

test('a document that is no offer is refused by name of what is wrong', () => {
  expect(() => buildOfferTile(item({ heading: '' }), zone)).toThrow(/heading/);
});
