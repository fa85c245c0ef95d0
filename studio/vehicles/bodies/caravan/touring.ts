import { spline } from '../../../geometry/curves.ts';
import type { Point2 } from '../../../geometry/fields.ts';
import { type Detail, Model } from '../../../geometry/model.ts';
import type { Design } from '../../design.ts';
import { box, drum } from '../../parts/solids.ts';
import type { WheelOptions } from '../../wheels/wheels.ts';
import { addTread } from './checker-plate.ts';
import {
  addArchFlares,
  addAwning,
  addRearBar,
  addRoofKit,
  addSideLamps,
  addSpareWheel,
  addStep,
  addStoneGuard,
  archLine,
  archOutline,
  cutArches,
} from './fittings.ts';
import { type HullSizes, hullSurface, onFlank } from './hull.ts';
import { addEntryDoor, addGrabHandle, addHatch, addSlimLamp, addTailCluster, addVent, addWindow } from './openings.ts';
import { addDrawbar, addGasBottle, addJockeyWheel, addRunningGear, type RunningGear } from './running-gear.ts';
import { crossWall, fitPlate, flank, leaningWall } from './wall.ts';

/** Seen from the side: a raked nose, a roof that falls a little, and a tail cut up for steep ways. */
const HULL: HullSizes = {
  corners: [
    [1.75, 0.66, 0.05],
    [6.75, 0.66, 0.25],
    [7.2, 1.0, 0.2],
    [7.24, 2.6, 0.12],
    [7.05, 2.74, 0.12],
    [2.45, 2.8, 0.3],
    [2.0, 2.58, 0.25],
    [1.52, 1.32, 0.16],
  ],
  halfWidth: 1.16,
  edge: 0.045,
};

const WHEEL: WheelOptions & { radius: number; width: number } = {
  radius: 0.385,
  rimRadius: 0.225,
  width: 0.25,
  style: 'offroad',
  finish: 'dark',
  tread: 'allTerrain',
};

const GEAR: RunningGear = {
  from: 1.6,
  to: 7.15,
  halfWidth: HULL.halfWidth,
  railTop: 0.66,
  axles: [4.32, 5.2],
  wheel: WHEEL,
};

const ARCH = { first: 4.32, last: 5.2, radius: 0.5, foot: 0.5 };
const SKIRT = 1.06;
const LENGTH = 7.5;
const LEFT = flank(-1, HULL.halfWidth);
const RIGHT = flank(1, HULL.halfWidth);
const REAR = crossWall(1, 7.215);
const NOSE = leaningWall([1.52, 1.32], [2.0, 2.58]);
const SIDES = [1, -1] as const;

/** The dark band sweeps from low at the nose up to the roof behind; a fine line runs over it. */
const BAND_TOP = spline([
  [1.2, 1.5],
  [2.4, 1.46],
  [3.8, 1.5],
  [5, 1.72],
  [6.2, 2.2],
  [7.4, 2.9],
] as Point2[]);
const BAND_BOTTOM = spline([
  [1.2, 1.2],
  [2.4, 1.2],
  [3.8, 1.22],
  [5, 1.32],
  [6.2, 1.62],
  [7.4, 2.16],
] as Point2[]);

