/** What the address of a vehicle page resolves to: a slug, a redirect to the canonical address, or nothing. */
export type VehicleAddress = { kind: 'slug'; slug: string } | { kind: 'redirect'; to: string } | { kind: 'unknown' };

/** Control characters and the like, which no slug has and PostgreSQL may refuse. */
const INVALID_CHARACTERS = /\p{C}/u;

/**
 * Parses `/cars/{slug}`, given the address and the slug that the router decoded from it. Another spelling (capitals, a
 * trailing slash, needless escapes) is redirected to the canonical address, with its query.
 */
export function parseVehicleAddress(url: Pick<URL, 'pathname' | 'search'>, given: string): VehicleAddress {
  if (!isValidSlug(given)) return { kind: 'unknown' };
  const slug = given.toLowerCase();
  const path = linkToVehicle(slug);
  return path === url.pathname ? { kind: 'slug', slug } : { kind: 'redirect', to: path + url.search };
}

/** Whether a slug can be looked up at all. */
export function isValidSlug(slug: string): boolean {
  return slug !== '' && !INVALID_CHARACTERS.test(slug);
}

/** Trading in for a vehicle of the stock has its address among the vehicles' (S2), wherever the page itself is. */
export const CAR_TRADE_IN_PATH = '/cars/trade-in';

/** The path of a vehicle's page: `/cars/{slug}`. */
export function linkToVehicle(slug: string): string {
  return `/cars/${encodeURIComponent(slug)}`;
}
