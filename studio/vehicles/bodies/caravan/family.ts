import { spline } from '../../../geometry/curves.ts';
import { type Detail, Model } from '../../../geometry/model.ts';
import type { Design } from '../../design.ts';
import { box } from '../../parts/solids.ts';
import type { WheelOptions } from '../../wheels/wheels.ts';
import {
  addArchFlares,
  addAwning,
  addRearBar,
  addRoofKit,
  addSideLamps,
  addStep,
  archLine,
  cutArches,
} from './fittings.ts';
import { type HullSizes, hullSurface, onFlank } from './hull.ts';
import { addEntryDoor, addGrabHandle, addHatch, addSlimLamp, addTailCluster, addVent, addWindow } from './openings.ts';
import { addDrawbar, addGasBottle, addJockeyWheel, addRunningGear, type RunningGear } from './running-gear.ts';
import { crossWall, fitPlate, flank, leaningWall } from './wall.ts';

/** Long and low on its wheels, with a nose rounded in one sweep into a flat roof. */
const HULL: HullSizes = {
  corners: [
    [1.62, 0.5, 0.12],
    [7.78, 0.5, 0.16],
    [7.86, 1.4, 0.4],
    [7.72, 2.68, 0.26],
    [2.75, 2.68, 0.75],
    [1.98, 2.3, 0.55],
    [1.46, 1.2, 0.4],
  ],
  halfWidth: 1.2,
  edge: 0.075,
};

const WHEEL: WheelOptions & { radius: number; width: number } = {
  radius: 0.335,
  rimRadius: 0.205,
  width: 0.22,
  style: 'ten',
  finish: 'silver',
  tread: 'road',
};

const GEAR: RunningGear = {
  from: 1.55,
  to: 7.8,
  halfWidth: HULL.halfWidth,
  railTop: 0.52,
  axles: [4.5, 5.3],
  wheel: WHEEL,
};
const ARCH = { first: 4.5, last: 5.3, radius: 0.4, foot: 0.4 };
const LENGTH = 8;
const LEFT = flank(-1, HULL.halfWidth);
const RIGHT = flank(1, HULL.halfWidth);
const REAR = crossWall(1, 7.83);
const STRIPES = crossWall(1, 7.845);
const NOSE = leaningWall([1.505, 1.3], [1.86, 2.05]);
const SIDES = [1, -1] as const;

/** Two waves along the flank: a broad blue one that rises to the nose, and a silver one that crosses it. */
const BLUE_TOP = spline([
  [1.2, 2.05],
  [2.4, 1.7],
  [4, 1.34],
  [5.8, 1.16],
  [7, 1.2],
  [8.2, 1.36],
]);
const BLUE_BOTTOM = spline([
  [1.2, 1.5],
  [2.4, 1.26],
  [4, 1.06],
  [5.8, 0.98],
  [7, 1.06],
  [8.2, 1.24],
]);
const SILVER_TOP = spline([
  [1.2, 1.3],
  [2.6, 1.1],
  [4.2, 0.97],
  [5.8, 0.96],
  [7, 1.12],
  [8.2, 1.5],
]);
const SILVER_BOTTOM = spline([
  [1.2, 1.16],
  [2.6, 1.0],
  [4.2, 0.91],
  [5.8, 0.9],
  [7, 1.02],
  [8.2, 1.32],
]);

