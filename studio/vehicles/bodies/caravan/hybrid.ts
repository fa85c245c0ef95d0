import { type PlaneField, type Point2, type Point3, polygon } from '../../../geometry/fields.ts';
import { type Detail, Model } from '../../../geometry/model.ts';
import { warp } from '../../../geometry/solids.ts';
import type { Design } from '../../design.ts';
import { box, drum, pipe } from '../../parts/solids.ts';
import type { WheelOptions } from '../../wheels/wheels.ts';
import { addTread } from './checker-plate.ts';
import { addRearBar, addSpareWheel, addStep, addStoneGuard } from './fittings.ts';
import { type HullSizes, hullSurface, onFlank } from './hull.ts';
import { addAngularFlare, addCornerLeg, addJerryCan, addLightBar, addRecoveryBoards } from './off-road.ts';
import { addEntryDoor, addGrabHandle, addHatch, addSlimLamp, addTailCluster, addVent, addWindow } from './openings.ts';
import { addDrawbar, addGasBottle, addJockeyWheel, addRunningGear, type RunningGear } from './running-gear.ts';
import { fitPlate, leaningWall, type Wall } from './wall.ts';

/** All flats and edges: a prow in front, a roof cut down at both ends, a tail cut up for steep ways. */
const HULL: HullSizes = {
  corners: [
    [1.66, 0.82, 0.04],
    [3.98, 0.82, 0.05],
    [4.98, 1.34, 0.05],
    [5.08, 2.02, 0.04],
    [4.82, 2.36, 0.05],
    [2.42, 2.43, 0.05],
    [1.78, 2.04, 0.05],
    [1.34, 1.36, 0.05],
  ],
  halfWidth: 1.06,
  edge: 0.03,
};

/** How far the flanks lean in with height, from the floor on. */
const LEAN = 0.07;
const FLOOR = 0.82;
/** Half the width of the prow's flat, from where the nose is swept back to the flanks. */
const PROW = 0.66;

const WHEEL: WheelOptions & { radius: number; width: number } = {
  radius: 0.415,
  rimRadius: 0.222,
  width: 0.28,
  style: 'offroad',
  finish: 'machined',
  tread: 'allTerrain',
};

const GEAR: RunningGear = {
  from: 1.5,
  to: 4.6,
  halfWidth: 1.04,
  railTop: FLOOR,
  axles: [3.4],
  wheel: WHEEL,
};
const ARCH: readonly Point2[] = [
  [2.84, 0.74],
  [3.0, 1.02],
  [3.8, 1.02],
  [3.96, 0.74],
];
const SKIRT = 1.14;
const LENGTH = 5.5;
const SIDES = [1, -1] as const;

const halfWidthAt = (z: number): number => HULL.halfWidth * (1 - LEAN * (z - FLOOR));

/** A flank as it leans: v is the height. */
const leaningFlank = (side: 1 | -1): Wall => ({
  at: [0, side * halfWidthAt(0), 0],
  right: [-side, 0, 0],
  up: [0, -side * HULL.halfWidth * LEAN, 1],
});
const LEFT = leaningFlank(-1);
const RIGHT = leaningFlank(1);
const REAR: Wall = { at: [4.98, 0, 1.34], right: [0, 1, 0], up: [0.1, 0, 0.68] };
const UPPER_NOSE = leaningWall([1.34, 1.36], [1.78, 2.04]);
const FOREHEAD = leaningWall([1.78, 2.04], [2.42, 2.43]);

/** Leans the flanks in and sweeps the prow back to them. */
function shaped([x, y, z]: Point3): Point3 {
  const ahead = Math.min(1, Math.max(0, (2.3 - x) / 0.7));
  return [x + ahead * 0.5 * Math.max(0, Math.abs(y) - PROW), y * (1 - LEAN * (z - FLOOR)), z];
}

/** Dark wedges on the flanks: from the prow along the skirt, and over the tail up to the roof. */
const WEDGES: readonly PlaneField[] = [
  polygon([
    [1.2, SKIRT],
    [1.2, 1.5],
    [2.05, 1.3],
    [2.62, SKIRT],
  ]),
  polygon([
    [3.52, 2.6],
    [4.3, 1.62],
    [4.12, SKIRT],
    [5.3, SKIRT],
    [5.3, 2.6],
  ]),
];
const STRIPE: PlaneField = polygon([
  [3.38, 2.6],
  [4.2, 1.62],
  [4.02, SKIRT],
  [4.08, SKIRT],
  [4.26, 1.62],
  [3.46, 2.6],
]);

