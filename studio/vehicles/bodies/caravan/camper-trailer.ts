import { type Field, type Point2, type Point3, roundedBox } from '../../../geometry/fields.ts';
import { type Detail, Model } from '../../../geometry/model.ts';
import type { Design } from '../../design.ts';
import { box, drum, pipe } from '../../parts/solids.ts';
import type { WheelOptions } from '../../wheels/wheels.ts';
import { addTread } from './checker-plate.ts';
import { addRearBar, addSpareWheel, addStoneGuard, addToolbox } from './fittings.ts';
import { type HullSizes, hullSurface, onFlank } from './hull.ts';
import { addAngularFlare, addCornerLeg, addJerryCan } from './off-road.ts';
import { addHatch, addSlimLamp, addTailCluster } from './openings.ts';
import { addDrawbar, addGasBottle, addJockeyWheel, addRunningGear, type RunningGear } from './running-gear.ts';
import { crossWall, flank } from './wall.ts';

/** A steel box between its wheels, with a tail cut up. */
const HULL: HullSizes = {
  corners: [
    [1.74, 0.64, 0.04],
    [3.9, 0.64, 0.05],
    [4.22, 0.86, 0.05],
    [4.24, 1.28, 0.02],
    [1.62, 1.28, 0.02],
    [1.64, 0.86, 0.05],
  ],
  halfWidth: 0.69,
  edge: 0.025,
};

const WHEEL: WheelOptions & { radius: number; width: number } = {
  radius: 0.395,
  rimRadius: 0.215,
  width: 0.26,
  style: 'six',
  finish: 'machined',
  tread: 'allTerrain',
};

const AXLE = 2.96;
const GEAR: RunningGear = {
  from: 1.5,
  to: 4.2,
  halfWidth: 1.02,
  railTop: 0.66,
  axles: [AXLE],
  wheel: WHEEL,
};
/** The mudguard over a wheel, seen from the side: flat above, slanted at both ends. */
const GUARD: readonly Point2[] = [
  [AXLE - 0.8, 0.66],
  [AXLE - 0.57, 1.03],
  [AXLE + 0.57, 1.03],
  [AXLE + 0.8, 0.66],
];
const GUARD_Y = 0.865;
const RAIL = 1.3;
/** The cover over the folded tent: its middle and half sizes. */
const COVER = { x: 2.93, z: 1.49, halfX: 1.34, halfY: 0.78, halfZ: 0.2 };
const LENGTH = 4.72;
const LEFT = flank(-1, HULL.halfWidth);
const RIGHT = flank(1, HULL.halfWidth);
const REAR = crossWall(1, 4.23);
const SIDES = [1, -1] as const;

function drawBox(model: Model): void {
  const surface = hullSurface(HULL, 'paint');
  surface.cut('paint', 'black', (_x, _y, _z, _nx, _ny, nz) => nz + 0.75);
  surface.cut('paint', 'trim', (_x, _y, z) => z - 0.78);
  for (const z of [1.2, 1.225])
    surface.line(
      'paint',
      'gap',
      (_x, _y, pz) => pz - z,
      0.003,
      (_x, _y, _z, _nx, ny) => onFlank(ny),
    );
  model.addParts(surface.triangles);
  for (const side of SIDES) {
    model.add('alloy', box([2.9, side * (HULL.halfWidth + 0.004), 0.78], [1.24, 0.008, 0.012], 0.005));
    model.add('alloy', box([2.93, side * 0.72, RAIL], [1.34, 0.045, 0.022], 0.008));
    for (const x of [1.64, 4.22])
      model.add('alloy', box([x, side * (HULL.halfWidth - 0.012), 1.06], [0.035, 0.02, 0.22], 0.008));
  }
  for (const x of [1.6, 4.26]) model.add('alloy', box([x, 0, RAIL], [0.03, 0.74, 0.022], 0.008));
}

