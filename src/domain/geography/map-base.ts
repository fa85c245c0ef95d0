/** The map of Australia as its file has it (`npm run map-base`): coast and borders once each, in whole numbers. */
export interface PackedBase {
  /** The lines, each as the steps from point to point: east and north, in thousandths of a degree. */
  arcs: number[][];
  /** How many lines are coast, the first ones, and how many of those after them are borders between states. */
  coasts: number;
  borders: number;
  /** Each state's rings as numbers of lines in a row; `~n` is line n backwards. */
  land: number[][][];
  /** Outlines of the land around Australia, each as an arc. */
  neighbours: number[][];
  /** Name, longitude and latitude in thousandths of a degree, the zoom from which it is shown. */
  towns: MapName[];
  /** The same for the states; their zoom is that up to which they are shown. */
  states: MapName[];
}

type MapName = (string | number)[];
type Point = [long: number, lat: number];

const UNITS = 1000;

/** The numbers of a line: see `PackedBase.arcs`. */
export function packLine(line: readonly (readonly [number, number])[]): number[] {
  const whole = line.map(([long, lat]) => [Math.round(long * UNITS), Math.round(lat * UNITS)] as const);
  return whole.flatMap(([x, y], at) => {
    const [fromX, fromY] = whole[at - 1] ?? [0, 0];
    return [x - fromX, y - fromY];
  });
}

function unpackLine(steps: readonly number[]): Point[] {
  const line: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    line.push([x / UNITS, y / UNITS]);
  }
  return line;
}

/** GeoJSON of the map's parts: the land of each state and of neighbours, coast and borders as lines, names of states and towns. */
export function unpackBase({ arcs, coasts, borders, land, neighbours, towns, states }: PackedBase) {
  const lines = arcs.map(unpackLine);
  return {
    land: collect(land.map((rings) => ({ type: 'MultiPolygon' as const, coordinates: ringsOf(rings, lines) }))),
    neighbours: collect(neighbours.map((ring) => ({ type: 'Polygon' as const, coordinates: [unpackLine(ring)] }))),
    coast: collect([{ type: 'MultiLineString' as const, coordinates: lines.slice(0, coasts) }]),
    borders: collect([{ type: 'MultiLineString' as const, coordinates: lines.slice(coasts, coasts + borders) }]),
    towns: named(towns),
    states: named(states),
  };
}

/** The polygons of a state: one for each ring, as the mainland and islands. */
function ringsOf(rings: readonly number[][], lines: readonly Point[][]): Point[][][] {
  return rings.map((arcs) => [
    arcs.flatMap((arc, at) => {
      const line = arc < 0 ? (lines[~arc] ?? []).toReversed() : (lines[arc] ?? []);
      return at === 0 ? line : line.slice(1);
    }),
  ]);
}

const collect = <Geometry>(geometries: Geometry[]) => ({
  type: 'FeatureCollection' as const,
  features: geometries.map((geometry) => ({ type: 'Feature' as const, properties: {}, geometry })),
});

const named = (rows: readonly MapName[]) => ({
  type: 'FeatureCollection' as const,
  features: rows.map(([name, long, lat, zoom], rank) => ({
    type: 'Feature' as const,
    properties: { name: String(name), zoom: Number(zoom), rank },
    geometry: { type: 'Point' as const, coordinates: [Number(long) / UNITS, Number(lat) / UNITS] },
  })),
});
