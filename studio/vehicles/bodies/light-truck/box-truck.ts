import { smoothMax } from '../../../geometry/fields.ts';
import { type Detail, Model } from '../../../geometry/model.ts';
import type { Design } from '../../design.ts';
import { addBar, addLevelBars, addLozenge, cutLamp } from '../../front-and-rear/nose-details.ts';
import { addLampBar } from '../../parts/alloy-tray.ts';
import { box, drum, pipe } from '../../parts/solids.ts';
import { addGrabHandle, addHatch } from '../caravan/openings.ts';
import { flank } from '../caravan/wall.ts';
import { acrossFront, addCab, type Cab, type CabSizes, meshCab } from './cab.ts';
import { addBumper, addCabFittings, addCabInterior } from './cab-fittings.ts';
import { addChassis, addSideGuards, type ChassisSizes } from './chassis.ts';

const GRILLE = acrossFront([0, 0.86], [0.62, 1.06]);
const HEADLAMP = acrossFront([0.66, 0.84], [1.02, 1.08], 0.02);

const CAB: CabSizes = {
  halfWidth: 0.98,
  end: 1.68,
  roof: 2.3,
  axle: 1.08,
  wheelRadius: 0.385,
  front: [
    [0.4, 0.06],
    [0.6, 0.03],
    [0.8, 0.01],
    [1.05, 0.01],
    [1.25, 0.04],
    [1.45, 0.11],
    [1.8, 0.23],
    [2.1, 0.34],
    [2.3, 0.45],
    [2.6, 0.7],
  ],
  sweep: 0.2,
  recesses: [
    [GRILLE, 0.035],
    [HEADLAMP, 0.014],
  ],
  windscreen: [1.3, 2.1, 0.1],
};

const CHASSIS: ChassisSizes = {
  length: 6.35,
  frontAxle: CAB.axle,
  rearAxle: 4.75,
  wheelRadius: CAB.wheelRadius,
  frontTrack: 0.84,
  rearTrack: 0.88,
  railTop: 0.86,
  tankAt: [2.1, 3.1],
};

const BODY = { from: 1.86, to: 6.35, bottom: 0.98, top: 3.08, halfWidth: 1.06 };

function drawFace(cab: Cab): void {
  const { surface } = cab;
  surface.cut('paint', 'grille', (x, y, z) => Math.max(GRILLE(y, z), x - 0.5));
  addLevelBars(cab, 'slat', [0.89, 0.935, 0.98, 1.025], { halfHeight: 0.006, radius: 0.007, proud: -0.014 }, GRILLE, {
    to: 0.64,
  });
  addBar(
    cab,
    'chrome',
    (_y, z) => z - 1.1,
    { halfHeight: 0.012, radius: 0.008, proud: 0.002 },
    (y) => y - 0.6,
    { to: 0.62, bottom: 1.08, top: 1.12 },
  );
  addLozenge(cab, 0.96, 0.07, 0.006);
  cutLamp(cab, {
    outline: HEADLAMP,
    depth: 0.5,
    projectors: [
      [0.745, 0.965, 0.046],
      [0.845, 0.965, 0.04],
    ],
    amber: [
      [0.9, 0.9],
      [0.94, 0.9],
      [0.94, 1.04],
      [0.9, 1.04],
    ],
    signature: [
      [0.675, 0.856],
      [1.02, 0.856],
      [1.02, 0.867],
      [0.686, 0.867],
      [0.686, 1.07],
      [0.675, 1.07],
    ],
  });
  // a dark band joins the lamps to the grille, as one face
  surface.cut('paint', 'roofblack', (x, _y, z) => Math.max(Math.abs(z - 0.968) - 0.142, x - 0.17));
  surface.cut('paint', 'trim', (x, _y, z) => Math.max(z - 0.69, x - 0.4));
}

