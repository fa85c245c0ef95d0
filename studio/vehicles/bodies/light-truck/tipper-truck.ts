import { type Detail, Model } from '../../../geometry/model.ts';
import type { Design } from '../../design.ts';
import { addLevelBars, addMoulding, addNoseBadge, cutLamp } from '../../front-and-rear/nose-details.ts';
import { addLampBar } from '../../parts/alloy-tray.ts';
import { box, drum, pipe } from '../../parts/solids.ts';
import { acrossFront, addCab, type Cab, type CabSizes, meshCab } from './cab.ts';
import { addBumper, addCabFittings, addCabInterior } from './cab-fittings.ts';
import { addChassis, addSideGuards, type ChassisSizes } from './chassis.ts';

const GRILLE = acrossFront([0, 0.74], [0.56, 1.08], 0.03);
const HEADLAMP = acrossFront([0.68, 0.72], [1, 1], 0.02);

const CAB: CabSizes = {
  halfWidth: 0.96,
  end: 1.66,
  roof: 2.24,
  axle: 1.1,
  wheelRadius: 0.395,
  front: [
    [0.4, 0.06],
    [0.6, 0.02],
    [0.8, 0],
    [1.05, 0],
    [1.22, 0.02],
    [1.42, 0.07],
    [1.75, 0.17],
    [2.05, 0.27],
    [2.25, 0.37],
    [2.5, 0.6],
  ],
  sweep: 0.16,
  recesses: [
    [GRILLE, 0.04],
    [HEADLAMP, 0.016],
  ],
  windscreen: [1.28, 2.04, 0.06],
};

const CHASSIS: ChassisSizes = {
  length: 5.45,
  frontAxle: CAB.axle,
  rearAxle: 3.95,
  wheelRadius: CAB.wheelRadius,
  frontTrack: 0.82,
  rearTrack: 0.87,
  railTop: 0.88,
  tankAt: [1.95, 2.75],
};

const TUB = { from: 1.92, to: 5.42, floor: 1.06, top: 1.66, halfWidth: 1.04 };

function drawFace(cab: Cab): void {
  const { surface } = cab;
  surface.cut('paint', 'grille', (x, y, z) => Math.max(GRILLE(y, z), x - 0.4));
  // black mask under the windscreen, from side to side
  surface.cut('paint', 'trim', (x, _y, z, nx) => Math.max(Math.abs(z - 1.185) - 0.05, x - 0.26, nx + 0.3));
  addLevelBars(cab, 'chrome', [0.82, 0.91, 1], { halfHeight: 0.014, radius: 0.009, proud: -0.006 }, GRILLE, {
    to: 0.6,
  });
  addMoulding(
    cab,
    'chrome',
    (y, z) => GRILLE(y, z),
    { radius: 0.013, proud: 0.002 },
    { to: 0.62, bottom: 0.68, top: 1.13 },
  );
  addNoseBadge(cab, 'diamond', 0.91, 0.01);
  cutLamp(cab, {
    outline: HEADLAMP,
    depth: 0.42,
    blocks: [
      [0.765, 0.78, 0.058, 0.036],
      [0.765, 0.868, 0.058, 0.036],
    ],
    amber: [
      [0.67, 0.962],
      [1.02, 0.962],
      [1.02, 1.02],
      [0.67, 1.02],
    ],
    signature: [
      [0.67, 0.912],
      [1.02, 0.912],
      [1.02, 0.926],
      [0.67, 0.926],
    ],
  });
}

const SIDES = [1, -1] as const;

/** The steel tub: floor, walls, tailgate, upright ribs, top rails and the guard over the cab. */
function addTub(model: Model): void {
  const { from, to, floor, top, halfWidth } = TUB;
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  const [wallMiddle, wallHalf] = [(floor + top) / 2, (top - floor) / 2];
  model.add('bark', box([middle, 0, floor], [half, halfWidth - 0.02, 0.025], 0.008));
  for (const side of SIDES) {
    model.add('paint', box([middle, side * (halfWidth - 0.03), wallMiddle], [half, 0.014, wallHalf], 0.008));
    model.add(
      'bark',
      box([middle, side * (halfWidth - 0.05), wallMiddle], [half - 0.02, 0.008, wallHalf - 0.01], 0.004),
    );
    model.add('paint', box([middle, side * (halfWidth - 0.02), top], [half + 0.01, 0.045, 0.04], 0.016));
    model.add('paint', box([middle, side * (halfWidth - 0.02), floor], [half + 0.01, 0.04, 0.05], 0.016));
    const ribs = 7;
    for (let rib = 0; rib < ribs; rib++) {
      const x = from + 0.04 + ((to - from - 0.08) * rib) / (ribs - 1);
      model.add('paint', box([x, side * (halfWidth - 0.012), wallMiddle], [0.036, 0.03, wallHalf], 0.012));
    }
  }
  addEnds(model);
}