/** Mudguards of checker plate that stand off the box on both sides, with flaps behind. */
function addGuards(model: Model): void {
  addAngularFlare(model, GUARD, { y: GUARD_Y, halfWidth: 0.165, halfHeight: 0.012, material: 'alloy' });
  const [, front, rear] = GUARD as [Point2, Point2, Point2];
  addAngularFlare(model, GUARD, { y: GUARD_Y + 0.165, halfWidth: 0.01, halfHeight: 0.03, material: 'alloy' });
  for (const side of SIDES) {
    addTread(model, { at: [AXLE, side * GUARD_Y, front[1] + 0.012], right: [side, 0, 0], up: [0, side, 0] }, 'alloy', {
      fromU: front[0] - AXLE,
      toU: rear[0] - AXLE,
      fromV: -0.15,
      toV: 0.15,
    });
    for (const end of [0, 1]) {
      const [low, high] = end === 0 ? [GUARD[0]!, GUARD[1]!] : [GUARD[3]!, GUARD[2]!];
      const facing = end === 0 ? -1 : 1;
      addTread(
        model,
        {
          at: [low[0] + facing * 0.011, side * GUARD_Y, low[1] + 0.006],
          right: [0, facing, 0],
          up: [high[0] - low[0], 0, high[1] - low[1]],
        },
        'alloy',
        { fromU: -0.15, toU: 0.15, fromV: 0.02, toV: 0.42 },
      );
    }
    model.add('tyre', box([AXLE + 0.78, side * GUARD_Y, 0.52], [0.006, 0.15, 0.17], 0.004));
    addSlimLamp(model, flank(side, GUARD_Y + 0.175), 'amber', -side * (AXLE - 0.5), 1.03, 0.03);
    addSlimLamp(model, flank(side, GUARD_Y + 0.175), 'tailled', -side * (AXLE + 0.5), 1.03, 0.03);
  }
}

/** The cover of coated fabric: a soft box that sags between its bows and is drawn tight by straps. */
function addCover(model: Model): void {
  const { x: middle, z: height, halfX, halfY, halfZ } = COVER;
  const field: Field = (x, y, z) => {
    const along = (x - middle) / halfX;
    const bows = 0.009 * Math.cos(along * 12.4) * Math.max(0, z - height + 0.1) * 4;
    const folds = 0.0025 * Math.sin(x * 31 + 4 * Math.sin(z * 9 + y * 3)) + 0.002 * Math.sin(y * 23 + x * 7);
    const top = halfZ - 0.035 * along * along - 0.03 * (y / halfY) ** 2;
    const slant = 0.1 * (z - height + halfZ);
    return roundedBox(x - middle, y, z - height, halfX - slant, halfY - slant, top, 0.075) * 0.85 - bows - folds;
  };
  const low: Point3 = [middle - halfX - 0.1, -halfY - 0.1, height - halfZ - 0.06];
  const high: Point3 = [middle + halfX + 0.1, halfY + 0.1, height + halfZ + 0.12];
  model.addField('fabric-grey', field, low, high, 0.02);
  for (const side of SIDES) {
    const flap = side * (halfY + 0.012);
    model.add('trim', box([middle, flap, RAIL + 0.05], [halfX - 0.03, 0.006, 0.032], 0.005));
    for (let x = middle - halfX + 0.15; x < middle + halfX; x += 0.26)
      model.add('chrome', drum([x, flap, RAIL + 0.045], [x, flap + side * 0.014, RAIL + 0.045], 0.014));
  }
}

/** A rack of square tube over the cover, for a boat or swags, with the tent's poles in a bag beside it. */
function addRack(model: Model): void {
  const top = 1.82;
  for (const x of [1.72, 2.93, 4.14])
    model.add(
      'trim',
      pipe(
        [
          [x, -0.8, RAIL],
          [x, -0.84, RAIL + 0.1],
          [x, -0.84, top],
          [x, 0.84, top],
          [x, 0.84, RAIL + 0.1],
          [x, 0.8, RAIL],
        ],
        0.022,
        0.06,
      ),
    );
  for (const y of [-0.8, 0.8])
    model.add(
      'trim',
      pipe(
        [
          [1.66, y, top + 0.04],
          [4.2, y, top + 0.04],
        ],
        0.02,
      ),
    );
  for (const y of [-0.4, 0, 0.4])
    model.add(
      'alloy',
      pipe(
        [
          [1.7, y, top + 0.03],
          [4.16, y, top + 0.03],
        ],
        0.016,
      ),
    );
  model.add('fabric-sand', box([2.93, 0.6, top + 0.12], [1.12, 0.1, 0.085], 0.075));
  for (const x of [2.1, 2.93, 3.76]) model.add('trim', box([x, 0.6, top + 0.12], [0.022, 0.104, 0.089], 0.075));
}

