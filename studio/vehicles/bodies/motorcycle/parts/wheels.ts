import type { Point2, Point3 } from '../../../../geometry/fields.ts';
import { plainBox, revolve } from '../../../../geometry/lathe.ts';
import type { Model } from '../../../../geometry/model.ts';
import { tube } from '../../../../geometry/solids.ts';

/** A motorcycle's wheel in metres; the axle is the y axis. */
export type BikeWheel = {
  radius: number;
  rimRadius: number;
  width: number;
  spokes: 'cast' | 'wire';
  /** Number of cast spokes (pairs), or of wires. */
  count: number;
  rimMaterial?: string;
  tread?: 'road' | 'knobbly';
  discRadius: number;
  /** Sides that carry a brake disc: 1 is y > 0. */
  discs: readonly (1 | -1)[];
};

const SEGMENTS = 112;

function tyreProfile({ radius, rimRadius, width }: BikeWheel): Point2[] {
  const half = width / 2;
  const height = radius - rimRadius;
  const middle = radius - height * 0.52;
  const outline: Point2[] = [];
  for (let i = 0; i <= 28; i++) {
    const angle = -2.7 + (i / 28) * 5.4;
    const out = Math.cos(angle) >= 0 ? radius - middle : middle - rimRadius;
    outline.push([middle + out * Math.cos(angle), half * Math.sin(angle) * (Math.cos(angle) < -0.3 ? 0.86 : 1)]);
  }
  return outline;
}

function addTread(model: Model, { radius, width, tread }: BikeWheel, at: Point3): void {
  const knobbly = tread === 'knobbly';
  const count = knobbly ? 34 : 30;
  const rows: readonly Point2[] = knobbly
    ? [
        [0, 0.5],
        [width * 0.27, 0],
        [-width * 0.27, 0],
      ]
    : [];
  for (const [y, shift] of rows) {
    const drop = radius - 0.004 - (y / width) ** 2 * 0.12;
    const block = plainBox([drop, y, 0], [0.009, width * 0.11, 0.017]);
    for (let i = 0; i < count; i++) model.add('tyre', block, { leanY: ((i + shift) / count) * 2 * Math.PI, at });
  }
}

function addRim(model: Model, wheel: BikeWheel, at: Point3): void {
  const { rimRadius: rim, width, rimMaterial = 'rimdark' } = wheel;
  const half = width * 0.38;
  const profile: Point2[] = [
    [rim + 0.012, half - 0.004],
    [rim + 0.012, half],
    [rim - 0.004, half],
    [rim - 0.014, half - 0.006],
    [rim - 0.024, half * 0.4],
    [rim - 0.026, 0],
    [rim - 0.024, -half * 0.4],
    [rim - 0.014, -half + 0.006],
    [rim - 0.004, -half],
    [rim + 0.012, -half],
    [rim + 0.012, -half + 0.004],
  ];
  model.add(rimMaterial, revolve(profile, SEGMENTS), { at });
  const hub: Point2[] = [
    [0.012, -0.062],
    [0.032, -0.062],
    [0.036, -0.054],
    [0.03, -0.03],
    [0.03, 0.03],
    [0.036, 0.054],
    [0.032, 0.062],
    [0.012, 0.062],
  ];
  model.add(wheel.spokes === 'wire' ? 'metal' : rimMaterial, revolve(hub, 40), { at });
}

/** Wires that cross on their way from the hub's flanges to the rim. */
function addWires(model: Model, { rimRadius, count }: BikeWheel, at: Point3): void {
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI;
    const side = i % 2 === 0 ? 1 : -1;
    const start = angle + (i % 4 < 2 ? 0.55 : -0.55);
    const from: Point3 = [0.034 * Math.cos(start), side * 0.045, 0.034 * Math.sin(start)];
    const to: Point3 = [(rimRadius - 0.02) * Math.cos(angle), side * 0.008, (rimRadius - 0.02) * Math.sin(angle)];
    model.add('metal', tube([from, to], 0.0024, { sides: 6 }), { at });
  }
}

/** Cast spokes in pairs that open towards the rim like a Y. */
function addCastSpokes(model: Model, { rimRadius, count, rimMaterial = 'rimdark' }: BikeWheel, at: Point3): void {
  const point = (r: number, angle: number): Point3 => [r * Math.cos(angle), 0, r * Math.sin(angle)];
  const end = rimRadius - 0.014;
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.25) / count) * 2 * Math.PI;
    const fork = point(rimRadius * 0.48, angle + 0.05);
    model.add(
      rimMaterial,
      tube([point(0.02, angle), fork], (t) => 0.019 - 0.003 * t, { sides: 12 }),
      { at },
    );
    for (const spread of [-0.2, 0.24])
      model.add(
        rimMaterial,
        tube([fork, point(end, angle + 0.05 + spread)], (t) => 0.0125 - 0.001 * t),
        { at },
      );
  }
}

/** A drilled disc: two ribbed rings with a carrier of six arms. */
function addDisc(model: Model, radius: number, y: number, [ax, ay, az]: Point3): void {
  const at: Point3 = [ax, ay + y, az];
  const inner = radius * 0.74;
  const ring: Point2[] = [
    [inner, -0.0025],
    [radius, -0.0025],
    [radius, 0.0025],
    [inner, 0.0025],
    [inner, -0.0025],
  ];
  model.add('disc', revolve(ring.toReversed(), 72), { at });
  model.add('disc', revolve(ring, 72), { at });
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * 2 * Math.PI;
    const from: Point3 = [0.03 * Math.cos(angle), 0, 0.03 * Math.sin(angle)];
    const to: Point3 = [inner * Math.cos(angle + 0.35), 0, inner * Math.sin(angle + 0.35)];
    model.add('rimdark', tube([from, to], 0.007, { sides: 6 }), { at });
  }
  for (let i = 0; i < 30; i++) {
    const angle = (i / 30) * 2 * Math.PI;
    const r = inner + (radius - inner) * (0.3 + 0.4 * ((i % 3) / 2));
    const [x, z] = [r * Math.cos(angle), r * Math.sin(angle)];
    model.add(
      'black',
      tube(
        [
          [x, -0.0032, z],
          [x, 0.0032, z],
        ],
        0.0035,
        { sides: 6 },
      ),
      { at },
    );
  }
}

/** Adds a wheel whose axle goes through `at`: tyre, rim, spokes, hub, brake discs. */
export function addBikeWheel(model: Model, wheel: BikeWheel, at: Point3): void {
  model.add('tyre', revolve(tyreProfile(wheel), SEGMENTS), { at });
  addTread(model, wheel, at);
  addRim(model, wheel, at);
  if (wheel.spokes === 'wire') addWires(model, wheel, at);
  else addCastSpokes(model, wheel, at);
  for (const side of wheel.discs) addDisc(model, wheel.discRadius, side * 0.072, at);
}