/** The box itself with alloy corner mouldings, lower rail, marker lamps and a roller door behind. */
function addBox(model: Model): void {
  const { from, to, bottom, top, halfWidth } = BODY;
  const middle = [(from + to) / 2, 0, (bottom + top) / 2] as const;
  const half = [(to - from) / 2, halfWidth, (top - bottom) / 2] as const;
  model.add('truckpanel', box(middle, half, 0.03));
  for (const side of [1, -1] as const) {
    for (const z of [bottom + 0.02, top - 0.02])
      model.add('alloy', box([middle[0], side * (halfWidth - 0.015), z], [half[0] + 0.006, 0.026, 0.045], 0.016));
    for (const x of [from + 0.02, to - 0.02])
      model.add('alloy', box([x, side * (halfWidth - 0.015), middle[2]], [0.04, 0.026, half[2] + 0.006], 0.016));
    for (const x of [from + 0.3, middle[0], to - 0.3])
      model.add('amber', box([x, side * (halfWidth + 0.012), bottom + 0.02], [0.035, 0.008, 0.016], 0.006));
    for (const x of [from + 0.12, to - 0.12])
      model.add('amber', box([x, side * (halfWidth + 0.01), top - 0.02], [0.03, 0.008, 0.016], 0.006));
  }
  addRollerDoor(model);
  addWalls(model);
  for (let x = from + 0.2; x < to; x += 0.6)
    model.add('black', box([x, 0, bottom - 0.05], [0.035, halfWidth - 0.06, 0.055], 0.01));
}

/** Where the box's panels meet: a cover strip with rivets. */
const SEAMS = [2.62, 3.38, 4.14, 4.9, 5.66];
/** The door on the kerb's side. */
const DOOR = { from: 2.7, to: 3.3, bottom: 1.16, top: 2.86 };

/** What the box's sides have on them: seams with rivets, a band with a fine line, a door on the kerb's side. */
function addWalls(model: Model): void {
  const { from, to, bottom, top, halfWidth } = BODY;
  for (const side of [1, -1] as const) {
    const out = side * halfWidth;
    for (const x of SEAMS) {
      model.add('truckpanel', box([x, out, (bottom + top) / 2], [0.034, 0.007, (top - bottom) / 2 - 0.07], 0.006));
      for (const end of [-0.02, 0.02])
        for (let z = bottom + 0.14; z < top - 0.1; z += 0.11)
          model.add('metal', box([x + end, out + side * 0.006, z], [0.007, 0.004, 0.007], 0.004));
    }
    for (const x of [from, to])
      for (let z = bottom + 0.14; z < top - 0.1; z += 0.11)
        model.add(
          'metal',
          box([x + (x === from ? 0.045 : -0.045), out + side * 0.011, z], [0.007, 0.003, 0.007], 0.003),
        );
    model.add('slat', box([(from + to) / 2, out, 1.43], [(to - from) / 2 - 0.07, 0.0085, 0.09], 0.003));
    model.add('caliper', box([(from + to) / 2, out, 1.56], [(to - from) / 2 - 0.07, 0.0085, 0.016], 0.003));
  }
  const wall = flank(-1, halfWidth);
  const [u, v] = [(DOOR.from + DOOR.to) / 2, (DOOR.bottom + DOOR.top) / 2];
  const size = { halfU: (DOOR.to - DOOR.from) / 2 - 0.02, halfV: (DOOR.top - DOOR.bottom) / 2, radius: 0.05 };
  addHatch(model, wall, { u, v, ...size }, { skin: 'truckpanel', locks: false });
  addGrabHandle(model, wall, DOOR.to - 0.1, 1.95, 0.12);
  for (const z of [1.35, 2, 2.65])
    model.add('metal', box([DOOR.from + 0.01, -halfWidth - 0.012, z], [0.03, 0.012, 0.05], 0.008));
}

