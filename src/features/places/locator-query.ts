import type { Coordinates } from '../../domain/geography/distance.ts';
import { LOCATION_TYPES, type LocationType } from '../../domain/places/location.ts';
import { LOCATOR_PATH } from '../../kernel/addresses/places.ts';

export interface LocatorQuery {
  q: string;
  near: Coordinates | null;
  type: LocationType | null;
  make: string | null;
  show: number;
}

/** How many dealerships are shown until all are asked for: full rows of two and of three, few screens of a phone. */
export const CARDS_AT_ONCE = 6;
const MAX_QUERY_CHARACTERS = 80;
/** Characters that nobody types, and no database stores. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]+/gu;

/** Invalid parts are left out. */
export function parseLocatorQuery(query: URLSearchParams): LocatorQuery {
  const show = Number(query.get('show'));
  const textOf = (name: string) => (query.get(name) ?? '').replace(UNWRITABLE, ' ').trim();
  return {
    q: textOf('q').slice(0, MAX_QUERY_CHARACTERS),
    near: readNear(query.get('near')),
    type: LOCATION_TYPES.find((type) => type === query.get('type')) ?? null,
    make: textOf('make') || null,
    show: Number.isInteger(show) && show > CARDS_AT_ONCE ? show : CARDS_AT_ONCE,
  };
}

/** "-27.47,153.03"; null for anything else. */
function readNear(written: string | null): Coordinates | null {
  const match = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(written ?? '');
  if (!match) return null;
  const [lat, long] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(long) <= 180 ? { lat, long } : null;
}

export function linkToLocatorQuery({ q, near, type, make, show }: LocatorQuery): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (near) query.set('near', `${near.lat},${near.long}`);
  if (type) query.set('type', type);
  if (make) query.set('make', make);
  if (show > CARDS_AT_ONCE) query.set('show', String(show));
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `${LOCATOR_PATH}?${text}` : LOCATOR_PATH;
}
