import {
  type Field,
  type PlaneField,
  type Point3,
  polygon,
  roundedRectangle,
  smoothMax,
} from '../../../geometry/fields.ts';
import type { Detail, Model } from '../../../geometry/model.ts';
import { warp } from '../../../geometry/solids.ts';
import { buildCar } from '../../car-body/car-body.ts';
import type { CarBodyParameters, CarContext, Points } from '../../car-body/parameters.ts';
import type { Design } from '../../design.ts';
import { addPlate } from '../../front-and-rear/front-and-rear.ts';
import {
  addBar,
  addLevelBars,
  addMoulding,
  addNoseBadge,
  cutLamp,
  noseRecesses,
} from '../../front-and-rear/nose-details.ts';
import { box, pipe } from '../../parts/solids.ts';
import { addFrontPlate } from '../ute/pickup-parts.ts';
import { type VanSizes, vanBody } from '../van/van-body.ts';
import { addWipers } from '../van/van-parts.ts';
import { addRoofKit, addStep } from './fittings.ts';
import { type HullSizes, hullSurface, onFlank } from './hull.ts';
import { addEntryDoor, addGrabHandle, addHatch, addSlimLamp, addTailCluster, addVent, addWindow } from './openings.ts';
import { crossWall, fitPlate, flank, leaningWall } from './wall.ts';

/** A van's cab, whose body is cut off behind the doors. */
const CAB: VanSizes = {
  name: 'motorhome',
  length: 6.3,
  halfWidth: 1.01,
  roof: 2.2,
  cowlAt: 0.8,
  cowlHeight: 1.28,
  windscreenRun: 0.66,
  windscreenTop: 2.02,
  belt: 1.24,
  frontAxle: 1.0,
  rearAxle: 4.35,
  wheelRadius: 0.36,
  rimRadius: 0.235,
  wheelStyle: 'ten',
  sillHeight: 0.26,
  noseSweep: 0.28,
  nose: [
    [0.2, 0.12],
    [0.32, 0.05],
    [0.46, 0.015],
    [0.62, 0.005],
    [0.86, 0.01],
    [1, 0.04],
    [1.1, 0.1],
    [1.2, 0.22],
    [1.35, 0.5],
    [1.6, 0.9],
  ],
  tumblehome: 0.03,
  roofFillet: 0.2,
  panes: [
    [
      [1.26, 1.36],
      [2.14, 1.34],
      [2.14, 1.88],
      [1.68, 1.88],
      [1.52, 1.8],
    ],
  ],
  doors: [{ front: () => 1.06, rear: () => 2.26, bottom: 0.42, roofGap: 0.14, aroundArch: true }],
  seats: [[1.82, 0.26]],
  handles: [[2.08, 1.08]],
  seatHeight: 0.9,
  mirrorAt: [1.3, 1.45],
};
const CAB_END = 2.5;

/** The living box with its bed over the cab. */
const HULL: HullSizes = {
  corners: [
    [2.4, 0.46, 0.06],
    [5.5, 0.46, 0.1],
    [6.2, 0.64, 0.12],
    [6.28, 1.1, 0.3],
    [6.28, 3.06, 0.16],
    [1.3, 3.06, 0.55],
    [0.82, 2.34, 0.22],
    [0.96, 2.06, 0.12],
    [2.4, 1.9, 0.1],
  ],
  halfWidth: 1.15,
  edge: 0.07,
};
const ARCH = { x: CAB.rearAxle, radius: 0.46, foot: 0.36 };
const SKIRT = 0.94;
const LEFT = flank(-1, HULL.halfWidth);
const RIGHT = flank(1, HULL.halfWidth);
const REAR = crossWall(1, 6.28);
/** The front of the bed over the cab. */
const BED_FRONT = leaningWall([0.82, 2.34], [1.3, 3.06]);
const SIDES = [1, -1] as const;

const GRILLE = polygon(
  [
    [0, 0.76],
    [0.5, 0.76],
    [0.56, 0.84],
    [0.5, 0.98],
    [0, 1.0],
  ],
  0.02,
);
const INTAKE = polygon(
  [
    [0, 0.42],
    [0.62, 0.42],
    [0.66, 0.5],
    [0.6, 0.6],
    [0, 0.6],
  ],
  0.02,
);
const HEADLAMP = polygon(
  [
    [0.62, 0.86],
    [0.76, 0.82],
    [1, 0.9],
    [1, 1.16],
    [0.9, 1.16],
    [0.72, 1.03],
  ],
  0.02,
);
const SIGNATURE: Points = [
  [0.62, 0.865],
  [0.755, 0.82],
  [1, 0.895],
  [1, 0.917],
  [0.75, 0.844],
  [0.64, 0.885],
];