function drawHull(model: Model): void {
  const surface = hullSurface(HULL, 'paint');
  cutArches(surface, ARCH);
  surface.cut('paint', 'black', (_x, _y, _z, _nx, _ny, nz) => nz + 0.75);
  surface.cut('paint', 'alloy', (_x, _y, z) => z - SKIRT);
  surface.cut('paint', 'slat', (x, _y, z, _nx, ny) => Math.max(z - BAND_TOP(x), BAND_BOTTOM(x) - z, onFlank(ny)));
  surface.line(
    'paint',
    'alloy',
    (x, _y, z) => z - BAND_BOTTOM(x) + 0.055,
    0.02,
    (_x, _y, _z, _nx, ny) => onFlank(ny),
  );
  surface.line(
    'paint',
    'belt-red',
    (x, _y, z) => z - BAND_TOP(x) - 0.052,
    0.0175,
    (_x, _y, _z, _nx, ny) => onFlank(ny),
  );
  const moulding = (ny: number): number => Math.max(Math.abs(ny) - 0.93, 0.25 - Math.abs(ny));
  surface.cut(['paint', 'slat', 'belt-red'], 'trim', (_x, _y, _z, _nx, ny) => moulding(ny));
  surface.line(
    'paint',
    'gap',
    (_x, _y, z) => z - 2.52,
    0.003,
    (x, _y, _z, _nx, ny) => Math.max(onFlank(ny), 1.9 - x),
  );
  model.addParts(surface.triangles);
}

function addSkirts(model: Model): void {
  const arch = archOutline(ARCH);
  const outside = (x: number, z: number): number =>
    Math.max(-arch(x, z) + 0.03, x - 6.7 - (z - 0.66) * 1.25, 1.78 - (z - 0.66) * 0.34 - x);
  const area = { fromV: 0.68, toV: SKIRT - 0.012 };
  addTread(model, LEFT, 'alloy', { fromU: 1.6, toU: 7.2, ...area }, { inside: outside });
  addTread(model, RIGHT, 'alloy', { fromU: -7.2, toU: -1.6, ...area }, { inside: (u, v) => outside(-u, v) });
  for (const side of SIDES)
    model.add('trim', box([4.35, side * (HULL.halfWidth + 0.004), SKIRT], [2.78, 0.008, 0.013], 0.006));
  model.add('alloy', box([1.44, 0, 1.12], [0.02, 0.9, 0.02], 0.01));
}

function addLeftSide(model: Model): void {
  addEntryDoor(model, LEFT, { u: 3.42, v: 1.66, halfU: 0.32, halfV: 0.93, radius: 0.06 });
  addGrabHandle(model, LEFT, 3.86, 1.5);
  addWindow(model, LEFT, { u: 2.55, v: 1.86, halfU: 0.34, halfV: 0.27 });
  addWindow(model, LEFT, { u: 5.15, v: 1.98, halfU: 0.52, halfV: 0.29 });
  addWindow(model, LEFT, { u: 6.65, v: 1.98, halfU: 0.24, halfV: 0.26 });
  addHatch(model, LEFT, { u: 2.3, v: 0.92, halfU: 0.34, halfV: 0.18, radius: 0.04 }, { skin: 'alloy' });
  addHatch(model, LEFT, { u: 4.28, v: 1.34, halfU: 0.2, halfV: 0.16, radius: 0.03 });
  addSlimLamp(model, LEFT, 'led', 4.28, 2.36, 0.16);
  addStep(model, 3.42, HULL.halfWidth, 0.6);
  addAwning(model, { from: 2.97, to: 7.0, halfWidth: HULL.halfWidth, z: 2.6, armTo: 1.12 });
}

function addRightSide(model: Model): void {
  addWindow(model, RIGHT, { u: -2.55, v: 1.86, halfU: 0.34, halfV: 0.27 });
  addWindow(model, RIGHT, { u: -4.2, v: 1.98, halfU: 0.6, halfV: 0.29 });
  addWindow(model, RIGHT, { u: -6.5, v: 1.98, halfU: 0.3, halfV: 0.27 });
  addVent(model, RIGHT, { u: -5.45, v: 1.34, halfU: 0.24, halfV: 0.12 });
  addVent(model, RIGHT, { u: -5.45, v: 2.1, halfU: 0.24, halfV: 0.12 });
  addHatch(model, RIGHT, { u: -2.3, v: 0.92, halfU: 0.34, halfV: 0.18, radius: 0.04 }, { skin: 'alloy' });
  addHatch(model, RIGHT, { u: -6.4, v: 1.25, halfU: 0.2, halfV: 0.2, radius: 0.03 });
}

