import type { OfferedPlaces } from '../../places/offered-places.ts';
import type { FieldProblem, Typed } from '../fields/schema.ts';

/** The field names under which forms send a place, with the values that each may have. */
const NAMING: Readonly<Record<string, { may: (places: OfferedPlaces) => string[]; text: string }>> = {
  dealership_slug: {
    may: ({ dealerships }) => dealerships.map(({ slug }) => slug),
    text: 'Please choose a location from this website.',
  },
  location_id: {
    may: ({ locations }) => locations.map(({ id }) => String(id)),
    text: 'Please choose a location from this website.',
  },
  location: {
    may: ({ locations }) => locations.map(({ slug }) => slug),
    text: 'Please choose a location from this website.',
  },
};

/**
 * Problems with submitted places that the site does not offer: another site's of the group, hidden and unknown ones.
 */
export function findForeignPlaces(typed: Typed, places: OfferedPlaces): FieldProblem[] {
  return Object.entries(NAMING).flatMap(([name, { may, text }]) => {
    const sent = typed[name]?.trim();
    return !sent || may(places).includes(sent) ? [] : [{ name, text }];
  });
}