function addRollerDoor(model: Model): void {
  const { to, bottom, top, halfWidth } = BODY;
  const slats = 12;
  const pitch = (top - bottom - 0.34) / slats;
  model.add(
    'seal',
    box([to + 0.002, 0, (bottom + top) / 2 - 0.04], [0.006, halfWidth - 0.11, (top - bottom) / 2 - 0.12], 0.004),
  );
  for (let slat = 0; slat < slats; slat++)
    model.add(
      'truckpanel',
      box([to + 0.006, 0, bottom + 0.13 + pitch * (slat + 0.5)], [0.012, halfWidth - 0.13, pitch / 2 - 0.006], 0.006),
    );
  for (const side of [1, -1] as const) {
    model.add(
      'alloy',
      box([to + 0.004, side * (halfWidth - 0.095), (bottom + top) / 2], [0.02, 0.03, (top - bottom) / 2 - 0.04], 0.01),
    );
    model.add('tailled', box([to + 0.006, side * (halfWidth - 0.1), top - 0.1], [0.014, 0.05, 0.02], 0.006));
  }
  model.add('alloy', box([to + 0.004, 0, top - 0.11], [0.02, halfWidth - 0.06, 0.09], 0.012));
  model.add('alloy', box([to + 0.004, 0, bottom + 0.06], [0.02, halfWidth - 0.06, 0.06], 0.012));
  model.add(
    'alloy',
    pipe(
      [
        [to + 0.02, -0.1, bottom + 0.2],
        [to + 0.05, -0.1, bottom + 0.2],
        [to + 0.05, 0.1, bottom + 0.2],
        [to + 0.02, 0.1, bottom + 0.2],
      ],
      0.012,
      0.015,
    ),
  );
}

/** A wind deflector on the cab's roof, in the cab's colour. */
function addDeflector(model: Model): void {
  model.addField(
    'paint',
    (x, y, z) => {
      const along = Math.min(1, Math.max(0, x - 0.62));
      const over = (z - 2.26 - 0.62 * Math.sqrt(along) + 0.12 * (y / 0.9) ** 4) * 0.6;
      const sides = smoothMax(Math.abs(y) - 0.84, Math.max(x - 1.6, 2.2 - z, 0.6 - x), 0.02);
      return smoothMax(over, sides, 0.05);
    },
    [0.5, -0.95, 2.15],
    [1.7, 0.95, 3],
    0.018,
  );
}

function addRear(model: Model): void {
  addLampBar(model, BODY.to - 0.02, 0.7, 1.02, 'FCB 528');
  model.add('alloy', box([BODY.to - 0.06, 0, 0.5], [0.03, 0.98, 0.05], 0.015));
  for (const side of [1, -1] as const) {
    model.add('black', box([BODY.to - 0.08, side * 0.4, 0.66], [0.03, 0.04, 0.2], 0.01));
    model.add('tailled', drum([BODY.to - 0.035, side * 0.85, 0.5], [BODY.to - 0.028, side * 0.85, 0.5], 0.03));
  }
}

function buildBoxTruck(detail: Detail): Model {
  const model = new Model(CHASSIS.length, detail);
  const cab = meshCab(model, CAB);
  drawFace(cab);
  addCab(cab);
  addBumper(cab, { material: 'paint', bottom: 0.36, top: 0.64, lamps: true, number: 'FCB 528' });
  addCabFittings(cab);
  addCabInterior(cab);
  addChassis(model, CHASSIS);
  addSideGuards(model, 3.2, 4.2, 0.98);
  addBox(model);
  addDeflector(model);
  addRear(model);
  return model;
}

/** A cab-over delivery truck with a pantech box, roller door and wind deflector. */
export const BOX_TRUCK: Design = {
  id: 'light-truck-1',
  body: 'light-truck',
  length: CHASSIS.length,
  width: 2 * BODY.halfWidth,
  height: BODY.top,
  build: buildBoxTruck,
  hotspots: [
    { description: 'Wide cab with three seats', at: [0.9, -0.98, 1.2], facing: [0, -1, 0] },
    { description: 'Big headlamps, easy to reach', at: [0.1, -0.76, 0.95], facing: [-1, -0.2, 0] },
    { description: 'Twin mirrors on folding arms', at: [0.16, -1.18, 1.6], facing: [-0.7, -0.6, 0] },
    { description: 'Pantech box, 18 cubic metres', at: [3.8, -1.06, 2], facing: [0, -1, 0] },
    { description: 'Side door on the kerb’s side', at: [3, -1.07, 2], facing: [0, -1, 0] },
    { description: 'Dual rear wheels', at: [4.75, -1, 0.385], facing: [0, -1, 0] },
    { description: 'Roller door the full width of the box', at: [6.36, 0, 2], facing: [1, 0, 0] },
  ],
  cabin: 'work',
};