function drawHull(model: Model): void {
  const surface = hullSurface(HULL, 'paint');
  cutArches(surface, ARCH);
  surface.cut('paint', 'black', (_x, _y, _z, _nx, _ny, nz) => nz + 0.75);
  surface.cut('paint', 'stitch-blue', (x, _y, z, _nx, ny) =>
    Math.max(z - BLUE_TOP(x), BLUE_BOTTOM(x) - z, onFlank(ny)),
  );
  surface.cut('stitch-blue', 'linen-blue', (x, _y, z) => z - (BLUE_BOTTOM(x) * 0.62 + BLUE_TOP(x) * 0.38));
  surface.line(
    ['paint', 'stitch-blue', 'linen-blue'],
    'alloy',
    (x, _y, z) => (2 * z - SILVER_TOP(x) - SILVER_BOTTOM(x)) / (SILVER_TOP(x) - SILVER_BOTTOM(x)),
    1,
    (_x, _y, _z, _nx, ny) => onFlank(ny),
  );
  for (const z of [0.62, 0.7, 0.78])
    surface.line(
      'paint',
      'gap',
      (_x, _y, pz) => pz - z,
      0.0035,
      (_x, _y, _z, _nx, ny) => onFlank(ny),
    );
  for (const x of [2.28, 7.2])
    surface.line(
      ['paint', 'stitch-blue', 'linen-blue', 'alloy'],
      'gap',
      (px) => px - x,
      0.003,
      (_x, _y, z) => 0.8 - z,
    );
  surface.cut('paint', 'slat', (_x, _y, z) => z - 0.56);
  model.addParts(surface.triangles);
  for (const side of SIDES)
    model.add('alloy', box([4.7, side * (HULL.halfWidth + 0.004), 0.835], [3.02, 0.009, 0.014], 0.006));
}

function addLeftSide(model: Model): void {
  addEntryDoor(model, LEFT, { u: 6.2, v: 1.5, halfU: 0.32, halfV: 0.93, radius: 0.12 });
  addGrabHandle(model, LEFT, 5.74, 1.45);
  addStep(model, 6.2, HULL.halfWidth, 0.46);
  addWindow(model, LEFT, { u: 3.12, v: 1.86, halfU: 0.4, halfV: 0.26, radius: 0.1 }, 'alloy');
  addWindow(model, LEFT, { u: 4.5, v: 1.86, halfU: 0.78, halfV: 0.3, radius: 0.1 }, 'alloy');
  for (const v of [1.42, 2.02]) addWindow(model, LEFT, { u: 7.12, v, halfU: 0.28, halfV: 0.17, radius: 0.07 }, 'alloy');
  addHatch(model, LEFT, { u: 2.6, v: 0.96, halfU: 0.46, halfV: 0.2, radius: 0.05 }, { frame: 'white' });
  addHatch(model, LEFT, { u: 3.74, v: 1.2, halfU: 0.17, halfV: 0.15, radius: 0.03 }, { frame: 'white' });
  addSlimLamp(model, LEFT, 'led', 5.62, 2.3, 0.14);
  addAwning(model, {
    from: 2.6,
    to: 7.0,
    halfWidth: HULL.halfWidth,
    z: 2.52,
    armTo: 1.26,
    roll: 'linen-blue',
  });
}

function addRightSide(model: Model): void {
  addWindow(model, RIGHT, { u: -2.85, v: 1.86, halfU: 0.4, halfV: 0.26, radius: 0.1 }, 'alloy');
  addWindow(model, RIGHT, { u: -4.4, v: 1.86, halfU: 0.6, halfV: 0.3, radius: 0.1 }, 'alloy');
  for (const v of [1.42, 2.02])
    addWindow(model, RIGHT, { u: -7.0, v, halfU: 0.32, halfV: 0.17, radius: 0.07 }, 'alloy');
  for (const v of [1.2, 2.1]) addVent(model, RIGHT, { u: -5.7, v, halfU: 0.24, halfV: 0.11 });
  addHatch(model, RIGHT, { u: -2.6, v: 0.96, halfU: 0.46, halfV: 0.2, radius: 0.05 }, { frame: 'white' });
  addHatch(model, RIGHT, { u: -6.4, v: 0.96, halfU: 0.2, halfV: 0.2, radius: 0.03 }, { frame: 'white' });
}

