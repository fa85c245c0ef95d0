/**
 * What the address of a vehicle's page asks for: a slug, the same page under its own address, or nothing that can be.
 */
export type VehicleAddress =
  | { kind: 'slug'; slug: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown' };

/** Control characters and the like, which no slug has and PostgreSQL may refuse. */
const INVALID_CHARACTERS = /\p{C}/u;

/**
 * Reads `/cars/{slug}`, given the address and the slug that the router decoded from it. Another spelling (capitals, a
 * slash at the end, needless escapes) is redirected to the page's one address, with its query.
 */
export function parseVehicleAddress(url: Pick<URL, 'pathname' | 'search'>, given: string): VehicleAddress {
  if (!isValidSlug(given)) return { kind: 'unknown' };
  const slug = given.toLowerCase();
  const path = linkToVehicle(slug);
  return path === url.pathname ? { kind: 'slug', slug } : { kind: 'redirect', to: path + url.search };
}

/** Whether a slug can be looked for at all. */
export function isValidSlug(slug: string): boolean {
  return slug !== '' && !INVALID_CHARACTERS.test(slug);
}

/** The path of a vehicle's page: `/cars/{slug}`. */
export function linkToVehicle(slug: string): string {
  return `/cars/${encodeURIComponent(slug)}`;
}
