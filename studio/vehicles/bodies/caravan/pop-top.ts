import { type Detail, Model } from '../../../geometry/model.ts';
import type { Design } from '../../design.ts';
import { box, drum, pipe } from '../../parts/solids.ts';
import type { WheelOptions } from '../../wheels/wheels.ts';
import { addTread } from './checker-plate.ts';
import {
  addArchFlares,
  addAwning,
  addRearBar,
  addSideLamps,
  addSpareWheel,
  addStep,
  addToolbox,
  archLine,
  archOutline,
  cutArches,
} from './fittings.ts';
import { type HullSizes, hullSurface, onFlank } from './hull.ts';
import { addEntryDoor, addGrabHandle, addHatch, addSlimLamp, addTailCluster, addVent, addWindow } from './openings.ts';
import { addDrawbar, addGasBottle, addJockeyWheel, addRunningGear, type RunningGear } from './running-gear.ts';
import { crossWall, fitPlate, flank, leaningWall } from './wall.ts';

/** Short, with a long rake in front and a tail cut up steeply; the roof is the lid's. */
const HULL: HullSizes = {
  corners: [
    [1.72, 0.66, 0.05],
    [4.45, 0.66, 0.2],
    [4.98, 1.12, 0.12],
    [5.02, 2.02, 0.06],
    [2.0, 2.02, 0.08],
    [1.38, 1.22, 0.12],
  ],
  halfWidth: 1.04,
  edge: 0.04,
};

/** The lid that lifts, and the canvas under it. */
const LID: HullSizes = {
  corners: [
    [2.02, 2.44, 0.03],
    [5.04, 2.44, 0.03],
    [5.05, 2.56, 0.06],
    [4.8, 2.61, 0.1],
    [2.3, 2.63, 0.12],
    [1.98, 2.53, 0.06],
  ],
  halfWidth: 1.05,
  edge: 0.05,
};

const WHEEL: WheelOptions & { radius: number; width: number } = {
  radius: 0.39,
  rimRadius: 0.215,
  width: 0.26,
  style: 'six',
  finish: 'machined',
  tread: 'allTerrain',
};

const GEAR: RunningGear = {
  from: 1.5,
  to: 4.95,
  halfWidth: HULL.halfWidth,
  railTop: 0.66,
  axles: [3.42],
  wheel: WHEEL,
};
const ARCH = { first: 3.42, last: 3.42, radius: 0.52, foot: 0.5 };
const SKIRT = 1.02;
const LENGTH = 5.4;
const LEFT = flank(-1, HULL.halfWidth);
const RIGHT = flank(1, HULL.halfWidth);
const REAR = crossWall(1, 5.005);
const NOSE = leaningWall([1.38, 1.22], [2.0, 2.02]);
const SIDES = [1, -1] as const;

/** Three slanted bars behind: how far each lies from the first, half its width, and its material. */
const BARS = [
  [0, 0.13, 'slat'],
  [0.22, 0.05, 'stitch'],
  [0.36, 0.035, 'alloy'],
] as const;

function drawHull(model: Model): void {
  const surface = hullSurface(HULL, 'paint');
  cutArches(surface, ARCH);
  surface.cut('paint', 'black', (_x, _y, _z, _nx, _ny, nz) => nz + 0.75);
  surface.cut('paint', 'trim', (_x, _y, z) => z - SKIRT);
  for (const [back, halfWidth, material] of BARS)
    surface.line(
      'paint',
      material,
      (x, _y, z) => (x - 4.12 - back - (z - 1.5) * 0.62) * 0.85,
      halfWidth,
      (_x, _y, _z, _nx, ny) => onFlank(ny),
    );
  surface.cut(['paint', 'slat', 'stitch', 'alloy'], 'trim', (_x, _y, _z, _nx, ny) =>
    Math.max(Math.abs(ny) - 0.95, 0.3 - Math.abs(ny)),
  );
  surface.line(
    'paint',
    'gap',
    (_x, _y, z) => z - 1.93,
    0.003,
    (_x, _y, _z, _nx, ny) => onFlank(ny),
  );
  model.addParts(surface.triangles);
}

