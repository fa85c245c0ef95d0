import type { Location, LocationType } from '../../../domain/places/location.ts';
import { filterByTypes } from '../../../domain/places/location-type.ts';
import { loadOfferedPlaces } from '../../places/offered-places.ts';
import { countLocations } from '../../places/places.ts';
import type { FormContext, FormRequest } from './row.ts';
import type { Field } from './schema.ts';

/** The locations that a form can be sent to: those of the types that handle it, or all where there are none of them. */
export interface FormPlaces {
  options: Location[];
  /** The location whose page contains the form; undefined for none. */
  own: Location | undefined;
}

/**
 * Loads the site's locations for a form: those of `types`, where there are any. A location named in the page's address
 * becomes the form's own.
 */
export async function loadFormPlaces(
  { given }: Pick<FormContext, 'given'>,
  { db, settings }: Pick<FormRequest, 'db' | 'settings'>,
  types: readonly LocationType[],
): Promise<FormPlaces> {
  const { locations: all } = await loadOfferedPlaces({ db, settings });
  const wanted = filterByTypes(all, types);
  const own = all.find(({ id, slug }) => String(id) === given.location_id || slug === given.location);
  return { options: wanted.length > 0 ? wanted : all, own };
}

/**
 * The select of locations (S5): required when shown; none where there is no choice, or the site asks for none.
 * Departments of one place are no choice: who it is for follows from what the form is about.
 * `elsewhere` gives the page of another service that takes a location's forms in place of the site.
 */
export function buildLocationFields(
  { settings }: Pick<FormContext, 'settings'>,
  places: FormPlaces,
  elsewhere: (location: Location) => string | null = () => null,
): Field[] {
  const { options, own } = places;
  if (own || settings.forms.enquiry.locationInput === 'removed' || options.length < 2) return [];
  if (countLocations(options) < 2 && options.every((one) => elsewhere(one) === null)) return [];
  return [
    {
      name: 'location_id',
      label: 'Location',
      kind: 'choice',
      required: true,
      options: options.map((one) => {
        const to = elsewhere(one);
        return { value: String(one.id), label: one.name, ...(to !== null && { elsewhere: to }) };
      }),
    },
  ];
}

/** The one location that a form is for: its page's, the chosen one, or the only one; undefined for none. */
export function findOwnPlace({ own, options }: FormPlaces): Location | undefined {
  return own ?? (options.length === 1 ? options[0] : undefined);
}

/** The hidden fields for a page of one location, or a site with only one: of several departments, its dealership. */
export function buildOwnLocation(places: FormPlaces): Record<string, string> {
  const place = findOwnPlace(places);
  if (place) return { location_id: String(place.id), dealership_slug: place.dealership_slug };
  const [first, ...others] = places.options;
  if (!first || countLocations(places.options) > 1) return {};
  const isOneDealership = others.every(({ dealership_slug }) => dealership_slug === first.dealership_slug);
  return isOneDealership ? { dealership_slug: first.dealership_slug } : {};
}
