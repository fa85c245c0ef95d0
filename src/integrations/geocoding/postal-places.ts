import type { Coordinates } from '../../domain/geography/distance.ts';
import type { PlaceStore } from './contract.ts';
import type { PostalPlace } from './geonames.ts';
import { loadShippedTable } from './postal-table.ts';

/** The places that have a postcode (H10): from the table that the operator loaded, else from the shipped one. */
export async function loadPlacesOfPostcode(store: PlaceStore, postcode: string): Promise<readonly PostalPlace[]> {
  const loaded = await store.ofPostcode(postcode);
  return loaded.length > 0 ? loaded : (await loadShippedTable()).ofPostcode(postcode);
}

/**
 * The places of a name, in any spelling, in all states and postcodes (H1): from the loaded table, else the shipped one.
 */
export async function loadPlacesNamed(store: PlaceStore, name: string): Promise<readonly PostalPlace[]> {
  if (name === '') return [];
  const loaded = await store.named(name);
  return loaded.length > 0 ? loaded : (await loadShippedTable()).named(name);
}

/** The mean of the places' coordinates; undefined for none. */
export function findCentre(places: readonly Coordinates[]): Coordinates | undefined {
  if (places.length === 0) return undefined;
  const mean = (of: (place: Coordinates) => number) =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return { lat: mean(({ lat }) => lat), long: mean(({ long }) => long) };
}
