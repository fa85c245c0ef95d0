import { type Coordinates, computeDistanceKm } from '../../domain/geography/distance.ts';
import type { Location } from '../../domain/places/location.ts';
import type { PostalPlace } from '../../integrations/geocoding/geonames.ts';
import { findCentre } from '../../integrations/geocoding/postal-places.ts';
import { sortNearestFirst } from './dealerships.model.ts';
import type { ChoiceModel } from './model.ts';
import type { FromPlace, Origin } from './origin.ts';
import type { PlaceInputs } from './place.model.ts';

/** A suburb, and the words that find it again: "Toowong QLD 4066". */
export interface Suburb extends Coordinates {
  name: string;
}

/** One place of one postcode. */
export const toSuburb = ({ name, state, postcode, lat, long }: PostalPlace): Suburb => ({
  name: `${name} ${state} ${postcode}`,
  lat,
  long,
});

/** Places of one name and state this close to each other are one suburb: its street addresses, its post boxes. */
const ONE_SUBURB_KM = 1;

/**
 * Merges places of one name into suburbs: those of a state that are close to each other are one, in their middle. It is
 * labelled by its state alone where the state has no other, else by its first postcode with streets.
 */
export function mergeSuburbs(places: readonly PostalPlace[]): Suburb[] {
  const groups: [PostalPlace, ...PostalPlace[]][] = [];
  for (const place of places.toSorted(byStreets)) {
    const same = groups.find(
      ([first]) => first.state === place.state && computeDistanceKm(first, place) < ONE_SUBURB_KM,
    );
    if (same) same.push(place);
    else groups.push([place]);
  }
  return groups.map((group) => {
    const [first] = group;
    const isAlone = groups.every((other) => other === group || other[0].state !== first.state);
    const name = isAlone && group.length > 1 ? `${first.name} ${first.state}` : toSuburb(first).name;
    return { name, ...findCentre(group)! };
  });
}

/** Postcodes of streets before those of post boxes and large firms, which begin with 1, 8 or 9. */
function byStreets(a: PostalPlace, b: PostalPlace): number {
  const boxes = ({ postcode }: PostalPlace) => Number(/^[189]/.test(postcode));
  return boxes(a) - boxes(b) || Number(a.postcode) - Number(b.postcode);
}

type Shown = Pick<PlaceInputs, 'postcodePoints'>;

/**
 * The alternatives to what was found: the suburbs of an ambiguous name, or those of a postcode where not all have the
 * same nearest place (H1). Null where there is nothing to choose.
 */
export function findSuburbChoice(
  q: string,
  origin: Origin,
  locations: readonly Location[],
  shown: Shown,
): ChoiceModel | null {
  if (origin.kind === 'problem')
    return origin.namesakes ? choice('Did you mean', [{ name: '' }, ...origin.namesakes], '') : null;
  if (origin.kind !== 'from') return null;
  if (origin.namesakes.length > 1) return choice(`Which ${q}?`, origin.namesakes, origin.name);
  return differ(origin, locations, shown) ? suburbChoice(q, origin) : null;
}

function suburbChoice(q: string, { name, postcode, suburbs }: FromPlace): ChoiceModel {
  const all = { name: postcode ?? q, label: `All of ${postcode}` };
  return choice(`Your suburb in ${postcode}`, [all, ...suburbs], name);
}

/** Whether the suburbs of a postcode have different places nearest. */
function differ({ suburbs }: FromPlace, locations: readonly Location[], { postcodePoints }: Shown): boolean {
  const nearest = suburbs.map(
    (from) => sortNearestFirst(locations, { from, postcode: null, postcodePoints })[0]?.location.id,
  );
  return new Set(nearest).size > 1;
}

function choice(label: string, options: readonly { name: string; label?: string }[], chosen: string): ChoiceModel {
  return {
    label,
    options: options.map((one) => ({
      label: one.label ?? (one.name || 'Choose a suburb'),
      value: one.name,
      isChosen: one.name === chosen,
    })),
  };
}
