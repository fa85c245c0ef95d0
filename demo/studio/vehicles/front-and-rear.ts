import { type Field, type Point2, polygon, roundedBox, smoothMax } from '../geometry/fields.ts';
import type { SurfaceField } from '../geometry/surface.ts';
import type { CarContext } from './car-body-parameters.ts';

type Outline = readonly Point2[];

/** Lamps, grille, plates and badges, drawn as outlines across the car: (y, z) in metres, left half only. */
export type FrontAndRear = {
  /** How far back from the nose (0.62) and forward from the tail (0.45) lamps may wrap around. */
  frontDepth?: number;
  rearDepth?: number;
  headlamp?: Outline;
  headlampRounding?: number;
  /** Round projectors in the headlamp: y, z, radius. */
  projectors?: readonly (readonly [y: number, z: number, radius: number])[];
  daytimeRunningLight?: Outline;
  grille?: Outline;
  grilleRounding?: number;
  /** Material of the grille's frame: chrome without. */
  grilleFrame?: string;
  /** Distance from slat to slat (0.04), and the height at which one begins. */
  slatPitch?: number;
  slatPhase?: number;
  intake?: Outline;
  vent?: Outline;
  tailLamp?: Outline;
  tailLampRounding?: number;
  /** What glows in the tail lamp. */
  tailLampLight?: Outline;
  diffuser?: Outline;
  /** Heights of the number plates' and badges' middles. */
  frontPlate?: number;
  rearPlate?: number;
  frontBadge?: number;
  rearBadge?: number;
};

function cutHeadlamp({ surface }: CarContext, o: FrontAndRear, behindFront: (x: number) => number): void {
  if (!o.headlamp) return;
  const lamp = polygon(o.headlamp, o.headlampRounding ?? 0.012);
  surface.cut('paint', 'lamp', (x, y, z) => Math.max(lamp(y, z), behindFront(x)));
  for (const [py, pz, radius] of o.projectors ?? []) {
    const ring =
      (inset: number): SurfaceField =>
      (x, y, z) =>
        Math.max(Math.hypot(y - py, z - pz) - radius + inset, behindFront(x));
    surface.cut('lamp', 'chrome', ring(0));
    surface.cut('chrome', 'lampdark', ring(0.007));
    surface.cut('lampdark', 'led', ring(0.017));
  }
  if (o.daytimeRunningLight) {
    const light = polygon(o.daytimeRunningLight, 0.006);
    surface.cut('lamp', 'drl', (x, y, z) => Math.max(light(y, z), behindFront(x), lamp(y, z) + 0.008));
  }
  surface.cut('lamp', 'seal', (_x, y, z) => -(lamp(y, z) + 0.005));
}

function cutGrille({ surface }: CarContext, o: FrontAndRear, behindFront: (x: number) => number): void {
  if (o.grille) {
    const grille = polygon(o.grille, o.grilleRounding ?? 0.02);
    surface.cut('paint', 'grille', (x, y, z) => Math.max(grille(y, z), behindFront(x)));
    surface.cut('grille', o.grilleFrame ?? 'chrome', (_x, y, z) => -(grille(y, z) + 0.014));
    const pitch = o.slatPitch ?? 0.04;
    const phase = o.slatPhase ?? 0;
    surface.cut('grille', 'slat', (_x, _y, z) => {
      const place = ((((z - phase) / pitch) % 1) + 1) % 1;
      return (Math.abs(place - 0.5) - 0.17) * pitch;
    });
  }
  const openings = [
    { outline: o.intake, rounding: 0.02, material: 'grille' },
    { outline: o.vent, rounding: 0.015, material: 'black' },
  ];
  for (const { outline, rounding, material } of openings) {
    if (!outline) continue;
    const opening = polygon(outline, rounding);
    surface.cut('paint', material, (x, y, z) => Math.max(opening(y, z), behindFront(x)));
  }
}

function cutTail({ surface, parameters: p }: CarContext, o: FrontAndRear): void {
  const beforeTail = (x: number): number => p.length - (o.rearDepth ?? 0.45) - x;
  if (o.tailLamp) {
    const lamp = polygon(o.tailLamp, o.tailLampRounding ?? 0.012);
    surface.cut('paint', 'tail', (x, y, z) => Math.max(lamp(y, z), beforeTail(x)));
    if (o.tailLampLight) {
      const light = polygon(o.tailLampLight, 0.006);
      surface.cut('tail', 'tailled', (x, y, z) => Math.max(light(y, z), beforeTail(x), lamp(y, z) + 0.008));
    }
    surface.cut('tail', 'seal', (_x, y, z) => -(lamp(y, z) + 0.004));
  }
  if (o.diffuser) {
    const diffuser = polygon(o.diffuser, 0.02);
    surface.cut('paint', 'trim', (x, y, z) => Math.max(diffuser(y, z), p.length - 0.5 - x));
  }
}

/** Adds an upright number plate whose middle is at x and z. */
export function addPlate({ model }: Pick<CarContext, 'model'>, x: number, z: number): void {
  const [halfWidth, halfHeight] = [0.186, 0.055];
  const low = [x - 0.05, -halfWidth - 0.05, z - halfHeight - 0.05] as const;
  const high = [x + 0.05, halfWidth + 0.05, z + halfHeight + 0.05] as const;
  const board =
    (thickness: number, rim: number, rounding: number): Field =>
    (px, py, pz) =>
      roundedBox(px - x, py, pz - z, thickness, halfWidth + rim, halfHeight + rim, rounding);
  model.addField('plateb', board(0.008, 0.006, 0.006), low, high, 0.006);
  model.addField('plate', board(0.011, 0, 0.004), low, high, 0.006);
}

/** Adds the invented maker's badge, a ring with a bar, whose middle is at x and z. */
export function addBadge({ model }: Pick<CarContext, 'model'>, x: number, z: number): void {
  const badge: Field = (px, y, pz) => {
    const r = Math.hypot(y, pz - z);
    const bar = Math.max(Math.abs(y) - 0.007, r - 0.045);
    return smoothMax(Math.abs(px - x) - 0.012, Math.min(Math.abs(r - 0.045) - 0.007, bar), 0.006);
  };
  model.addField('chrome', badge, [x - 0.1, -0.08, z - 0.08], [x + 0.1, 0.08, z + 0.08], 0.005);
}

/** Gives a car its face and its rear: cuts lamps, grille and openings, adds plates and badges. */
export function addFrontAndRear(context: CarContext, o: FrontAndRear): void {
  const { noseAt, tailAt } = context;
  const behindFront = (x: number): number => x - (o.frontDepth ?? 0.62);
  cutHeadlamp(context, o, behindFront);
  cutGrille(context, o, behindFront);
  cutTail(context, o);
  if (o.frontPlate) addPlate(context, noseAt(0, o.frontPlate) - 0.012, o.frontPlate);
  if (o.rearPlate) addPlate(context, tailAt(0, o.rearPlate) + 0.01, o.rearPlate);
  if (o.frontBadge) addBadge(context, noseAt(0, o.frontBadge) - 0.004, o.frontBadge);
  if (o.rearBadge) addBadge(context, tailAt(0, o.rearBadge), o.rearBadge);
}
