import { type Field, type Point2, type Point3, polygon } from '../../geometry/fields.ts';
import { circlePath, clippedPath, outlinePath, type RidgeOptions, ridge, type Skin } from '../../geometry/ridges.ts';
import type { CarContext } from '../car-body/parameters.ts';
import { boundsOf } from './grille-patterns.ts';
import { type FrontAndRear, headlampsOf, LAMP_DEPTH, lampExtent, type Outline } from './outlines.ts';

const STEP = 0.012;

/** Draws paths on a skin, both halves. */
function addPaths(
  { model }: CarContext,
  material: string,
  paths: readonly Outline[],
  skin: Skin,
  options: RidgeOptions,
): void {
  for (const path of paths) model.add(material, ridge(path, skin, options), { mirrored: true });
}

/** Adds the clear cover of a lamp: the body's own skin within the outline. */
function addLens(context: CarContext, material: string, outline: Outline, extent: Field, between: Point2): void {
  const { model, skin } = context;
  const { yFrom, yTo, zFrom, zTo } = boundsOf(outline);
  const margin = 0.045;
  const low: Point3 = [between[0], yFrom - margin, zFrom - margin];
  const high: Point3 = [between[1], yTo + margin, zTo + margin];
  const lens = model.surface(material, (x, y, z) => skin(x, y, z) + 0.0015, low, high, 0.013, { safety: 2 });
  lens.remove(material, (x, y, z) => -(extent(x, y, z) + 0.003));
  lens.remove(material, (_x, y) => y);
  model.addParts(lens.triangles, { mirrored: true });
}

/** Covers the edge between paint and lamp with a thin black seal. */
function addSeal(context: CarContext, outline: Outline, rounding: number, skin: Skin, facing: -1 | 1): void {
  const runs = clippedPath(outlinePath(outline, rounding - 0.001), (y) => -y - 1e-6, STEP);
  addPaths(context, 'seal', runs, skin, {
    facing,
    halfWidth: 0.0042,
    rise: 0.0012,
    depth: 0.02,
    chamfer: 0.002,
  });
}

/** Half a ball of glass on the skin. */
function ball(y: number, z: number, radius: number, rise: number, skin: Skin, facing: 1 | -1): number[] {
  const base = skin(y, z);
  if (base === undefined) return [];
  const out: number[] = [];
  const rings = 6;
  const around = 24;
  const place = (ring: number, k: number): number[] => {
    const tilt = (ring / rings) * (Math.PI / 2);
    const angle = (k / around) * 2 * Math.PI;
    const n = [facing * Math.cos(tilt), Math.sin(tilt) * Math.cos(angle), Math.sin(tilt) * Math.sin(angle)];
    return [base + facing * rise + n[0]! * radius * 0.55, y + n[1]! * radius, z + n[2]! * radius, ...n];
  };
  for (let ring = 0; ring < rings; ring++)
    for (let k = 0; k < around; k++) {
      const [a, b, c, d] = [place(ring, k), place(ring + 1, k), place(ring + 1, k + 1), place(ring, k + 1)];
      const order = facing > 0 ? [a, b, c, a, c, d] : [a, c, b, a, d, c];
      for (const vertex of order) out.push(...vertex!);
    }
  return out;
}

function addProjectors(context: CarContext, o: FrontAndRear, skin: Skin): void {
  for (const [y, z, radius] of o.projectors ?? []) {
    const ring = circlePath(y, z, radius - 0.004);
    const options = { facing: -1, halfWidth: 0.005, rise: -0.012, depth: 0.05, chamfer: 0.005 } as const;
    const flat: Skin = () => skin(y, z);
    addPaths(context, 'chrome', [ring], flat, options);
    context.model.add('lampdark', ball(y, z, radius - 0.007, -0.03, flat, -1), { mirrored: true });
    context.model.add('led', ball(y, z, radius * 0.42, -0.018, flat, -1), { mirrored: true });
  }
}

