import { type Field, type PlaneField, type Point2, type Point3, polygon, smoothMax } from '../../geometry/fields.ts';
import type { CarBodyParameters, CarContext, Points, Recess } from '../car-body/parameters.ts';
import { addBadge, type BadgeStyle } from './badges.ts';

/** What a nose is made of: the model, the left half's surface, and how the nose stands. */
export type Nose = Pick<CarContext, 'model' | 'surface' | 'noseAt'> & {
  parameters: Pick<CarBodyParameters, 'halfWidth' | 'noseSweep' | 'noseSweepPower'>;
};

/** Between which places, across (y) and up (z), a detail on the nose lies. */
export type NoseFrame = { to: number; bottom: number; top: number };

const inFrame = ({ to, bottom, top }: NoseFrame): [Point3, Point3] => [
  [-0.15, -0.02, bottom - 0.04],
  [0.42, to + 0.04, top + 0.04],
];

/** Distance ahead of the nose as it was before anything was pressed into it. */
function noseDistance({ noseAt, parameters: p }: Nose): Field {
  const { noseSweep = 0.34, noseSweepPower = 3, halfWidth } = p;
  return (x, signedY, z) => {
    const y = Math.abs(signedY);
    const slope = ((noseSweep * noseSweepPower) / halfWidth) * (y / halfWidth) ** (noseSweepPower - 1);
    return (noseAt(y, z) - x) / Math.sqrt(1 + slope * slope);
  };
}

/** Presses outlines into the nose, each as deep as said, as far back as said (0.75). */
export function noseRecesses(
  outlines: readonly (readonly [outline: PlaneField, depth: number, until?: number])[],
): Recess[] {
  return outlines.map(([outline, depth, until = 0.75]) => ({
    field: (_x, y, z) => outline(y, z),
    depth,
    between: [-0.15, until],
  }));
}

/** Lays a round moulding along an outline on the nose, its middle `proud` metres ahead of the surface. */
export function addMoulding(
  context: Nose,
  material: string,
  outline: PlaneField,
  size: { radius: number; proud: number },
  frame: NoseFrame,
): void {
  const ahead = noseDistance(context);
  const field: Field = (x, y, z) => Math.hypot(outline(Math.abs(y), z), ahead(x, y, z) - size.proud) - size.radius;
  context.model.addField(material, field, ...inFrame(frame), 0.006, { mirrored: true });
}

/** Lays a bar on the nose: `line` is 0 along its middle, it is `halfHeight` plus `radius` high, within `inside`. */
export function addBar(
  context: Nose,
  material: string,
  line: PlaneField,
  size: { halfHeight: number; radius: number; proud: number; cell?: number },
  inside: PlaneField,
  frame: NoseFrame,
): void {
  const ahead = noseDistance(context);
  const field: Field = (x, y, z) => {
    const off = Math.max(Math.abs(line(Math.abs(y), z)) - size.halfHeight, 0);
    return smoothMax(Math.hypot(off, ahead(x, y, z) - size.proud) - size.radius, inside(Math.abs(y), z), 0.006);
  };
  context.model.addField(material, field, ...inFrame(frame), size.cell ?? 0.006, { mirrored: true });
}

/** Lays level bars of one kind at several heights; they rise towards the sides by `rise` metres a metre. */
export function addLevelBars(
  context: Nose,
  material: string,
  heights: readonly number[],
  size: { halfHeight: number; radius: number; proud: number },
  inside: PlaneField,
  { to, rise = 0 }: { to: number; rise?: number },
): void {
  for (const height of heights) {
    const reach = size.halfHeight + size.radius;
    const frame = { to, bottom: height - reach, top: height + reach + rise * to };
    addBar(context, material, (y, z) => z - height - rise * y, size, inside, frame);
  }
}

