import { type PackedBase, packLine } from '../../../src/domain/geography/map-base.ts';
import { type Box, toOutline } from '../../../src/domain/geography/outline.ts';
import type { PostalPlace } from '../../../src/integrations/geocoding/geonames.ts';
import { type Point, readNeighbours, readStates, readTowns, type StateSource } from './sources.ts';
import { buildTopology, type Topology } from './topology.ts';
import { chooseTowns } from './towns.ts';

export const BASE_PATH = 'src/templates/parts/locations/generated/australia.json';
export const OUTLINES_PATH = 'src/templates/parts/locations/generated/outlines.svg';
export const BOXES_PATH = 'src/kernel/places/map/generated/outline-boxes.json';

/** At the closest zoom of the map, 9.5, 200 metres are two pixels. */
const BASE = { tolerance: 0.002, leastSquareKm: 2 };

/** On a card a state is 150 pixels high: a pixel of Queensland is 0.13 degrees. */
const OUTLINES = { tolerance: 0.06, leastSquareKm: 150 };

/** Where the names of the states stand. */
const STATE_NAMES: readonly (readonly [name: string, long: number, lat: number, zoom: number])[] = [
  ['Western Australia', 121.6, -25.6, 6],
  ['Northern Territory', 133.4, -19.8, 6],
  ['South Australia', 135, -29.6, 6],
  ['Queensland', 144.4, -22.4, 6],
  ['New South Wales', 146.3, -32.2, 6],
  ['Victoria', 144.3, -36.8, 6],
  ['Tasmania', 146.6, -42.1, 6.5],
];

/** What the files of the map should hold now, by their paths. */
export function mapFiles(places: readonly PostalPlace[]): Record<string, string> {
  const states = readStates();
  return {
    [BASE_PATH]: JSON.stringify(packBase(states, places)),
    ...outlineFiles(buildTopology(states, OUTLINES)),
  };
}

function packBase(states: readonly StateSource[], places: readonly PostalPlace[]): PackedBase {
  const { arcs, rings } = buildTopology(states, BASE);
  const count = (kind: Topology['arcs'][number]['kind']) => arcs.filter((arc) => arc.kind === kind).length;
  const whole = (degrees: number) => Math.round(degrees * 1000);
  return {
    arcs: arcs.map(({ line }) => packLine(line)),
    coasts: count('coast'),
    borders: count('border'),
    land: [...Map.groupBy(rings, ({ state }) => state).values()].map((own) => own.map((ring) => ring.arcs)),
    neighbours: readNeighbours().map(packLine),
    states: STATE_NAMES.map(([name, long, lat, zoom]) => [name, whole(long), whole(lat), zoom]),
    towns: chooseTowns(readTowns(), places).map(({ name, long, lat, zoom }) => [name, whole(long), whole(lat), zoom]),
  };
}

/** A drawing in which each state is a path of its name, `AU` all of them; and the box of each, for views of it. */
function outlineFiles({ arcs, rings }: Topology): Record<string, string> {
  const pointsOf = (ring: readonly number[]) =>
    ring.flatMap((at) => {
      const { line = [] } = arcs[at < 0 ? ~at : at] ?? {};
      return at < 0 ? line.toReversed() : line;
    });
  const states = [...Map.groupBy(rings, ({ state }) => state)]
    .map(([state, own]) => ({ state, rings: own.map((ring) => pointsOf(ring.arcs).map(project)) }))
    // The Capital Territory lies on New South Wales.
    .toSorted((a, b) => Number(a.state === 'ACT') - Number(b.state === 'ACT'));
  const paths = states.map(
    ({ state, rings: own }) =>
      `<path id="${state}" vector-effect="non-scaling-stroke" d="${own.map(pathOf).join('')}"/>`,
  );
  const boxes = Object.fromEntries([
    ['AU', boxOf(states.flatMap((state) => state.rings.flat()))],
    ...states.map((state) => [state.state, boxOf(state.rings.flat())]),
  ]);
  const head = '<svg xmlns="http://www.w3.org/2000/svg">\n<title>States of Australia</title>\n';
  return {
    [OUTLINES_PATH]: `${head}<g id="AU">\n${paths.join('\n')}\n</g>\n</svg>\n`,
    [BOXES_PATH]: `${JSON.stringify(boxes)}\n`,
  };
}

const project = ([long, lat]: Point) => toOutline({ lat, long });

function pathOf(points: readonly { x: number; y: number }[]): string {
  const steps = points.flatMap(({ x, y }, at) => {
    const from = points[at - 1];
    if (!from) return [`M${x} ${y}l`];
    const [dx, dy] = [x - from.x, y - from.y];
    return dx === 0 && dy === 0 ? [] : [`${dx} ${dy}`];
  });
  return `${steps[0]}${steps.slice(1).join(' ').replaceAll(' -', '-')}z`;
}

function boxOf(points: readonly { x: number; y: number }[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}