function addLightBlocks(context: CarContext, o: FrontAndRear, skin: Skin): void {
  for (const [y, z, halfWidth, halfHeight] of o.lightBlocks ?? []) {
    const bar: Outline = [
      [y - halfWidth, z],
      [y + halfWidth, z],
    ];
    const options = { facing: -1, rise: -0.016, depth: 0.04, chamfer: 0.003 } as const;
    addPaths(context, 'chrome', [bar], skin, { ...options, halfWidth: halfHeight + 0.003 });
    const core: Outline = [
      [y - halfWidth + 0.004, z],
      [y + halfWidth - 0.004, z],
    ];
    addPaths(context, 'led', [core], skin, { ...options, rise: -0.013, halfWidth: halfHeight - 0.003 });
  }
}

/** Cuts the headlamps out of the paint and fills them: dark bowl, projectors, blocks, running light, clear cover. */
export function addHeadlamps(context: CarContext, o: FrontAndRear, skin: Skin): void {
  const { surface } = context;
  const depth = o.frontDepth ?? 0.62;
  const rounding = o.headlampRounding ?? 0.012;
  for (const outline of headlampsOf(o)) {
    const lamp = lampExtent(outline, rounding, depth, -1);
    surface.cut('paint', 'lamp', lamp);
    surface.cut('lamp', 'seal', (x, y, z) => -(lamp(x, y, z) + 0.006));
    addLens(context, 'lens', outline, lamp, [-0.1, depth + 0.1]);
    addSeal(context, outline, rounding, skin, -1);
    if (o.daytimeRunningLight) {
      const light = polygon(o.daytimeRunningLight, 0.006);
      surface.cut('lamp', 'drl', (x, y, z) => Math.max(light(y, z), lamp(x, y, z) + 0.008));
    }
  }
  addProjectors(context, o, skin);
  addLightBlocks(context, o, skin);
  const lines = (o.daytimeRunningLines ?? []).flatMap((path) => clippedPath(path, (y) => -y - 1e-6, STEP));
  const halfWidth = o.lightHalfWidth ?? 0.006;
  addPaths(context, 'drl', lines, skin, {
    facing: -1,
    halfWidth,
    rise: -0.005,
    depth: LAMP_DEPTH,
    chamfer: 0.003,
  });
}

/** Cuts the tail lamps out of the paint and fills them: dark bowl, glowing lines and rings, red cover. */
export function addTailLamps(context: CarContext, o: FrontAndRear, skin: Skin): void {
  if (!o.tailLamp) return;
  const { surface, parameters: p } = context;
  const depth = o.rearDepth ?? 0.45;
  const rounding = o.tailLampRounding ?? 0.012;
  const end = p.length - depth;
  const lamp = lampExtent(o.tailLamp, rounding, end, 1);
  surface.cut('paint', 'tail', lamp);
  surface.cut('tail', 'seal', (x, y, z) => -(lamp(x, y, z) + 0.006));
  if (o.tailLampLight) {
    const light = polygon(o.tailLampLight, 0.006);
    surface.cut('tail', 'tailled', (x, y, z) => Math.max(light(y, z), lamp(x, y, z) + 0.008));
  }
  addLens(context, 'lensred', o.tailLamp, lamp, [end - 0.1, p.length + 0.1]);
  addSeal(context, o.tailLamp, rounding, skin, 1);
  const halfWidth = o.tailLightHalfWidth ?? 0.007;
  const options = { facing: 1, halfWidth, rise: -0.004, depth: 0.03, chamfer: 0.003 } as const;
  const lines = (o.tailLampLines ?? []).flatMap((path) => clippedPath(path, (y) => -y - 1e-6, STEP));
  const rings = (o.tailLampRings ?? []).map(([y, z, radius]) => circlePath(y, z, radius));
  addPaths(context, 'tailled', [...lines, ...rings], skin, options);
}
