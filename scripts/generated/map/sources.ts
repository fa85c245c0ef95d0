import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** A point as GeoJSON has it: longitude, latitude. */
export type Point = readonly [long: number, lat: number];

/** A state or territory (or a part of one) as Natural Earth draws it at 1 : 10 million. */
export interface StateSource {
  /** As in addresses: "QLD". */
  state: string;
  /** For each its outline, then its holes; a ring's last point is its first. */
  polygons: Point[][][];
}

/** A populated place of GeoNames. */
export interface TownSource {
  name: string;
  population: number;
  long: number;
  lat: number;
}

/** The files with Australia's part of the data, as `extract-sources.ts` writes them. */
export const SOURCES = {
  states: new URL('natural-earth-states.jsonl.br', import.meta.url),
  neighbours: new URL('natural-earth-neighbours.jsonl.br', import.meta.url),
  towns: new URL('geonames-towns.jsonl.br', import.meta.url),
} as const;

export const readStates = (): StateSource[] => readRows(SOURCES.states);

/** Outlines of land around Australia, with little detail. */
export const readNeighbours = (): Point[][] => readRows(SOURCES.neighbours);

/** The largest first. */
export const readTowns = (): TownSource[] => readRows(SOURCES.towns);

function readRows<Row>(file: URL): Row[] {
  const text = brotliDecompressSync(readFileSync(file)).toString('utf8');
  return text.split('\n').map((line) => JSON.parse(line) as Row);
}