function drawFace(context: CarContext): void {
  const { surface } = context;
  surface.cut('paint', 'trim', (_x, _y, z) => z - 0.44);
  // Under the bed over the cab.
  surface.cut('paint', 'trim', (_x, _y, z) => 1.935 - z);
  surface.cut(['paint', 'trim'], 'grille', (x, y, z) => Math.max(Math.min(GRILLE(y, z), INTAKE(y, z)), x - 0.5));
  addLevelBars(context, 'slat', [0.8, 0.85, 0.9, 0.95], { halfHeight: 0.01, radius: 0.008, proud: -0.01 }, GRILLE, {
    to: 0.6,
  });
  addMoulding(
    context,
    'chrome',
    (y, z) => GRILLE(y, z) + 0.002,
    { radius: 0.01, proud: 0 },
    { to: 0.62, bottom: 0.72, top: 1.03 },
  );
  addLevelBars(context, 'trim', [0.47, 0.54], { halfHeight: 0.01, radius: 0.008, proud: -0.012 }, INTAKE, { to: 0.7 });
  addBar(
    context,
    'trim',
    (_y, z) => z - 0.67,
    { halfHeight: 0.018, radius: 0.012, proud: 0.004 },
    (y) => y - 0.9,
    {
      to: 0.9,
      bottom: 0.64,
      top: 0.7,
    },
  );
  addNoseBadge(context, 'oval', 0.875, 0.01);
  cutLamp(context, {
    outline: HEADLAMP,
    depth: 0.6,
    projectors: [
      [0.76, 0.91, 0.05],
      [0.87, 1.0, 0.045],
    ],
    signature: SIGNATURE,
  });
}

/** Sweeps the bed's front back to its sides and draws it in a little, as it is moulded. */
function moulded([x, y, z]: Point3): Point3 {
  const ahead = Math.min(1, Math.max(0, (2.3 - x) / 1.4));
  const aside = Math.abs(y) / HULL.halfWidth;
  const narrower = Math.min(1, Math.max(0, (1.5 - x) / 0.6));
  return [x + 0.26 * ahead * aside ** 3, y * (1 - 0.06 * narrower * narrower), z];
}

/** Two bands along the flank that rise to the bed over the cab. */
const BAND: PlaneField = polygon([
  [0.6, 2.28],
  [2.2, 2.2],
  [3.1, 1.3],
  [6.8, 1.08],
  [6.8, 1.28],
  [3.4, 1.46],
  [2.5, 2.4],
  [0.6, 2.46],
]);
const FINE_BAND: PlaneField = polygon([
  [2.56, 2.4],
  [3.44, 1.51],
  [6.8, 1.34],
  [6.8, 1.38],
  [3.47, 1.56],
  [2.63, 2.4],
]);

function drawHull(model: Model): void {
  const surface = hullSurface(HULL, 'white');
  const arch: PlaneField = (x, z) =>
    roundedRectangle(x - ARCH.x, z - ARCH.foot, ARCH.radius, ARCH.radius, ARCH.radius * 0.8);
  surface.remove('white', (x, y, z) => Math.max(arch(x, z), 0.6 - Math.abs(y)));
  surface.cut('white', 'black', (x, _y, z, _nx, _ny, nz) => Math.max(nz + 0.75, z - 1, 1 - x));
  surface.cut('white', 'slat', (x, _y, z, _nx, ny) => Math.max(BAND(x, z), onFlank(ny)));
  surface.cut('white', 'stitch', (x, _y, z, _nx, ny) => Math.max(FINE_BAND(x, z), onFlank(ny)));
  // Both bands go on around the front of the bed.
  surface.cut('white', 'slat', (x, _y, z, _nx, ny) =>
    Math.max(Math.abs(z - 2.37) - 0.09, x - 1.5, -onFlank(ny) - 0.25),
  );
  surface.cut('white', 'stitch', (x, _y, z) => Math.max(Math.abs(z - 2.515) - 0.02, x - 1.5));
  surface.cut('white', 'paint', (_x, _y, z) => z - SKIRT);
  // Where the walls' panels meet.
  for (const x of [2.5, 5.01])
    surface.line(
      ['white', 'slat'],
      'gap',
      (px) => px - x,
      0.0035,
      (_px, _y, z, _nx, ny) => Math.max(onFlank(ny), z - 2.96),
    );
  for (const z of [SKIRT, 0.74])
    surface.line(
      ['paint', 'white'],
      'gap',
      (_x, _y, pz) => pz - z,
      0.004,
      (x, _y, _z, _nx, ny) => Math.max(onFlank(ny), 2.4 - x),
    );
  for (const [material, triangles] of Object.entries(surface.triangles)) model.add(material, warp(triangles, moulded));
  for (const side of SIDES) {
    model.add('alloy', box([4.27, side * (HULL.halfWidth + 0.003), 2.98], [1.75, 0.012, 0.018], 0.008));
    model.add('trim', box([3.18, side * (HULL.halfWidth + 0.003), 0.47], [0.7, 0.012, 0.018], 0.006));
  }
}