function drawHull(model: Model): void {
  const surface = hullSurface(HULL, 'paint');
  const arch = polygon(ARCH);
  surface.remove('paint', (x, y, z) => Math.max(arch(x, z), 0.7 - Math.abs(y)));
  surface.cut('paint', 'black', (_x, _y, _z, _nx, _ny, nz) => nz + 0.75);
  surface.cut('paint', 'trim', (_x, _y, z) => z - SKIRT);
  for (const wedge of WEDGES) surface.cut('paint', 'slat', (x, _y, z, _nx, ny) => Math.max(wedge(x, z), onFlank(ny)));
  surface.cut('paint', 'fruit-orange', (x, _y, z, _nx, ny) => Math.max(STRIPE(x, z), onFlank(ny)));
  surface.cut(['paint', 'slat'], 'trim', (_x, _y, _z, _nx, ny) => Math.max(Math.abs(ny) - 0.97, 0.2 - Math.abs(ny)));
  surface.line(
    ['paint', 'slat', 'fruit-orange'],
    'gap',
    (_x, _y, z) => z - 2.26,
    0.003,
    (_x, _y, _z, _nx, ny) => onFlank(ny),
  );
  for (const [material, triangles] of Object.entries(surface.triangles)) model.add(material, warp(triangles, shaped));
}

function addSkirts(model: Model): void {
  addAngularFlare(model, ARCH, { y: halfWidthAt(0.9) - 0.005, halfWidth: 0.05, halfHeight: 0.035 });
  for (const side of SIDES) {
    model.add('alloy', box([3.42, side * (halfWidthAt(SKIRT) + 0.003), SKIRT], [1.16, 0.007, 0.01], 0.005));
    model.add('tyre', box([3.99, side * 0.88, 0.56], [0.006, 0.14, 0.22], 0.004));
    model.add('black', box([2.3, side * 0.98, 0.84], [0.5, 0.03, 0.03], 0.012));
    addCornerLeg(model, [4.5, side * 0.78, 1.0], [4.05, side * 0.78, 0.78]);
  }
  const tank: readonly [number, number][] = [
    [2.35, 0.26],
    [4.1, 0.2],
  ];
  for (const [x, half] of tank) model.add('black', box([x, 0, 0.68], [half, 0.5, 0.09], 0.03));
}

/** Door before the wheel, kitchen hatch behind it, and the awning's bag along the roof. */
function addLeftSide(model: Model): void {
  addEntryDoor(model, LEFT, { u: 2.5, v: 1.56, halfU: 0.28, halfV: 0.62, radius: 0.05 });
  addGrabHandle(model, LEFT, 2.88, 1.5, 0.13);
  addStep(model, 2.5, halfWidthAt(0.8), 0.66);
  addWindow(model, LEFT, { u: 3.34, v: 1.84, halfU: 0.34, halfV: 0.2, radius: 0.04 });
  addHatch(model, LEFT, { u: 4.42, v: 1.66, halfU: 0.44, halfV: 0.34, radius: 0.03 }, { skin: 'slat' });
  addHatch(model, LEFT, { u: 3.34, v: 1.36, halfU: 0.2, halfV: 0.12, radius: 0.03 }, { frame: 'trim' });
  addSlimLamp(model, LEFT, 'led', 3.34, 2.16, 0.16);
  const y = -halfWidthAt(2.3) - 0.09;
  model.add('fabric-charcoal', box([3.62, y, 2.31], [1.2, 0.075, 0.08], 0.05));
  for (const x of [2.46, 3.2, 4.04, 4.78]) model.add('trim', box([x, y, 2.31], [0.02, 0.079, 0.084], 0.05));
  for (const x of [2.7, 4.5]) model.add('alloy', box([x, y + 0.07, 2.36], [0.03, 0.06, 0.05], 0.008));
}

function addRightSide(model: Model): void {
  addWindow(model, RIGHT, { u: -2.72, v: 1.8, halfU: 0.36, halfV: 0.22, radius: 0.04 });
  addHatch(model, RIGHT, { u: -4.42, v: 1.66, halfU: 0.44, halfV: 0.34, radius: 0.03 }, { skin: 'slat' });
  addVent(model, RIGHT, { u: -3.6, v: 1.4, halfU: 0.2, halfV: 0.09 }, 'trim');
  addVent(model, RIGHT, { u: -3.6, v: 1.98, halfU: 0.2, halfV: 0.07 }, 'trim');
  addHatch(model, RIGHT, { u: -2.3, v: 1.3, halfU: 0.18, halfV: 0.14, radius: 0.03 }, { frame: 'trim' });
}

function addNose(model: Model): void {
  fitPlate(model, UPPER_NOSE, 'slat', { u: 0, v: 0.2, halfU: 0.62, halfV: 0.13, radius: 0.02 }, 0.006);
  addTread(model, UPPER_NOSE, 'slat', { fromU: -0.6, toU: 0.6, fromV: 0.08, toV: 0.32 }, { base: 0.007 });
  addWindow(model, UPPER_NOSE, { u: 0, v: 0.56, halfU: 0.5, halfV: 0.17, radius: 0.03 });
  fitPlate(model, FOREHEAD, 'slat', { u: 0, v: 0.36, halfU: 0.6, halfV: 0.27, radius: 0.02 }, 0.004);
  for (const u of [-0.56, 0.56]) addSlimLamp(model, UPPER_NOSE, 'amber', u, 0.77, 0.035);
  for (const y of [-0.18, 0.18]) addGasBottle(model, [1.1, y, FLOOR]);
  for (const side of SIDES) addJerryCan(model, [1.28, side * 0.62, 1.08], side > 0 ? 'linen-blue' : 'belt-red');
  model.add('black', box([1.2, 0, FLOOR - 0.02], [0.34, 0.78, 0.018], 0.008));
  addStoneGuard(model, { x: 0.74, halfWidth: 0.82, bottom: 0.88, top: 1.34, lean: 0.2 });
  addJockeyWheel(model, 0.52, 0.22, GEAR.railTop);
}