/** Adds an invented maker's badge: a lozenge with a bar through it. */
export function addLozenge(context: Nose, height: number, radius: number, proud: number): void {
  const lozenge: PlaneField = (y, z) => (Math.abs(y) * 0.62 + Math.abs(z - height)) * 0.85 - radius;
  const frame = { to: 2 * radius, bottom: height - 1.4 * radius, top: height + 1.4 * radius };
  const everywhere: PlaneField = () => -1;
  addBar(context, 'chrome', lozenge, { halfHeight: 0.004, radius: 0.006, proud, cell: 0.005 }, everywhere, frame);
  addBar(
    context,
    'chrome',
    (_y, z) => z - height,
    { halfHeight: 0.004, radius: 0.005, proud, cell: 0.005 },
    lozenge,
    frame,
  );
  addBar(context, 'lampdark', lozenge, { halfHeight: radius, radius: 0.004, proud: proud - 0.008 }, lozenge, frame);
}

/** Adds one of the invented makers' badges, standing `proud` metres ahead of the nose. */
export function addNoseBadge({ model, noseAt }: Nose, style: BadgeStyle, height: number, proud: number): void {
  addBadge({ model }, noseAt(0, height) - proud, height, style);
}

/** What a headlamp shows behind its glass: round projectors, square blocks, and a line of light. */
export type Lamp = {
  outline: PlaneField;
  /** How far back from the nose it may wrap around. */
  depth?: number;
  projectors?: readonly (readonly [y: number, z: number, radius: number])[];
  blocks?: readonly (readonly [y: number, z: number, halfWidth: number, halfHeight: number])[];
  signature?: Points;
  /** Outline of the amber turn signal. */
  amber?: Points;
};

/** Cuts a headlamp into the nose, crisply: dark bowl, ringed projectors, blocks of light, signature, rim. */
export function cutLamp({ surface }: Nose, lamp: Lamp): void {
  const { outline, depth = 0.7 } = lamp;
  const cut = (from: string, to: string, shape: PlaneField): void =>
    surface.cut(from, to, (x, y, z) => Math.max(shape(y, z), x - depth));
  cut('paint', 'lampdark', outline);
  for (const [py, pz, radius] of lamp.projectors ?? []) {
    const distance: PlaneField = (y, z) => Math.hypot(y - py, z - pz);
    cut('lampdark', 'chrome', (y, z) => distance(y, z) - radius);
    cut('chrome', 'lamp', (y, z) => distance(y, z) - radius + 0.008);
    cut('lamp', 'led', (y, z) => distance(y, z) - radius * 0.36);
    cut('lamp', 'seal', (y, z) => Math.abs(distance(y, z) - radius * 0.64) - 0.003);
  }
  for (const [by, bz, halfWidth, halfHeight] of lamp.blocks ?? []) {
    const block = (grow: number): PlaneField => {
      const [w, h] = [halfWidth + grow, halfHeight + grow];
      return polygon(
        [
          [by - w, bz - h],
          [by + w, bz - h],
          [by + w, bz + h],
          [by - w, bz + h],
        ],
        0.006,
      );
    };
    cut('lampdark', 'chrome', block(0.005));
    cut('chrome', 'led', block(-0.004));
  }
  if (lamp.amber) cut('lampdark', 'amber', polygon(lamp.amber));
  if (lamp.signature) {
    const light = polygon(lamp.signature, 0.003);
    // not on the slope down into the lamp, which would light up as a thick white rim
    cut('lampdark', 'drl', (y, z) => Math.max(light(y, z), outline(y, z) + 0.009));
  }
}

/** Cuts a round fog lamp into a dark recess of the bumper. */
export function cutFogLamp({ surface }: Nose, [y0, z0]: Point2, radius: number): void {
  const ringed =
    (inset: number) =>
    (x: number, y: number, z: number): number =>
      Math.max(Math.hypot(y - y0, z - z0) - radius + inset, x - 0.6);
  surface.cut('grille', 'chrome', ringed(0));
  surface.cut('chrome', 'led', ringed(0.008));
}