/** Frame, floor and wells under the living box, and its twin rear wheels' axle. */
function addUnderbody({ model, parameters: p }: CarContext): void {
  model.add('black', box([3.95, 0, 0.5], [1.75, 0.9, 0.05], 0.02));
  model.add('black', box([1.3, 0, 0.4], [0.9, 0.62, 0.06], 0.02));
  for (const side of SIDES) {
    model.add('black', box([ARCH.x, side * 0.87, 0.84], [0.5, 0.25, 0.02], 0.01));
    for (const end of [1, -1])
      model.add('black', box([ARCH.x + end * 0.5, side * 0.87, 0.6], [0.02, 0.25, 0.26], 0.01));
    model.add('black', box([ARCH.x, side * 0.62, 0.62], [0.5, 0.02, 0.24], 0.01));
    model.add('tyre', box([ARCH.x + 0.47, side * 0.98, 0.34], [0.006, 0.13, 0.16], 0.004));
  }
  for (const axle of [p.frontAxle, p.rearAxle])
    model.add(
      'black',
      pipe(
        [
          [axle, -0.8, p.wheelRadius],
          [axle, 0.8, p.wheelRadius],
        ],
        0.05,
      ),
    );
}

/** The awning rolled up in its case along the roof: shell, lip and end caps. */
function addAwningCase(model: Model): void {
  const y = -HULL.halfWidth - 0.055;
  model.add('white', box([4.45, y, 2.83], [1.5, 0.062, 0.075], 0.05));
  model.add('alloy', box([4.45, y - 0.05, 2.775], [1.48, 0.018, 0.016], 0.01));
  model.add('gap', box([4.45, y - 0.03, 2.757], [1.48, 0.03, 0.006], 0.003));
  for (const x of [2.95, 5.95]) model.add('trim', box([x, y, 2.83], [0.025, 0.066, 0.08], 0.05));
}

/** Living side: entry door with step, awning, wide windows, lockers below. */
function addLeftSide(model: Model): void {
  addEntryDoor(model, LEFT, { u: 3.5, v: 1.48, halfU: 0.31, halfV: 0.92, radius: 0.1 });
  addGrabHandle(model, LEFT, 3.94, 1.45);
  addStep(model, 3.5, HULL.halfWidth, 0.42);
  addWindow(model, LEFT, { u: 1.92, v: 2.6, halfU: 0.32, halfV: 0.17, radius: 0.07 });
  addWindow(model, LEFT, { u: 2.86, v: 1.88, halfU: 0.22, halfV: 0.26, radius: 0.07 });
  addWindow(model, LEFT, { u: 4.42, v: 1.94, halfU: 0.44, halfV: 0.28, radius: 0.07 });
  addWindow(model, LEFT, { u: 5.62, v: 1.94, halfU: 0.34, halfV: 0.28, radius: 0.07 });
  addHatch(model, LEFT, { u: 5.46, v: 0.86, halfU: 0.38, halfV: 0.2, radius: 0.05 }, { skin: 'paint', frame: 'trim' });
  addSlimLamp(model, LEFT, 'led', 3.5, 2.58, 0.16);
  addAwningCase(model);
}

/** A window in the front of the bed over the cab. */
function addBedFront(model: Model): void {
  addWindow(model, BED_FRONT, { u: 0, v: 0.4, halfU: 0.46, halfV: 0.13, radius: 0.07 });
}

function addRightSide(model: Model): void {
  addWindow(model, RIGHT, { u: -1.92, v: 2.6, halfU: 0.32, halfV: 0.17, radius: 0.07 });
  addWindow(model, RIGHT, { u: -3.2, v: 1.94, halfU: 0.56, halfV: 0.28, radius: 0.07 });
  addWindow(model, RIGHT, { u: -5.5, v: 1.94, halfU: 0.38, halfV: 0.28, radius: 0.07 });
  for (const v of [1.1, 1.74]) addVent(model, RIGHT, { u: -4.4, v, halfU: 0.24, halfV: 0.11 });
  addHatch(
    model,
    RIGHT,
    { u: -5.46, v: 0.86, halfU: 0.38, halfV: 0.2, radius: 0.05 },
    { skin: 'paint', frame: 'trim' },
  );
  addHatch(
    model,
    RIGHT,
    { u: -3.5, v: 0.72, halfU: 0.24, halfV: 0.17, radius: 0.04 },
    { skin: 'paint', frame: 'trim' },
  );
  addHatch(model, RIGHT, { u: -5.2, v: 1.36, halfU: 0.16, halfV: 0.2, radius: 0.03 }, { frame: 'white' });
}

