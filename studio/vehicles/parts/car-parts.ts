import { spline } from '../../geometry/curves.ts';
import { type Point2, polygon, roundedBox, roundedRectangle, smoothMax } from '../../geometry/fields.ts';
import type { CarContext, DrawLine, Points } from '../car-body/parameters.ts';

/** Gives a circle across the car as an outline of 32 corners: middle (y, z) and radius in metres. */
export function circleOutline(y: number, z: number, radius: number): Points {
  return Array.from({ length: 32 }, (_, i) => {
    const angle = (i / 32) * 2 * Math.PI;
    return [y + radius * Math.cos(angle), z + radius * Math.sin(angle)] as const;
  });
}

/** Gives an outline across the nose, as far back as `depth`, another material. */
export function cutNose({ surface }: CarContext, outline: Points, depth: number, material: string): void {
  const field = polygon(outline, 0.01);
  surface.cut('paint', material, (x, y, z) => Math.max(field(y, z), x - depth));
}

/** Puts a bright frame around the side glass, `width` metres wide. */
export function frameSideGlass(context: CarContext, width = 0.01, material = 'chrome'): void {
  const { surface, sideGlass, parameters: p } = context;
  const field = (x: number, y: number, z: number): number => Math.max(sideGlass(x, y, z) - width, 0.3 - y);
  surface.cut('paint', material, field, [0.6, p.length, 0.3, 2, 0.8, 3]);
}

/** Clads sills and wheel arches: arches `archWidth` metres wide, the rest up to a height. */
export function clad({ surface, archDistance }: CarContext, archWidth: number, upTo: number): void {
  surface.cut('paint', 'trim', (x, _y, z) => Math.min(archDistance(x, z) - archWidth, z - upTo));
}

/** Lays a level band along the flank: between two x, at a height, `halfHeight` to either side. */
export function layFlankBand(
  { surface }: CarContext,
  material: string,
  height: number,
  halfHeight: number,
  between: Point2,
): void {
  surface.cut('paint', material, (x, _y, z, _nx, ny) =>
    Math.max(Math.abs(z - height) - halfHeight, 0.5 - ny, between[0] - x, x - between[1]),
  );
}

/** Draws a tailgate's sides at a distance from the middle, and its lower edge. */
export function drawTailgate(draw: DrawLine, aside: number, bottom: number, top = 3): void {
  draw(
    (_x, y) => y - aside,
    (_x, _y, z, nx) => Math.max(0.35 - nx, bottom - z, z - top),
  );
  draw(
    (_x, _y, z) => z - bottom,
    (_x, y, _z, nx) => Math.max(0.3 - nx, y - aside - 0.003),
  );
  if (top < 3)
    draw(
      (_x, _y, z) => z - top,
      (_x, y, _z, nx) => Math.max(0.3 - nx, y - aside - 0.003),
    );
}

/** Draws a flap for fuel or a charging plug on the flank; `rounding` equal to the half size makes it round. */
export function drawFlap(draw: DrawLine, x: number, z: number, halfSize = 0.07, rounding = halfSize): void {
  draw(
    (px, _y, pz) => roundedRectangle(px - x, pz - z, halfSize, halfSize, rounding),
    (_x, _y, _z, _nx, ny) => 0.5 - ny,
  );
}

/** A rail on the roof: its height over x, where it starts and ends, and how far from the middle it lies. */
export type RoofRail = { height: Points; between: Point2; aside: number; radius?: number; material?: string };

/** Adds a rail to either side of the roof. */
export function addRoofRails({ model }: CarContext, rail: RoofRail): void {
  const { between, aside, radius = 0.018, material = 'metal' } = rail;
  const heightAt = spline(rail.height);
  const heights = rail.height.map(([, z]) => z);
  const field = (x: number, y: number, z: number): number => {
    const round = Math.hypot(y - aside, (z - heightAt(x)) * 0.9) - radius;
    return smoothMax(round, Math.max(between[0] - x, x - between[1]), 0.02);
  };
  const low = [between[0] - 0.06, aside - 0.08, Math.min(...heights) - 0.05] as const;
  const high = [between[1] + 0.06, aside + 0.08, Math.max(...heights) + 0.06] as const;
  model.addField(material, field, low, high, 0.01, { mirrored: true });
}

/**
 * A lip over the rear window or at the edge of the boot: x of its middle (and z, when it is not to lie flush), half
 * its size, how steeply it falls to the rear, how its height and its edges fall off to the sides.
 */
export type Spoiler = {
  at: number | Point2;
  halfLength: number;
  halfWidth: number;
  /** What it carries on: the roof, or the deck behind the rear window. */
  on?: 'roof' | 'deck';
  thickness?: number;
  fall?: number;
  crown?: number;
  sweep?: number;
  material?: string;
};

/** Adds a spoiler whose front edge lies flush in the roof or the deck; it thins out towards its rear edge. */
export function addSpoiler({ model, roofAt, deckAt }: CarContext, spoiler: Spoiler): void {
  const { halfLength, halfWidth, thickness = 0.022, fall = 0, crown = 0.05, sweep = 0.1 } = spoiler;
  const [at, givenHeight] = typeof spoiler.at === 'number' ? [spoiler.at] : spoiler.at;
  const frontHeight = (spoiler.on === 'deck' ? deckAt : roofAt)(at - halfLength);
  const height = givenHeight ?? frontHeight - fall * halfLength - 1.3 * thickness - 0.003;
  const field = (x: number, y: number, z: number): number => {
    const along = x - at + sweep * y * y;
    const up = z - height + fall * (x - at) + crown * y * y;
    const half = thickness * (1 - 0.3 * (along / halfLength));
    return roundedBox(along, y, up, halfLength, halfWidth, half, Math.min(half, 0.018));
  };
  const drop = crown * halfWidth * halfWidth + Math.abs(fall) * halfLength + 0.05;
  const low = [at - halfLength - 0.15, -halfWidth - 0.05, height - drop] as const;
  const high = [at + halfLength + 0.05, halfWidth + 0.05, height + drop] as const;
  model.addField(spoiler.material ?? 'paint', field, low, high, 0.01);
}

/** Adds bright exhaust ends, round, on either side: x and z of their middles, distances from the middle. */
export function addExhausts({ model }: CarContext, x: number, z: number, asides: readonly number[]): void {
  for (const aside of asides) {
    const pipe = (px: number, y: number, pz: number): number =>
      smoothMax(Math.abs(Math.hypot(y - aside, pz - z) - 0.042) - 0.006, Math.abs(px - x) - 0.07, 0.006);
    const low = [x - 0.11, aside - 0.07, z - 0.09] as const;
    model.addField('chrome', pipe, low, [x + 0.11, aside + 0.07, z + 0.09], 0.006, { mirrored: true });
  }
}
