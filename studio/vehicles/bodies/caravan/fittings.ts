import { type PlaneField, type Point2, type Point3, roundedRectangle } from '../../../geometry/fields.ts';
import type { Model } from '../../../geometry/model.ts';
import { tube } from '../../../geometry/solids.ts';
import type { Surface } from '../../../geometry/surface.ts';
import { addPlate } from '../../front-and-rear/front-and-rear.ts';
import { box, drum, pipe } from '../../parts/solids.ts';
import { buildWheel, type WheelOptions } from '../../wheels/wheels.ts';
import { addTread } from './checker-plate.ts';
import { addSlimLamp } from './openings.ts';
import { flank } from './wall.ts';

const SIDES = [1, -1] as const;

/** Adds a rolled awning high on the left side, with its two folded arms. */
export function addAwning(
  model: Model,
  o: { from: number; to: number; halfWidth: number; z: number; armTo: number; roll?: string },
): void {
  const y = -o.halfWidth - 0.065;
  model.add(o.roll ?? 'curtain-sand', drum([o.from + 0.05, y, o.z], [o.to - 0.05, y, o.z], 0.052));
  model.add(
    'alloy',
    box([(o.from + o.to) / 2, -o.halfWidth - 0.012, o.z + 0.055], [(o.to - o.from) / 2, 0.018, 0.012], 0.008),
  );
  model.add(
    'alloy',
    box([(o.from + o.to) / 2, y - 0.05, o.z - 0.01], [(o.to - o.from) / 2 - 0.06, 0.012, 0.022], 0.01),
  );
  for (const x of [o.from + 0.02, o.to - 0.02]) {
    model.add('trim', drum([x - 0.035, y, o.z], [x + 0.035, y, o.z], 0.062));
    model.add('alloy', box([x, -o.halfWidth - 0.028, (o.z + o.armTo) / 2], [0.02, 0.014, (o.z - o.armTo) / 2], 0.006));
    model.add(
      'alloy',
      box([x, -o.halfWidth - 0.052, (o.z + o.armTo) / 2 + 0.12], [0.014, 0.012, (o.z - o.armTo) / 2 - 0.16], 0.005),
    );
    model.add('trim', box([x, -o.halfWidth - 0.03, o.armTo], [0.026, 0.026, 0.03], 0.008));
    model.add('trim', box([x, -o.halfWidth - 0.05, (o.z + o.armTo) / 2], [0.024, 0.022, 0.04], 0.008));
  }
}

/** Adds a step pulled out under the door: two treads of checker plate on folding arms. */
export function addStep(model: Model, x: number, halfWidth: number, top: number): void {
  const treads = [
    [-halfWidth - 0.16, top],
    [-halfWidth - 0.4, top - 0.2],
  ] as const;
  for (const [y, z] of treads) {
    model.add('alloy', box([x, y, z], [0.29, 0.12, 0.016], 0.01));
    addTread(model, { at: [x, y, z + 0.016], right: [1, 0, 0], up: [0, 1, 0] }, 'alloy', {
      fromU: -0.27,
      toU: 0.27,
      fromV: -0.11,
      toV: 0.11,
    });
    model.add('trim', box([x, y - 0.118, z], [0.285, 0.008, 0.012], 0.006));
  }
  for (const side of SIDES) {
    const at = x + side * 0.27;
    model.add(
      'trim',
      pipe(
        [
          [at, -halfWidth + 0.1, top + 0.08],
          [at, -halfWidth - 0.24, top - 0.02],
          [at, -halfWidth - 0.44, top - 0.2],
        ],
        0.013,
      ),
    );
    model.add(
      'trim',
      pipe(
        [
          [at, -halfWidth - 0.08, top],
          [at, -halfWidth - 0.3, top - 0.2],
        ],
        0.011,
      ),
    );
  }
}