function addRear(model: Model): void {
  addWindow(model, REAR, { u: 0, v: 2.1, halfU: 0.6, halfV: 0.26, radius: 0.08 });
  for (const side of SIDES) addTailCluster(model, REAR, side * 0.98, 1.42);
  for (const u of [-0.9, 0.9]) addSlimLamp(model, REAR, 'tailled', u, 2.86, 0.04);
  addSlimLamp(model, REAR, 'tailled', 0, 2.86, 0.14);
  fitPlate(model, REAR, 'slat', { u: 0, v: 1.42, halfU: 0.82, halfV: 0.08, radius: 0.04 }, 0.01);
  const bumper: Field = (x, y, z) => {
    const bow = 0.1 * (Math.abs(y) / 1.1) ** 4;
    return smoothMax(
      smoothMax(x - 6.34 + bow, Math.abs(y) - 1.12, 0.08),
      smoothMax(Math.abs(z - 0.66) - 0.15, 6.04 - x, 0.04),
      0.06,
    );
  };
  model.addField('paint', bumper, [5.98, -1.2, 0.44], [6.44, 1.2, 0.9], 0.016);
  model.add('trim', box([6.32, 0, 0.58], [0.03, 0.9, 0.035], 0.015));
  for (const side of SIDES) model.add('tailled', box([6.325, side * 0.84, 0.72], [0.012, 0.08, 0.022], 0.008));
  addPlate({ model }, 6.355, 0.7, 'FCM 719');
  const ladder = [0.58, 0.86] as const;
  for (const y of ladder)
    model.add(
      'metal',
      pipe(
        [
          [6.3, y, 0.98],
          [6.35, y, 1.1],
          [6.35, y, 2.9],
          [6.22, y, 3.16],
          [5.98, y, 3.16],
          [5.92, y, 3.06],
        ],
        0.015,
        0.08,
      ),
    );
  for (let z = 1.12; z < 3; z += 0.29)
    model.add(
      'metal',
      pipe(
        [
          [6.35, ladder[0], z],
          [6.35, ladder[1], z],
        ],
        0.013,
      ),
    );
}

function addExtras(context: CarContext): void {
  const { model } = context;
  addUnderbody(context);
  addFrontPlate(context, 0.56, 'FCM 719');
  addWipers(context, CAB.cowlAt);
  drawHull(model);
  addLeftSide(model);
  addRightSide(model);
  addRear(model);
  addBedFront(model);
  addRoofKit(model, 3.05, { cooler: 3.9, hatches: [2.1, 5.6], panels: [4.85] });
  for (const side of SIDES) {
    const wall = flank(side, HULL.halfWidth);
    for (const x of [2.7, 3.75, 5.9]) addSlimLamp(model, wall, 'amber', -side * x, 0.56, 0.035);
    addSlimLamp(model, wall, 'tailled', -side * 5.96, 2.6, 0.035);
  }
}

const van = vanBody(CAB);
const BODY: CarBodyParameters = {
  ...van,
  hollow: (distance, x) => smoothMax(distance, x - CAB_END, 0.02),
  recesses: () =>
    noseRecesses([
      [GRILLE, 0.035],
      [INTAKE, 0.04],
      [HEADLAMP, 0.012, 0.6],
    ]),
  regions: drawFace,
  extras: addExtras,
};

function buildMotorhome(detail: Detail): Model {
  return buildCar(BODY, detail);
}

/** A coach-built motorhome: a van's cab, a bed over it, and a living box as wide as the road allows. */
export const MOTORHOME: Design = {
  id: 'caravan-6',
  body: 'caravan',
  length: CAB.length,
  width: 2 * HULL.halfWidth,
  height: 3.2,
  build: buildMotorhome,
  hotspots: [
    { description: 'Double bed over the cab, with three windows', at: [1.92, -1.14, 2.6], facing: [0, -1, 0] },
    { description: 'Entry door with a step that pulls out', at: [3.5, -1.17, 1.4], facing: [0, -1, 0] },
    { description: 'Awning in its case', at: [4.4, -1.24, 2.82], facing: [0, -1, 0] },
    { description: 'Locker for chairs and hoses', at: [5.46, -1.16, 0.86], facing: [0, -1, 0] },
    { description: 'Cab with airbags and two swivel seats', at: [1.7, -1.0, 1.5], facing: [0, -1, 0] },
    { description: 'Air conditioner and solar panels', at: [4.5, -0.4, 3.14], facing: [0, -0.4, 0.9] },
    { description: 'Ladder to the roof', at: [6.36, 0.72, 2.2], facing: [1, 0, 0] },
  ],
  cabin: 'caravan',
};
