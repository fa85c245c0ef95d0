import { VERTEX_NUMBERS } from './surface.ts';

/** Says of a vertex (place and normal) whether it may move a little. */
export type MayMove = (x: number, y: number, z: number, nx: number, ny: number, nz: number) => boolean;

/**
 * Draws together the vertices that may move, all of a cell of the given size to the first one met there, and leaves
 * out the triangles that thereby lose their area: for hidden, dull parts that need no fine mesh. Vertices on an open
 * edge stay: another part begins there, and a gap would open between the two.
 */
export function coarsened(triangles: readonly number[], cell: number, mayMove: MayMove): number[] {
  const out: number[] = [];
  const first = new Map<string, number[]>();
  const border = borderOf(triangles);
  const drawnTogether = (corner: number[]): number[] => {
    const [x, y, z, nx, ny, nz] = corner as [number, number, number, number, number, number];
    if (!mayMove(x, y, z, nx, ny, nz) || border.has(placeKey(x, y, z))) return corner;
    const key = `${Math.floor(x / cell)},${Math.floor(y / cell)},${Math.floor(z / cell)}`;
    const met = first.get(key);
    if (!met) first.set(key, corner);
    return met ?? corner;
  };
  for (let t = 0; t < triangles.length; t += 3 * VERTEX_NUMBERS) {
    const [a, b, c] = [0, 1, 2].map((v) =>
      drawnTogether(triangles.slice(t + v * VERTEX_NUMBERS, t + (v + 1) * VERTEX_NUMBERS)),
    ) as [number[], number[], number[]];
    if (isSamePlace(a, b) || isSamePlace(b, c) || isSamePlace(a, c)) continue;
    out.push(...a, ...b, ...c);
  }
  return out;
}

const placeKey = (x: number, y: number, z: number): string =>
  `${Math.round(x * 1e5)},${Math.round(y * 1e5)},${Math.round(z * 1e5)}`;

/** Places of the vertices on edges that belong to one triangle only. */
function borderOf(triangles: readonly number[]): Set<string> {
  const once = new Set<string>();
  for (let t = 0; t < triangles.length; t += 3 * VERTEX_NUMBERS) {
    const places = [0, 1, 2].map((v) => {
      const at = t + v * VERTEX_NUMBERS;
      return placeKey(triangles[at] ?? 0, triangles[at + 1] ?? 0, triangles[at + 2] ?? 0);
    });
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const [one = '', other = ''] = [places[a], places[b]].sort();
      const edge = `${one}|${other}`;
      if (!once.delete(edge)) once.add(edge);
    }
  }
  return new Set([...once].flatMap((edge) => edge.split('|')));
}

function isSamePlace(a: number[], b: number[]): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
}