/** The lifted lid on its canvas, with windows of mesh that can be seen through and lifting arms. */
function addLid(model: Model): void {
  const lid = hullSurface(LID, 'paint');
  lid.cut('paint', 'trim', (_x, _y, z) => z - 2.465);
  model.addParts(lid.triangles);
  const [from, to, half] = [2.1, 4.94, 0.98];
  model.add('fabric-grey', box([(from + to) / 2, 0, 2.23], [(to - from) / 2, half, 0.23], 0.04));
  for (const side of SIDES) {
    const wall = flank(side, half);
    for (const x of [2.6, 3.52, 4.44]) {
      fitPlate(
        model,
        wall,
        'fabric-charcoal',
        { u: -side * x, v: 2.235, halfU: 0.38, halfV: 0.145, radius: 0.04 },
        0.004,
        0.002,
      );
      fitPlate(
        model,
        wall,
        'lampdark',
        { u: -side * x, v: 2.235, halfU: 0.345, halfV: 0.11, radius: 0.03 },
        0.007,
        0.002,
      );
    }
    for (const x of [2.08, 4.97])
      model.add(
        'alloy',
        pipe(
          [
            [x, side * 0.86, 2.02],
            [x, side * 0.86, 2.46],
          ],
          0.014,
        ),
      );
  }
  for (const [facing, x] of [
    [1, to],
    [-1, from],
  ] as const)
    fitPlate(
      model,
      crossWall(facing, x),
      'lampdark',
      { u: 0, v: 2.235, halfU: 0.6, halfV: 0.11, radius: 0.03 },
      0.006,
      0.002,
    );
  model.add('trim', box([3, 0, 2.64], [0.24, 0.24, 0.03], 0.025));
  model.add('alloy', box([4.1, 0, 2.64], [0.52, 0.5, 0.014], 0.004));
  model.add('lampdark', box([4.1, 0, 2.642], [0.505, 0.485, 0.014], 0.003));
}

function addSkirts(model: Model): void {
  const arch = archOutline(ARCH);
  const outside = (x: number, z: number): number =>
    Math.max(-arch(x, z) + 0.03, x - 4.42 - (z - 0.66) * 1.1, 1.74 - (z - 0.66) * 0.6 - x);
  const area = { fromV: 0.68, toV: SKIRT - 0.012 };
  addTread(model, LEFT, 'slat', { fromU: 1.5, toU: 4.98, ...area }, { inside: outside });
  addTread(model, RIGHT, 'slat', { fromU: -4.98, toU: -1.5, ...area }, { inside: (u, v) => outside(-u, v) });
  for (const side of SIDES)
    model.add('alloy', box([3.2, side * (HULL.halfWidth + 0.004), SKIRT], [1.66, 0.007, 0.011], 0.005));
}

function addSides(model: Model): void {
  addEntryDoor(model, LEFT, { u: 2.5, v: 1.36, halfU: 0.3, halfV: 0.56, radius: 0.05 });
  addGrabHandle(model, LEFT, 2.94, 1.45, 0.12);
  addStep(model, 2.5, HULL.halfWidth, 0.58);
  addHatch(model, LEFT, { u: 3.52, v: 1.5, halfU: 0.44, halfV: 0.3, radius: 0.05 });
  addHatch(model, LEFT, { u: 4.58, v: 1.32, halfU: 0.16, halfV: 0.14, radius: 0.03 });
  addSlimLamp(model, LEFT, 'led', 3.52, 1.87, 0.14);
  addWindow(model, RIGHT, { u: -3.0, v: 1.56, halfU: 0.5, halfV: 0.24 });
  addVent(model, RIGHT, { u: -4.0, v: 1.25, halfU: 0.22, halfV: 0.1 }, 'trim');
  addHatch(model, RIGHT, { u: -2.0, v: 1.24, halfU: 0.2, halfV: 0.16, radius: 0.03 });
  addAwning(model, {
    from: 2.1,
    to: 4.85,
    halfWidth: HULL.halfWidth,
    z: 2.04,
    armTo: 1.1,
    roll: 'fabric-charcoal',
  });
  addSideLamps(model, HULL.halfWidth, { low: [2.0, 4.1], lowZ: 0.74, nose: 1.98, tail: 4.9, highZ: 1.82 });
}