function addEnds(model: Model): void {
  const { from, to, floor, top, halfWidth } = TUB;
  const [wallMiddle, wallHalf] = [(floor + top) / 2, (top - floor) / 2];
  // front wall, with a guard of bars towards the cab
  model.add('paint', box([from + 0.02, 0, wallMiddle + 0.1], [0.022, halfWidth - 0.04, wallHalf + 0.1], 0.01));
  model.add(
    'paint',
    pipe(
      [
        [from + 0.02, -halfWidth + 0.08, top],
        [from + 0.02, -halfWidth + 0.14, 2.28],
        [from + 0.02, halfWidth - 0.14, 2.28],
        [from + 0.02, halfWidth - 0.08, top],
      ],
      0.03,
      0.1,
    ),
  );
  for (let y = -0.72; y <= 0.73; y += 0.24)
    model.add(
      'paint',
      pipe(
        [
          [from + 0.02, y, top + 0.15],
          [from + 0.02, y, 2.28],
        ],
        0.013,
      ),
    );
  // tarpaulin roll along the front wall
  model.add('trim', drum([from + 0.1, -halfWidth + 0.1, top + 0.28], [from + 0.1, halfWidth - 0.1, top + 0.28], 0.055));
  // tailgate, hung from above, ribbed
  model.add('paint', box([to - 0.01, 0, wallMiddle], [0.018, halfWidth - 0.05, wallHalf - 0.005], 0.01));
  for (const y of [-0.75, -0.25, 0.25, 0.75])
    model.add('paint', box([to + 0.014, y, wallMiddle], [0.022, 0.04, wallHalf - 0.03], 0.012));
  for (const z of [floor + 0.04, top - 0.03])
    model.add('paint', box([to + 0.012, 0, z], [0.026, halfWidth - 0.05, 0.04], 0.014));
  for (const side of SIDES) {
    model.add(
      'metal',
      drum(
        [to - 0.005, side * (halfWidth - 0.06), top + 0.02],
        [to - 0.005, side * (halfWidth + 0.045), top + 0.02],
        0.034,
      ),
    );
    model.add('metal', box([to + 0.02, side * (halfWidth - 0.02), floor + 0.1], [0.035, 0.03, 0.06], 0.012));
    model.add('tailled', box([to - 0.02, side * (halfWidth + 0.02), floor], [0.02, 0.012, 0.02], 0.006));
  }
}

/** The sub-frame on which the tub turns, with its ram. */
function addHoist(model: Model): void {
  for (const side of SIDES) model.add('black', box([3.65, side * 0.4, 0.955], [1.7, 0.045, 0.06], 0.012));
  for (const x of [2.3, 2.9, 3.5, 4.1, 4.7, 5.2])
    model.add('black', box([x, 0, 1.01], [0.04, TUB.halfWidth - 0.12, 0.035], 0.01));
  model.add(
    'metal',
    pipe(
      [
        [2.9, 0, 0.62],
        [3.5, 0, 0.98],
      ],
      0.06,
    ),
  );
  model.add('black', drum([5.2, -0.5, 0.93], [5.2, 0.5, 0.93], 0.05));
}

function buildTipper(detail: Detail): Model {
  const model = new Model(CHASSIS.length, detail);
  const cab = meshCab(model, CAB);
  drawFace(cab);
  addCab(cab);
  addBumper(cab, { material: 'trim', bottom: 0.36, top: 0.67, lamps: true, number: 'FCP 961' });
  addCabFittings(cab);
  addCabInterior(cab);
  addChassis(model, CHASSIS);
  addHoist(model);
  addTub(model);
  addSideGuards(model, 2.8, 3.42, 0.96);
  addLampBar(model, 5.38, 0.76, 0.98, 'FCP 961');
  for (const side of SIDES)
    model.add('amber', drum([0.62, side * 0.5, CAB.roof], [0.62, side * 0.5, CAB.roof + 0.11], 0.055));
  return model;
}

/** A cab-over tipper with a ribbed steel tub, tarpaulin and beacons. */
export const TIPPER_TRUCK: Design = {
  id: 'light-truck-3',
  body: 'light-truck',
  length: CHASSIS.length,
  width: 2 * TUB.halfWidth,
  height: 2.35,
  build: buildTipper,
  hotspots: [
    {
      description: 'LED headlamps in a tough black bumper frame',
      at: [0.08, -0.78, 0.82],
      facing: [-1, -0.1, 0],
    },
    { description: 'Beacons on the roof for site work', at: [0.62, -0.5, 2.33], facing: [0, 0, 1] },
    { description: 'Guard that keeps the load off the cab', at: [1.94, -0.5, 2.1], facing: [0.3, 0, 0.9] },
    { description: 'Ribbed steel tub with a hydraulic hoist', at: [3.6, -1.05, 1.36], facing: [0, -1, 0] },
    { description: 'Dual rear wheels', at: [3.95, -0.98, 0.395], facing: [0, -1, 0] },
    { description: 'Tailgate swings from above or below', at: [5.46, 0, 1.36], facing: [1, 0, 0] },
  ],
  cabin: 'work',
};
