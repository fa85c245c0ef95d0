import type { Location, LocationType } from './location.ts';
import { getLocationType, SELLING } from './location-type.ts';
import { findMainLocation } from './main-location.ts';

export const SHOWN_LOCATIONS = ['primary', 'sales', 'service', 'parts', 'service_and_parts', 'all'] as const;

/** Which locations a block of locations shows (H5, G2). */
export interface LocationBlock {
  show: (typeof SHOWN_LOCATIONS)[number] | { location: string };
  manufacturer: string | null;
  subtype: string | null;
  include: readonly string[];
  exclude: readonly string[];
}

/** Locations that sell used vehicles count as sales: a block has no separate word for them. */
const TYPES: Readonly<Record<Exclude<(typeof SHOWN_LOCATIONS)[number], 'primary' | 'all'>, readonly LocationType[]>> = {
  sales: SELLING,
  service: ['service'],
  parts: ['parts'],
  service_and_parts: ['service', 'parts'],
};

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The locations of a block, in the order given: those of its type, manufacturer and subtype (a match within the
 * location's subtype is enough), and of the locations that it includes, if any; minus those it excludes. Where
 * `show` names a single location, only that one is shown, whatever the other conditions.
 */
export function filterByBlock(locations: readonly Location[], block: LocationBlock): Location[] {
  const { show, manufacturer, subtype, include, exclude } = block;
  if (typeof show === 'object') return locations.filter(({ slug }) => slug === show.location);
  const main = findMainLocation(locations);
  return locations.filter(
    (location) =>
      (show === 'primary' ? location === main : isOfKind(location, show)) &&
      (manufacturer === null || location.manufacturers.some((one) => isSame(one, manufacturer))) &&
      (subtype === null || (location.location_subtype ?? '').toLowerCase().includes(subtype.trim().toLowerCase())) &&
      (include.length === 0 || include.includes(location.slug)) &&
      !exclude.includes(location.slug),
  );
}

function isOfKind(location: Location, kind: Exclude<LocationBlock['show'], object | 'primary'>): boolean {
  return kind === 'all' || TYPES[kind].includes(getLocationType(location));
}
