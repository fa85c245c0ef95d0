import { computeDistanceKm } from '../../../src/domain/geography/distance.ts';
import { foldSuburb } from '../../../src/domain/geography/suburb-words.ts';
import type { PostalPlace } from '../../../src/integrations/geocoding/geonames.ts';
import type { TownSource } from './sources.ts';

/** A town with its name on the map. */
export interface MapTown {
  name: string;
  lat: number;
  long: number;
  /** The zoom from which it is shown. */
  zoom: number;
}

/** From which zoom a town of at least so many people is shown. */
const ZOOMS: readonly (readonly [people: number, zoom: number])[] = [
  [1_000_000, 2],
  [100_000, 3.5],
  [40_000, 4.5],
  [20_000, 5.5],
  [10_000, 6],
  [5_000, 6.75],
  [2_500, 7.5],
  [0, 8.25],
];

/** Capitals with fewer people than other towns that are shown as early. */
const CAPITALS = ['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Canberra', 'Hobart', 'Darwin'];

/** A suburb is not as important as a town with as many people: it is shown with the city's other suburbs. */
const SUBURB_ZOOM = 8.25;
const TIMES_AS_LARGE = 4;
const MILLION_CITY_KM = 55;
const CITY_KM = 25;

/** Nearer to each other, names would hide each other even at the closest zoom. */
const APART_KM = 5;

/** Cities that the source has not, or that have no postcode of their own. */
const CITIES = [
  { name: 'Gold Coast', people: 640_000, lat: -28.017, long: 153.4 },
  { name: 'Sunshine Coast', people: 350_000, lat: -26.65, long: 153.067 },
  { name: 'Albury', people: 56_000, lat: -36.081, long: 146.916 },
];

/** Towns that the source has too small, for their suburbs have people of their own there (census of 2021, rounded). */
const PEOPLE: Readonly<Record<string, number>> = {
  'Wagga Wagga': 57_000,
  Nowra: 38_000,
  Kalgoorlie: 29_000,
  Lismore: 28_000,
  Whyalla: 21_000,
  Broome: 15_000,
  Karratha: 17_000,
  Katherine: 6_000,
};

/** The same place in the table of postcodes is no further away. */
const SAME_KM = 20;

/**
 * The towns that the map names, the most important first: those that the table of postcodes has too, at its
 * coordinates, so that what a shopper can search for is where the map says.
 */
export function chooseTowns(sources: readonly TownSource[], places: readonly PostalPlace[]): MapTown[] {
  const named = Map.groupBy(places, ({ name }) => foldSuburb(name));
  const chosen: Ranked[] = CITIES.map((city) => ({ ...city, zoom: zoomOf(city.name, city.people, false) }));
  const ranked = sources.map((one) => ({ ...one, people: Math.max(one.population, PEOPLE[one.name] ?? 0) }));
  for (const { name, people, lat, long } of ranked.toSorted((a, b) => b.people - a.people)) {
    const place = (named.get(foldSuburb(name)) ?? [])
      .map((one) => ({ ...one, km: computeDistanceKm(one, { lat, long }) }))
      .filter(({ km }) => km <= SAME_KM)
      .toSorted((a, b) => a.km - b.km)[0];
    if (!place || chosen.some((other) => computeDistanceKm(other, place) < APART_KM)) continue;
    const isSuburb = chosen.some((other) => isSuburbOf({ ...place, people }, other));
    chosen.push({ name: place.name, lat: place.lat, long: place.long, people, zoom: zoomOf(name, people, isSuburb) });
  }
  return chosen.map(({ people, ...town }) => town).toSorted((a, b) => a.zoom - b.zoom);
}

type Ranked = MapTown & { people: number };

function isSuburbOf(place: Omit<Ranked, 'name' | 'zoom'>, city: Ranked): boolean {
  if (city.people < TIMES_AS_LARGE * place.people) return false;
  return computeDistanceKm(city, place) < (city.people >= 1_000_000 ? MILLION_CITY_KM : CITY_KM);
}

function zoomOf(name: string, people: number, isSuburb: boolean): number {
  if (CAPITALS.includes(name) && !isSuburb) return ZOOMS[0]?.[1] ?? 0;
  const zoom = ZOOMS.find(([least]) => people >= least)?.[1] ?? SUBURB_ZOOM;
  return isSuburb ? Math.max(zoom, SUBURB_ZOOM) : zoom;
}