function addNose(model: Model): void {
  addWindow(model, NOSE, { u: 0, v: 0.42, halfU: 0.88, halfV: 0.3, radius: 0.12 });
  fitPlate(
    model,
    leaningWall([1.5, 0.66], [1.47, 1.16]),
    'gap',
    { u: 0, v: 0.22, halfU: 0.94, halfV: 0.19, radius: 0.06 },
    0.004,
    0.001,
  );
  addHatch(
    model,
    leaningWall([1.5, 0.66], [1.47, 1.16]),
    { u: 0, v: 0.22, halfU: 0.92, halfV: 0.17, radius: 0.05 },
    { frame: 'white' },
  );
  for (const y of [-0.19, 0.19]) addGasBottle(model, [1.16, y, 0.52], 'white');
  model.add('trim', box([1.16, 0, 0.51], [0.2, 0.4, 0.016], 0.006));
  model.add('trim', box([1.16, 0, 0.8], [0.012, 0.38, 0.014], 0.006));
  addJockeyWheel(model, 0.6, 0.24, GEAR.railTop);
  for (const side of SIDES) model.add('amber', box([1.56, side * 1.1, 0.72], [0.02, 0.045, 0.016], 0.006));
}

function addRear(model: Model): void {
  addWindow(model, REAR, { u: 0, v: 2.0, halfU: 0.7, halfV: 0.24, radius: 0.1 }, 'alloy');
  for (const side of SIDES) addTailCluster(model, REAR, side * 0.98, 1.14);
  fitPlate(model, STRIPES, 'stitch-blue', { u: 0, v: 1.32, halfU: 0.8, halfV: 0.06, radius: 0.06 }, 0.012);
  fitPlate(model, STRIPES, 'alloy', { u: 0, v: 1.2, halfU: 0.8, halfV: 0.025, radius: 0.025 }, 0.012);
  for (const u of [-0.9, 0, 0.9]) addSlimLamp(model, REAR, 'tailled', u, 2.42, 0.04);
  addRearBar(model, { x: 7.88, halfWidth: 1.14, z: 0.58, plate: 'FCT 905' });
}

function buildFamily(detail: Detail): Model {
  const model = new Model(LENGTH, detail);
  drawHull(model);
  addRunningGear(model, GEAR);
  addDrawbar(model, GEAR);
  addArchFlares(model, archLine(ARCH.first, ARCH.last, ARCH.radius, ARCH.foot), HULL.halfWidth, 'slat');
  addLeftSide(model);
  addRightSide(model);
  addNose(model);
  addRear(model);
  addSideLamps(model, HULL.halfWidth, { low: [3.4, 5.95], lowZ: 0.66, nose: 2.42, tail: 7.6, highZ: 2.3 });
  addRoofKit(model, 2.675, { cooler: 4.9, hatches: [3.5, 6.7], panels: [] });
  return model;
}

/** A long family caravan for sealed roads: rounded nose, bunks with windows of their own behind, entry at the rear. */
export const FAMILY_CARAVAN: Design = {
  id: 'caravan-3',
  body: 'caravan',
  length: LENGTH,
  width: 2 * HULL.halfWidth,
  height: 2.89,
  build: buildFamily,
  hotspots: [
    { description: 'Two bunks, each with a window', at: [7.12, -1.22, 1.72], facing: [0, -1, 0] },
    {
      description: 'Entry door at the rear with a step that pulls out',
      at: [6.2, -1.22, 1.4],
      facing: [0, -1, 0],
    },
    { description: 'Wide windows on both sides of the dinette', at: [4.5, -1.22, 1.86], facing: [0, -1, 0] },
    { description: 'Rolled awning along the side', at: [4.2, -1.28, 2.52], facing: [0, -1, 0] },
    { description: 'Boot in the nose, open from three sides', at: [2.6, -1.21, 0.96], facing: [0, -1, 0] },
    { description: 'Twin axles on alloy wheels', at: [4.9, -1.2, 0.4], facing: [0, -1, 0] },
  ],
  cabin: 'caravan',
};