function addRear(model: Model): void {
  for (const side of SIDES) addTailCluster(model, REAR, side * 0.82, 0.32);
  for (const u of [-0.8, 0.8]) addSlimLamp(model, REAR, 'tailled', u, 0.62, 0.04);
  addRearBar(model, { x: 5.06, halfWidth: 0.96, z: 1.2, plate: 'FCT 437' });
  addSpareWheel(model, WHEEL, [5.24, 0.2, 1.74]);
  model.add('black', drum([5.0, 0.2, 1.74], [5.2, 0.2, 1.74], 0.09));
  for (const y of [0.05, 0.35]) model.add('black', box([5.12, y, 1.52], [0.025, 0.03, 0.22], 0.008));
  addRecoveryBoards(model, [5.17, -0.47, 1.74]);
  model.add('black', box([5.1, -0.47, 1.42], [0.025, 0.05, 0.16], 0.008));
  for (const side of SIDES) model.add('belt-red', box([5.13, side * 0.62, 1.16], [0.03, 0.016, 0.045], 0.012));
}

/** A rack on the roof with a solar panel, a hatch before it and lamps ahead. */
function addRoof(model: Model): void {
  const z = 2.52;
  for (const side of SIDES) {
    model.add(
      'trim',
      pipe(
        [
          [2.5, side * 0.8, z],
          [4.72, side * 0.8, z - 0.06],
        ],
        0.022,
      ),
    );
    for (const x of [2.66, 3.4, 4.14, 4.62])
      model.add('trim', box([x, side * 0.8, z - 0.07], [0.03, 0.02, 0.06], 0.01));
  }
  for (const x of [3.1, 3.6, 4.1, 4.6])
    model.add(
      'trim',
      pipe(
        [
          [x, -0.8, z - 0.02],
          [x, 0.8, z - 0.02],
        ],
        0.016,
      ),
    );
  for (const y of [-0.38, 0.38]) {
    model.add('alloy', box([3.86, y, z + 0.006], [0.72, 0.34, 0.014], 0.004));
    model.add('lampdark', box([3.86, y, z + 0.009], [0.705, 0.325, 0.013], 0.003));
  }
  model.add('trim', box([2.8, 0, 2.44], [0.24, 0.24, 0.03], 0.02));
  model.add('lampdark', box([2.8, 0, 2.48], [0.22, 0.22, 0.025], 0.022));
  model.add(
    'trim',
    pipe(
      [
        [2.5, -0.8, z],
        [2.5, 0.8, z],
      ],
      0.022,
    ),
  );
  addLightBar(model, [2.45, 0, z + 0.02], 0.5);
}

function buildHybrid(detail: Detail): Model {
  const model = new Model(LENGTH, detail);
  drawHull(model);
  addRunningGear(model, GEAR);
  addDrawbar(model, GEAR);
  addSkirts(model);
  addLeftSide(model);
  addRightSide(model);
  addNose(model);
  addRear(model);
  addRoof(model);
  for (const side of SIDES) {
    const wall = leaningFlank(side);
    for (const x of [2.1, 4.3]) addSlimLamp(model, wall, 'amber', -side * x, 1.02 + (x > 4 ? 0.06 : 0), 0.035);
    addSlimLamp(model, wall, 'tailled', -side * 4.86, 2.18, 0.03);
  }
  return model;
}

/** A hybrid: low and angular on one axle, with ground clearance, boards and a rack, for tracks. */
export const HYBRID_CARAVAN: Design = {
  id: 'caravan-4',
  body: 'caravan',
  length: LENGTH,
  width: 2 * HULL.halfWidth,
  height: 2.56,
  build: buildHybrid,
  hotspots: [
    { description: 'Entry door with a step that pulls out', at: [2.5, -1.04, 1.5], facing: [0, -1, 0] },
    { description: 'Hatch of the slide-out kitchen', at: [4.42, -1.02, 1.66], facing: [0, -1, 0] },
    { description: 'Awning in its bag', at: [3.62, -1.12, 2.31], facing: [0, -1, 0] },
    { description: 'Independent suspension, all-terrain tyres', at: [3.4, -1.02, 0.45], facing: [0, -1, 0] },
    { description: 'Gas and jerry cans behind a stone guard', at: [0.86, -0.3, 1.1], facing: [-1, -0.3, 0] },
    { description: 'Solar panels on the roof rack', at: [3.86, -0.38, 2.54], facing: [0, -0.4, 0.9] },
    { description: 'Spare wheel and recovery boards behind', at: [5.36, 0.2, 1.74], facing: [1, 0, 0] },
  ],
  cabin: 'caravan',
};
