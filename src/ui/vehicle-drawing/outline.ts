/** A corner of an outline: x, y and how far before and after it the line begins to curve (0 leaves it sharp). */
export type Vertex = readonly [x: number, y: number, bend?: number];

type Point = readonly [x: number, y: number];

/** The `d` of a closed SVG path through the corners, each one rounded by its own bend. */
export function buildPath(vertices: readonly Vertex[]): string {
  const steps = vertices.map((vertex, index) => {
    const [x, y, bend = 0] = vertex;
    const before = vertices.at(index - 1);
    const after = vertices[index + 1] ?? vertices[0];
    if (bend === 0 || !before || !after) return `L${formatCoordinate(x)} ${formatCoordinate(y)}`;
    const [inX, inY] = towards(vertex, before, bend);
    const [outX, outY] = towards(vertex, after, bend);
    return (
      `L${formatCoordinate(inX)} ${formatCoordinate(inY)}Q${formatCoordinate(x)} ${formatCoordinate(y)} ` +
      `${formatCoordinate(outX)} ${formatCoordinate(outY)}`
    );
  });
  return `M${steps.join('').slice(1)}Z`;
}

/**
 * A whole outline from its right half, mirrored at the vertical line through `axis`. Corners run from the top centre
 * down.
 */
export function mirrorOutline(half: readonly Vertex[], axis = 300): Vertex[] {
  const left = half.map(([x, y, bend]): Vertex => [2 * axis - x, y, bend]).reverse();
  return [...half, ...left.filter(([x]) => x !== axis)];
}

/** The point at a distance from one corner towards another, at most half-way so that two curves never cross. */
function towards([x, y]: Vertex, [otherX, otherY]: Vertex, distance: number): Point {
  const length = Math.hypot(otherX - x, otherY - y) || 1;
  const share = Math.min(distance / length, 0.5);
  return [x + (otherX - x) * share, y + (otherY - y) * share];
}

/** Rounded to a tenth of a pixel, which is precise enough and keeps the SVG small. */
export function formatCoordinate(value: number): string {
  return String(Math.round(value * 10) / 10);
}