/** Adds what stands on a roof: air conditioner, hatches, solar panels, an aerial. */
export function addRoofKit(
  model: Model,
  z: number,
  o: { cooler: number; hatches: readonly number[]; panels: readonly number[]; shell?: string },
): void {
  const shell = o.shell ?? 'white';
  model.add(shell, box([o.cooler, 0, z + 0.1], [0.48, 0.34, 0.11], 0.08));
  model.add('black', box([o.cooler + 0.42, 0, z + 0.1], [0.075, 0.26, 0.05], 0.03));
  for (const x of o.hatches) {
    model.add('trim', box([x, 0, z + 0.02], [0.25, 0.25, 0.025], 0.02));
    model.add(shell, box([x, 0, z + 0.055], [0.24, 0.24, 0.03], 0.028));
  }
  for (const x of o.panels)
    for (const side of SIDES) {
      model.add('alloy', box([x, side * 0.62, z + 0.035], [0.5, 0.3, 0.014], 0.004));
      model.add('lampdark', box([x, side * 0.62, z + 0.037], [0.485, 0.285, 0.014], 0.003));
    }
}

/** Adds a flat mesh of wires in a frame of pipe that keeps stones off what is behind; it leans back. */
export function addStoneGuard(
  model: Model,
  o: { x: number; halfWidth: number; bottom: number; top: number; lean: number },
): void {
  const at = (y: number, z: number): Point3 => [
    o.x + ((z - o.bottom) / (o.top - o.bottom)) * o.lean + Math.abs(y) * 0.28,
    y,
    z,
  ];
  const outline: Point3[] = [
    at(-o.halfWidth, o.bottom),
    at(-o.halfWidth, o.top),
    at(0, o.top),
    at(o.halfWidth, o.top),
    at(o.halfWidth, o.bottom),
    at(0, o.bottom),
    at(-o.halfWidth, o.bottom),
  ];
  model.add('trim', pipe(outline, 0.018, 0.07));
  for (const y of [-0.5 * o.halfWidth, 0.5 * o.halfWidth])
    model.add('trim', pipe([at(y, o.bottom), at(y, o.top)], 0.012));
  for (let y = -o.halfWidth + 0.04; y < o.halfWidth; y += 0.04)
    model.add('trim', tube([at(y, o.bottom), at(y, o.top)], 0.004, { sides: 5 }));
  for (let z = o.bottom + 0.04; z < o.top; z += 0.04)
    for (const side of SIDES) model.add('trim', tube([at(0, z), at(side * o.halfWidth, z)], 0.004, { sides: 5 }));
  for (const side of SIDES)
    model.add(
      'trim',
      pipe(
        [at(side * o.halfWidth * 0.7, o.bottom + 0.02), [o.x + 0.28, side * o.halfWidth * 0.55, o.bottom - 0.12]],
        0.016,
      ),
    );
}

/** A wheel arch as a line from its front foot over the wheels to its rear foot. */
export function archLine(first: number, last: number, radius: number, foot: number): Point2[] {
  const quarter = (middle: number, from: number): Point2[] =>
    Array.from({ length: 9 }, (_, i) => {
      const angle = from - (i / 8) * (Math.PI / 2);
      return [middle + radius * Math.cos(angle), foot + radius * Math.sin(angle)] as const;
    });
  return [...quarter(first, Math.PI), ...quarter(last, Math.PI / 2)];
}

/** Adds a plastic flare that follows the arch's line on both sides, with mud flaps behind the wheels. */
export function addArchFlares(model: Model, line: readonly Point2[], halfWidth: number, material = 'trim'): void {
  const shoulders: readonly (readonly [number, number])[] = [
    [0.018, 0.022],
    [0.014, 0.046],
  ];
  for (const side of SIDES) {
    for (const [radius, off] of shoulders)
      model.add(
        material,
        tube(
          line.map(([x, z]): Point3 => [x, side * (halfWidth + off - 0.012), z + 0.022 - off * 0.4]),
          radius * 1.35,
          { sides: 12 },
        ),
      );
    const [x, z] = line[line.length - 1]!;
    model.add('tyre', box([x - 0.01, side * (halfWidth - 0.14), z - 0.16], [0.006, 0.13, 0.2], 0.004));
  }
}