/** Before the nose: toolbox, a bottle and two jerry cans; a plate shields the rake from stones. */
function addNose(model: Model): void {
  fitPlate(model, NOSE, 'trim', { u: 0, v: 0.4, halfU: 0.96, halfV: 0.36, radius: 0.05 }, 0.006);
  addTread(model, NOSE, 'slat', { fromU: -0.93, toU: 0.93, fromV: 0.06, toV: 0.74 }, { base: 0.007 });
  for (const u of [-0.86, 0.86]) addSlimLamp(model, NOSE, 'amber', u, 0.88, 0.035);
  addToolbox(model, [1.2, 0, 0.86], [0.22, 0.62, 0.22]);
  addGasBottle(model, [0.8, 0, 0.62]);
  for (const side of SIDES) {
    model.add('trim', box([1.22, side * 0.78, 0.84], [0.17, 0.085, 0.22], 0.03));
    model.add('belt-red', drum([1.12, side * 0.78, 1.05], [1.12, side * 0.78, 1.085], 0.03));
    model.add(
      'trim',
      pipe(
        [
          [1.2, side * 0.78, 1.05],
          [1.2, side * 0.78, 1.1],
          [1.34, side * 0.78, 1.1],
          [1.34, side * 0.78, 1.05],
        ],
        0.012,
        0.02,
      ),
    );
    model.add('black', box([1.25, side * 0.72, 0.6], [0.24, 0.16, 0.018], 0.008));
  }
  addJockeyWheel(model, 0.52, 0.22, GEAR.railTop);
}

function addRear(model: Model): void {
  addWindow(model, REAR, { u: -0.5, v: 1.66, halfU: 0.3, halfV: 0.2 });
  for (const side of SIDES) addTailCluster(model, REAR, side * 0.9, 1.36);
  for (const u of [-0.85, 0.85]) addSlimLamp(model, REAR, 'tailled', u, 1.9, 0.04);
  addRearBar(model, { x: 5.06, halfWidth: 0.98, z: 0.9, plate: 'FCT 274' });
  addSpareWheel(model, WHEEL, [5.19, 0.28, 1.5]);
  model.add('black', drum([5, 0.28, 1.5], [5.17, 0.28, 1.5], 0.09));
  model.add('black', box([5.05, 0.28, 1.2], [0.03, 0.04, 0.32], 0.008));
}

function buildPopTop(detail: Detail): Model {
  const model = new Model(LENGTH, detail);
  drawHull(model);
  addLid(model);
  addSkirts(model);
  addRunningGear(model, GEAR);
  addDrawbar(model, GEAR);
  addArchFlares(model, archLine(ARCH.first, ARCH.last, ARCH.radius, ARCH.foot), HULL.halfWidth);
  addSides(model);
  addNose(model);
  addRear(model);
  return model;
}

/** A compact off-road camper on one axle whose roof is lifted on canvas. */
export const POP_TOP: Design = {
  id: 'caravan-2',
  body: 'caravan',
  length: LENGTH,
  width: 2 * HULL.halfWidth,
  height: 2.66,
  build: buildPopTop,
  hotspots: [
    {
      description: 'Roof that lifts on canvas with three windows a side',
      at: [3.52, -1.0, 2.24],
      facing: [0, -1, 0],
    },
    { description: 'Entry door with a step that pulls out', at: [2.5, -1.06, 1.3], facing: [0, -1, 0] },
    { description: 'Wide outside hatch under the awning', at: [3.52, -1.06, 1.5], facing: [0, -1, 0] },
    {
      description: 'Toolbox, gas bottle and jerry cans on the drawbar',
      at: [1.0, -0.4, 0.9],
      facing: [-1, -0.3, 0],
    },
    { description: 'Single axle with all-terrain tyres', at: [3.42, -1.02, 0.39], facing: [0, -1, 0] },
    { description: 'Spare wheel behind, within easy reach', at: [5.32, 0.28, 1.5], facing: [1, 0, 0] },
  ],
  cabin: 'caravan',
};
