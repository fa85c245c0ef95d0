import { areaOf, simplify } from './simplify.ts';
import type { Point, StateSource } from './sources.ts';

export interface Topology {
  /** Each once, in the order of `KINDS`. */
  arcs: { line: Point[]; kind: ArcKind }[];
  /** The rings of each state as numbers of arcs in a row; `~n` is arc n backwards. */
  rings: { state: string; arcs: number[] }[];
}

/** Of the coast, between two states, or within one (the source draws the territory at Jervis Bay by itself). */
export type ArcKind = (typeof KINDS)[number];
const KINDS = ['coast', 'border', 'inner'] as const;

export interface Detail {
  /** How far a line may be from the source's, in degrees. */
  tolerance: number;
  /** Islands smaller than this are left out. */
  leastSquareKm: number;
}

const keyOf = ([long, lat]: Point): string => `${long} ${lat}`;
const segmentKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/**
 * The states as lines that neighbours share: simplified once for both sides, so that no gap opens between them, and
 * drawn as a border once. Holes are left out: there are none but for the Capital Territory's, which lies over it.
 */
export function buildTopology(sources: readonly StateSource[], { tolerance, leastSquareKm }: Detail): Topology {
  const rings = sources.flatMap(({ state, polygons }) =>
    polygons
      .flatMap(([outline]) => (outline ? [outline] : []))
      .filter((outline) => areaOf(outline) >= leastSquareKm)
      .map((outline) => ({ state, points: outline })),
  );
  const owners = findOwners(sources);
  const found = new Map<string, Topology['arcs'][number]>();
  const made = rings.map(({ state, points }) => ({ state, lines: cut(points, owners) }));
  for (const { lines } of made)
    for (const line of lines) {
      const own = directionOf(line);
      if (!found.has(own.key)) found.set(own.key, { line: simplify(own.line, tolerance), kind: kindOf(line, owners) });
    }
  const rankOf = ({ kind }: Topology['arcs'][number]) => KINDS.indexOf(kind);
  const ranked = [...found].toSorted(([, a], [, b]) => rankOf(a) - rankOf(b));
  const numbers = new Map(ranked.map(([key], index) => [key, index]));
  return {
    arcs: ranked.map(([, arc]) => arc),
    rings: made.map(({ state, lines }) => ({
      state,
      arcs: lines.map((line) => {
        const { key, isReversed } = directionOf(line);
        const index = numbers.get(key) ?? 0;
        return isReversed ? ~index : index;
      }),
    })),
  };
}

/** Whose a segment is: one source's at the coast, two sources' where they meet. */
type Owners = ReadonlyMap<string, readonly { at: number; state: string }[]>;

function findOwners(sources: readonly StateSource[]): Owners {
  const owners = new Map<string, { at: number; state: string }[]>();
  for (const [at, { state, polygons }] of sources.entries())
    for (const ring of polygons.flat())
      for (const [index, point] of ring.slice(1).entries()) {
        const key = segmentKey(keyOf(ring[index] ?? point), keyOf(point));
        owners.set(key, [...(owners.get(key) ?? []), { at, state }]);
      }
  return owners;
}

const ownersOf = (a: Point | undefined, b: Point | undefined, owners: Owners) =>
  (a && b && owners.get(segmentKey(keyOf(a), keyOf(b)))) ?? [];

function kindOf([a, b]: readonly Point[], owners: Owners): ArcKind {
  const [one, other] = ownersOf(a, b, owners);
  if (!other) return 'coast';
  return one?.state === other.state ? 'inner' : 'border';
}

/** A ring cut wherever another state, or the sea, begins on its other side. */
function cut(ring: readonly Point[], owners: Owners): Point[][] {
  const sideAt = (at: number) =>
    ownersOf(ring[at], ring[at + 1], owners)
      .map((owner) => owner.at)
      .join(' ');
  const count = ring.length - 1;
  const segments = Array.from({ length: count }, (_, at) => at);
  const start = segments.find((at) => sideAt(at) !== sideAt((at + count - 1) % count)) ?? 0;
  const lines: Point[][] = [];
  for (const step of segments) {
    const at = (start + step) % count;
    const [a, b] = [ring[at], ring[at + 1]];
    if (!a || !b) continue;
    const goesOn = step > 0 && sideAt(at) === sideAt((at + count - 1) % count);
    if (goesOn) lines.at(-1)?.push(b);
    else lines.push([a, b]);
  }
  return lines;
}

/** The same line has the same key whichever way it is walked. */
function directionOf(line: readonly Point[]): { key: string; line: readonly Point[]; isReversed: boolean } {
  const [forwards, backwards] = [line, line.toReversed()].map((points) => points.map(keyOf).join(','));
  if (forwards === undefined || backwards === undefined || forwards <= backwards)
    return { key: forwards ?? '', line, isReversed: false };
  return { key: backwards, line: line.toReversed(), isReversed: true };
}