function addNose(model: Model): void {
  addWindow(model, NOSE, { u: 0, v: 0.84, halfU: 0.72, halfV: 0.27 });
  fitPlate(model, NOSE, 'slat', { u: 0, v: 0.28, halfU: 1.06, halfV: 0.15, radius: 0.04 }, 0.006);
  for (const u of [-0.9, 0.9]) addSlimLamp(model, NOSE, 'amber', u, 1.2, 0.035);
  for (const y of [-0.2, 0.2]) addGasBottle(model, [1.28, y, 0.64]);
  model.add('trim', box([1.28, 0, 0.65], [0.2, 0.4, 0.018], 0.008));
  model.add('trim', box([1.28, 0, 0.92], [0.012, 0.4, 0.016], 0.006));
  addStoneGuard(model, { x: 0.92, halfWidth: 0.92, bottom: 0.72, top: 1.32, lean: 0.16 });
  addJockeyWheel(model, 0.62, 0.24, GEAR.railTop);
}

function addRear(model: Model): void {
  addWindow(model, REAR, { u: 0, v: 2.16, halfU: 0.62, halfV: 0.2 });
  for (const side of SIDES) addTailCluster(model, REAR, side * 0.98, 1.42);
  for (const u of [-0.9, 0, 0.9]) addSlimLamp(model, REAR, 'tailled', u, 2.5, 0.04);
  addRearBar(model, { x: 7.28, halfWidth: 1.1, z: 0.86, plate: 'FCT 618' });
  addSpareWheel(model, WHEEL, [7.37, 0, 1.42]);
  model.add('black', drum([7.2, 0, 1.42], [7.36, 0, 1.42], 0.09));
  for (const side of SIDES) model.add('black', box([7.25, side * 0.16, 1.14], [0.025, 0.03, 0.3], 0.008));
}

function buildTouring(detail: Detail): Model {
  const model = new Model(LENGTH, detail);
  drawHull(model);
  addSkirts(model);
  addRunningGear(model, GEAR);
  addDrawbar(model, GEAR);
  addArchFlares(model, archLine(ARCH.first, ARCH.last, ARCH.radius, ARCH.foot), HULL.halfWidth);
  addLeftSide(model);
  addRightSide(model);
  addSideLamps(model, HULL.halfWidth, {
    low: [2.0, 3.86, 5.7],
    lowZ: 0.74,
    nose: 2.2,
    tail: 7.06,
    highZ: 2.46,
  });
  addNose(model);
  addRear(model);
  addRoofKit(model, 2.77, { cooler: 4.2, hatches: [3.1, 6.2], panels: [5.3] });
  return model;
}

/** A full-size touring caravan on two axles for gravel ways: checker plate below, awning, step, stone guard. */
export const TOURING_CARAVAN: Design = {
  id: 'caravan-1',
  body: 'caravan',
  length: LENGTH,
  width: 2 * HULL.halfWidth,
  height: 2.98,
  build: buildTouring,
  hotspots: [
    { description: 'Rolled awning the length of the living area', at: [4.8, -1.22, 2.6], facing: [0, -1, 0] },
    { description: 'Entry door with a step that pulls out', at: [3.42, -1.18, 1.5], facing: [0, -1, 0] },
    { description: 'Twin axles with all-terrain tyres', at: [4.76, -1.15, 0.45], facing: [0, -1, 0] },
    { description: 'Two gas bottles behind a stone guard', at: [1.1, -0.3, 1.0], facing: [-1, -0.3, 0] },
    { description: 'Front boot that opens from both sides', at: [2.3, -1.17, 0.92], facing: [0, -1, 0] },
    { description: 'Fridge vents, clear of dust', at: [5.45, 1.17, 1.34], facing: [0, 1, 0] },
    { description: 'Full-size spare wheel on the rear bar', at: [7.5, 0, 1.42], facing: [1, 0, 0] },
  ],
  cabin: 'caravan',
};
