import type { Location } from './location.ts';
import { formatPlaceName } from './place-name.ts';

/**
 * The link to a location (G2): its own address in a maps service, else directions to its coordinates, else to its
 * address; null where none of these is known.
 */
export function linkToDirections({ name, address }: Pick<Location, 'name' | 'address'>): string | null {
  const { place_url, lat, long } = address;
  if (place_url && /^https?:\/\//i.test(place_url)) return place_url;
  const line = formatAddress(address);
  const at = lat === null || long === null ? line && `${formatPlaceName({ name })}, ${line}` : `${lat},${long}`;
  return at ? `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: at })}` : null;
}

/** "12 Wharf Parade, Springwood QLD 4127"; empty where nothing is known. */
export function formatAddress({ street, city, state, postcode }: Location['address']): string {
  return [street, [city, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
