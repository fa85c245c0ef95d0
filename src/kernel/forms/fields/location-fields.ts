import type { Location, LocationType } from '../../../domain/places/location.ts';
import { filterByTypes } from '../../../domain/places/location-type.ts';
import { loadOfferedPlaces } from '../../places/offered-places.ts';
import type { FormContext, FormRequest } from './row.ts';
import type { Field } from './schema.ts';

/** The locations that a form can be sent to: those of the types that answer it, or all where there are none such. */
export interface FormPlaces {
  options: Location[];
  /** The one whose page the form stands in; undefined for none. */
  own: Location | undefined;
}

/**
 * Looks the locations of the site up for a form: of `types`, where it has such. A location that the page names is the
 * form's own.
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
 * The select of locations (S5): required when shown; no select where there is no choice, or where the site takes none.
 * `elsewhere` says of a location which page of another service takes such forms in place of the site.
 */
export function buildLocationFields(
  { settings }: Pick<FormContext, 'settings'>,
  places: FormPlaces,
  elsewhere: (location: Location) => string | null = () => null,
): Field[] {
  const { options, own } = places;
  if (own || settings.forms.enquiry.locationInput === 'removed' || options.length < 2) return [];
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

/**
 * The one location that a form is for: whose page it stands in or which was chosen, or the only one; undefined for
 * none.
 */
export function findOwnPlace({ own, options }: FormPlaces): Location | undefined {
  return own ?? (options.length === 1 ? options[0] : undefined);
}

/** What goes along unseen where the page is of one location, or where there is only one. */
export function buildOwnLocation(places: FormPlaces): Record<string, string> {
  const place = findOwnPlace(places);
  return place ? { location_id: String(place.id), dealership_slug: place.dealership_slug } : {};
}