/** Adds the bar behind: bumper with reflectors, number plate with its lamps, and the spare wheel's carrier. */
export function addRearBar(
  model: Model,
  o: { x: number; halfWidth: number; z: number; plate: string; plateY?: number },
): void {
  model.add('black', box([o.x, 0, o.z], [0.05, o.halfWidth - 0.06, 0.055], 0.014));
  for (const side of SIDES) {
    model.add('black', box([o.x - 0.2, side * 0.5, o.z], [0.2, 0.03, 0.05], 0.01));
    model.add('tailled', box([o.x + 0.05, side * (o.halfWidth - 0.2), o.z], [0.005, 0.06, 0.02], 0.004));
    model.add('trim', box([o.x - 0.01, side * (o.halfWidth - 0.05), o.z], [0.065, 0.04, 0.06], 0.02));
  }
  addPlate({ model }, o.x + 0.062, o.z, o.plate);
}

/** An opening for wheels: middles of the first and last, its radius and the height of its feet. */
export type Arch = { first: number; last: number; radius: number; foot: number };

/** The opening seen from the side; negative inside. */
export function archOutline({ first, last, radius, foot }: Arch): PlaneField {
  return (x, z) => roundedRectangle(x - (first + last) / 2, z - foot, (last - first) / 2 + radius, radius, radius);
}

/** Opens both flanks of a painted hull for its wheels. */
export function cutArches(surface: Surface, arch: Arch): void {
  const outline = archOutline(arch);
  surface.remove('paint', (x, y, z) => Math.max(outline(x, z), 0.7 - Math.abs(y)));
}

/** Adds marker lamps along both flanks: a low row of amber ones, and high ones at the nose and at the tail. */
export function addSideLamps(
  model: Model,
  halfWidth: number,
  o: { low: readonly number[]; lowZ: number; nose: number; tail: number; highZ: number },
): void {
  for (const side of SIDES) {
    const wall = flank(side, halfWidth);
    for (const x of o.low) addSlimLamp(model, wall, 'amber', -side * x, o.lowZ, 0.035);
    addSlimLamp(model, wall, 'amber', -side * o.nose, o.highZ, 0.035);
    addSlimLamp(model, wall, 'tailled', -side * o.tail, o.highZ, 0.035);
  }
}

/** Adds a spare wheel whose face looks back, its middle at the given place. */
export function addSpareWheel(model: Model, options: WheelOptions, at: Point3): void {
  const { caliper: _caliper, disc: _disc, ...spare } = buildWheel(options, model.detail);
  for (const [material, triangles] of Object.entries(spare))
    model.add(material, triangles, { turnZ: -Math.PI / 2, at });
}

/** Adds a box for tools and bottles across the drawbar, with a lid and two catches. */
export function addToolbox(
  model: Model,
  at: Point3,
  half: readonly [number, number, number],
  material = 'alloy',
): void {
  const [x, y, z] = at;
  model.add(material, box(at, half, 0.025));
  model.add('seal', box([x, y, z + half[2] * 0.55], [half[0] + 0.001, half[1] + 0.001, 0.006], 0.003));
  addTread(model, { at: [x - half[0], y, z], right: [0, -1, 0], up: [0, 0, 1] }, material, {
    fromU: -half[1] + 0.03,
    toU: half[1] - 0.03,
    fromV: -half[2] + 0.03,
    toV: half[2] * 0.5,
  });
  for (const side of SIDES) {
    model.add(
      'chrome',
      box([x - half[0] - 0.006, y + side * half[1] * 0.55, z + half[2] * 0.5], [0.01, 0.04, 0.025], 0.008),
    );
    addTread(model, { at: [x, y + side * half[1], z], right: [-side, 0, 0], up: [0, 0, 1] }, material, {
      fromU: -half[0] + 0.03,
      toU: half[0] - 0.03,
      fromV: -half[2] + 0.03,
      toV: half[2] * 0.5,
    });
  }
}
