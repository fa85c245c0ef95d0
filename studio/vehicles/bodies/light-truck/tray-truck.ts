import { type Detail, Model } from '../../../geometry/model.ts';
import type { Design } from '../../design.ts';
import { addLevelBars, addNoseBadge, cutLamp } from '../../front-and-rear/nose-details.ts';
import { addAlloyTray, addLampBar } from '../../parts/alloy-tray.ts';
import { box } from '../../parts/solids.ts';
import { acrossFront, addCab, type Cab, type CabSizes, meshCab } from './cab.ts';
import { addBumper, addCabFittings, addCabInterior } from './cab-fittings.ts';
import { addChassis, type ChassisSizes } from './chassis.ts';

const SLOT = acrossFront([0, 1.06], [0.7, 1.15], 0.014);
const HEADLAMP = acrossFront([0.5, 0.74], [0.92, 0.9], 0.02);
const LOWER = acrossFront([0, 0.76], [0.4, 0.88], 0.016);

const CAB: CabSizes = {
  halfWidth: 0.87,
  end: 1.58,
  roof: 2.12,
  axle: 1.02,
  wheelRadius: 0.365,
  front: [
    [0.4, 0.05],
    [0.6, 0.02],
    [0.8, 0],
    [1.05, 0.01],
    [1.2, 0.03],
    [1.4, 0.1],
    [1.7, 0.22],
    [1.95, 0.33],
    [2.15, 0.44],
    [2.4, 0.66],
  ],
  sweep: 0.15,
  recesses: [
    [SLOT, 0.025],
    [LOWER, 0.03],
    [HEADLAMP, 0.014],
  ],
  windscreen: [1.24, 1.94, 0.08],
};

const CHASSIS: ChassisSizes = {
  length: 6.1,
  frontAxle: CAB.axle,
  rearAxle: 4.4,
  wheelRadius: CAB.wheelRadius,
  frontTrack: 0.74,
  rearTrack: 0.84,
  railTop: 0.84,
  tankAt: [1.95, 2.85],
};

const TRAY = { from: 1.74, to: 6.1, floor: 0.99, halfWidth: 1.02, sideHeight: 0.32, headboardTop: 2.14 };

function drawFace(cab: Cab): void {
  const { surface } = cab;
  surface.cut('paint', 'grille', (x, y, z) => Math.max(Math.min(SLOT(y, z), LOWER(y, z)), x - 0.4));
  addLevelBars(cab, 'chrome', [1.105], { halfHeight: 0.01, radius: 0.008, proud: -0.006 }, SLOT, {
    to: 0.72,
  });
  addLevelBars(cab, 'slat', [0.795, 0.845], { halfHeight: 0.006, radius: 0.006, proud: -0.014 }, LOWER, {
    to: 0.42,
  });
  addNoseBadge(cab, 'chevron', 1.105, 0.008);
  cutLamp(cab, {
    outline: HEADLAMP,
    depth: 0.42,
    projectors: [
      [0.575, 0.82, 0.058],
      [0.705, 0.82, 0.052],
    ],
    amber: [
      [0.8, 0.73],
      [0.96, 0.73],
      [0.96, 0.78],
      [0.8, 0.78],
    ],
  });
}

/** Steel tool boxes under the tray, one on either side, with locks. */
function addToolBoxes(model: Model): void {
  for (const side of [1, -1] as const) {
    model.add('alloy', box([3.5, side * 0.8, 0.7], [0.36, 0.19, 0.19], 0.012));
    model.add('trim', box([3.5, side * 0.99, 0.8], [0.05, 0.008, 0.02], 0.006));
    model.add('seal', box([3.5, side * 0.985, 0.7], [0.33, 0.008, 0.16], 0.006));
    model.add('alloy', box([3.5, side * 0.992, 0.7], [0.325, 0.006, 0.155], 0.005));
  }
}

function buildTrayTruck(detail: Detail): Model {
  const model = new Model(CHASSIS.length, detail);
  const cab = meshCab(model, CAB);
  drawFace(cab);
  addCab(cab);
  addBumper(cab, { material: 'trim', bottom: 0.34, top: 0.66, lamps: true, number: 'FCX 735' });
  addCabFittings(cab);
  addCabInterior(cab);
  addChassis(model, CHASSIS);
  addToolBoxes(model);
  addAlloyTray(model, TRAY);
  addLampBar(model, TRAY.to, TRAY.floor - 0.2, TRAY.halfWidth, 'FCX 735');
  for (const side of [1, -1] as const)
    model.add('black', box([TRAY.to - 0.07, side * 0.4, 0.84], [0.03, 0.04, 0.1], 0.01));
  return model;
}

/** A narrow-cab truck with a long alloy drop-side tray and tool boxes. */
export const TRAY_TRUCK: Design = {
  id: 'light-truck-2',
  body: 'light-truck',
  length: CHASSIS.length,
  width: 2 * TRAY.halfWidth,
  height: TRAY.headboardTop,
  build: buildTrayTruck,
  hotspots: [
    { description: 'Narrow cab that slips through city lanes', at: [0.9, -0.87, 1.2], facing: [0, -1, 0] },
    { description: 'Twin headlamps low in the nose', at: [0.06, -0.62, 0.82], facing: [-1, 0, 0] },
    { description: 'Headboard with rope rail', at: [1.78, -0.6, 2.14], facing: [0, 0, 1] },
    {
      description: 'Alloy tray over four metres long, with drop sides',
      at: [3.2, -1.04, 1.16],
      facing: [0, -1, 0],
    },
    { description: 'Lockable tool box on either side', at: [3.5, -0.99, 0.7], facing: [0, -1, 0] },
    { description: 'Dual rear wheels', at: [4.4, -0.95, 0.365], facing: [0, -1, 0] },
  ],
  cabin: 'work',
};