function addSides(model: Model): void {
  for (const [wall, side] of [
    [LEFT, -1],
    [RIGHT, 1],
  ] as const) {
    const u = (x: number): number => -side * x;
    addHatch(model, wall, { u: u(1.98), v: 0.99, halfU: 0.26, halfV: 0.17, radius: 0.03 });
    addHatch(model, wall, { u: u(3.96), v: 1.03, halfU: 0.2, halfV: 0.13, radius: 0.03 }, { locks: false });
    for (const x of [1.76, 4.14]) addSlimLamp(model, wall, 'amber', u(x), 0.72, 0.03);
    addCornerLeg(model, [1.86, side * 0.72, 0.6], [2.34, side * 0.72, 0.52]);
    addCornerLeg(model, [4.1, side * 0.6, 0.72], [3.66, side * 0.6, 0.52]);
  }
  addJerryCan(model, [3.98, -0.86, 0.95]);
  addJerryCan(model, [3.98, 0.86, 0.95], 'linen-blue');
}

/** Before the box: the toolbox across the drawbar with its doors, a bottle, and mesh against stones. */
function addNose(model: Model): void {
  addToolbox(model, [1.34, 0, 1.0], [0.25, 0.64, 0.3]);
  for (const side of SIDES)
    addHatch(
      model,
      { at: [1.34, side * 0.642, 0], right: [-side, 0, 0], up: [0, 0, 1] },
      { u: 0, v: 0.97, halfU: 0.18, halfV: 0.2, radius: 0.02 },
      { skin: 'alloy', frame: 'trim' },
    );
  addGasBottle(model, [0.86, -0.2, 0.64], 'white');
  model.add('black', box([0.9, 0, 0.63], [0.22, 0.42, 0.016], 0.006));
  addStoneGuard(model, { x: 0.6, halfWidth: 0.62, bottom: 0.7, top: 1.14, lean: 0.1 });
  addJockeyWheel(model, 0.42, 0.22, GEAR.railTop);
}

/** Behind: the tailgate with its seam, lamps, bar and the spare wheel on an arm. */
function addRear(model: Model): void {
  addHatch(model, REAR, { u: 0, v: 1.06, halfU: 0.46, halfV: 0.17, radius: 0.03 });
  for (const side of SIDES) addTailCluster(model, crossWall(1, 4.235), side * 0.59, 1.02);
  addRearBar(model, { x: 4.32, halfWidth: 0.78, z: 0.82, plate: 'FCT 386' });
  addSpareWheel(model, WHEEL, [4.5, 0.06, 1.32]);
  model.add('black', drum([4.34, 0.06, 1.32], [4.46, 0.06, 1.32], 0.085));
  model.add('black', box([4.37, 0.06, 1.14], [0.03, 0.04, 0.22], 0.008));
  model.add('black', box([4.37, 0.34, 0.945], [0.028, 0.34, 0.03], 0.008));
}

function buildCamperTrailer(detail: Detail): Model {
  const model = new Model(LENGTH, detail);
  drawBox(model);
  addRunningGear(model, GEAR);
  addDrawbar(model, { ...GEAR, halfWidth: 0.78 });
  addGuards(model);
  addCover(model);
  addRack(model);
  addSides(model);
  addNose(model);
  addRear(model);
  return model;
}

/** A soft-floor camper trailer, folded: a box on one axle with its tent under a cover and a rack over it. */
export const CAMPER_TRAILER: Design = {
  id: 'caravan-5',
  body: 'caravan',
  length: LENGTH,
  width: 2 * (GUARD_Y + 0.17),
  height: 1.96,
  build: buildCamperTrailer,
  hotspots: [
    { description: 'Tent folded under a cover of coated fabric', at: [2.93, -0.79, 1.5], facing: [0, -1, 0] },
    { description: 'Rack for a boat or swags', at: [2.93, -0.84, 1.82], facing: [0, -0.7, 0.7] },
    { description: 'Pantry that pulls out at the side', at: [1.98, -0.7, 1.0], facing: [0, -1, 0] },
    { description: 'Toolbox and gas bottle on the drawbar', at: [1.1, -0.3, 1.0], facing: [-1, -0.3, 0] },
    { description: 'Checker plate guards, all-terrain tyres', at: [AXLE, -1.03, 1.03], facing: [0, -0.9, 0.4] },
    { description: 'Spare wheel on a swing arm', at: [4.64, 0.06, 1.32], facing: [1, 0, 0] },
  ],
};
