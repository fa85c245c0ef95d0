import { type Field, polygon, roundedBox, smoothMax, smoothStep } from '../../../geometry/fields.ts';
import { buildCar } from '../../car-body/car-body.ts';
import type { CarBodyParameters, CarContext } from '../../car-body/parameters.ts';
import type { Design } from '../../design.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import { box } from '../../parts/solids.ts';
import { type PickupSizes, pickupBody, tubSpan } from './pickup.ts';
import { addSideSteps, addStepBumper, addUnderbody, cutTailgate, lineTub } from './pickup-parts.ts';

const SIZES: PickupSizes = {
  name: 'lifestyle ute',
  length: 5.36,
  halfWidth: 0.94,
  cowlAt: 1.26,
  windscreenRun: 0.6,
  deck: 1.2,
  roof: 1.815,
  cabEnd: 3.38,
  frontAxle: 0.92,
  rearAxle: 4.14,
  wheelRadius: 0.395,
  rimRadius: 0.262,
  wheelStyle: 'six',
  archGap: 0.05,
  archFlare: 0.04,
  noseSweep: 0.36,
  bonnetRise: (x) => 0.03 * smoothStep(1.2, 0.5, x),
  nose: [
    [0.3, 0.15],
    [0.4, 0.07],
    [0.52, 0.02],
    [0.66, 0.005],
    [0.9, 0.005],
    [1.03, 0.02],
    [1.1, 0.06],
    [1.18, 0.16],
    [1.34, 0.45],
  ],
  pillars: [[2.37, 0.034, 0.04]],
  doors: [
    { front: (z) => 1.38 - 0.03 * (z - 0.6), rear: () => 2.37, bottom: 0.53 },
    { front: () => 2.378, rear: (z) => 3.31 - (z - 1.2) * 0.1, bottom: 0.53 },
  ],
  seats: [
    [2.08, 0.26],
    [2.74, 0.28],
  ],
  handles: [
    [2.17, 1.03],
    [3.12, 1.03],
  ],
  handleMaterial: 'paint',
};

// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  frontDepth: 0.52,
  headlamp: [[0.52, 0.955], [0.95, 0.975], [0.97, 1.05], [0.52, 1.035]],
  headlampRounding: 0.01,
  projectors: [[0.63, 0.998, 0.026], [0.715, 1.0, 0.026]],
  daytimeRunningLines: [[[0.53, 0.962], [0.93, 0.983]]],
  lightHalfWidth: 0.006,
  // one slot from lamp to lamp, and the bumper's mouth below a broad bar in the ute's colour
  openings: [
    { outline: [[0, 0.95], [0.49, 0.955], [0.49, 1.03], [0, 1.03]], rounding: 0.012, style: 'bars', pitch: 0.03, material: 'slat' },
    { outline: [[0, 0.63], [0.5, 0.63], [0.6, 0.7], [0.56, 0.81], [0, 0.82]], style: 'honeycomb', pitch: 0.055, material: 'trim', frame: 'seal' },
    { outline: [[0.7, 0.58], [0.82, 0.6], [0.84, 0.86], [0.77, 0.84]], rounding: 0.014, style: 'closed' },
  ],
  frontStrips: [{ path: [[0.755, 0.63], [0.795, 0.81]], material: 'drl', halfWidth: 0.008, rise: 0.004 }],
  badge: 'shield',
  frontBadge: 0.9,
  frontPlate: 0.545,
  plateText: 'UTE 531',
};

/** Sails in the ute's colour that carry the cab's line down to the tub's rails, and the cover between them. */
function addSailsAndCover({ model }: CarContext): void {
  const { deck, roof, halfWidth: w } = SIZES;
  const { from, to } = tubSpan(SIZES);
  const outline = polygon(
    [
      [from - 0.06, deck - 0.02],
      [from - 0.17, roof - 0.15],
      [from - 0.02, roof - 0.15],
      [from + 0.95, deck + 0.06],
      [from + 1.02, deck - 0.02],
    ],
    0.03,
  );
  const sail: Field = (x, y, z) => {
    const aside = w - 0.085 - 0.2 * (z - deck) - 0.12 * (z - deck) ** 2;
    return smoothMax(outline(x, z), Math.abs(y - aside) - 0.035, 0.03);
  };
  const low = [from - 0.24, w - 0.34, deck - 0.05] as const;
  const sails = model.surface('paint', sail, low, [from + 1.1, w + 0.02, roof], 0.012);
  const pane = polygon(
    [
      [from + 0.03, deck + 0.12],
      [from - 0.02, roof - 0.25],
      [from + 0.02, roof - 0.25],
      [from + 0.64, deck + 0.12],
    ],
    0.03,
  );
  sails.cut('paint', 'roofblack', (x, _y, z, _nx, ny) => Math.max(pane(x, z), 0.5 - Math.abs(ny)));
  model.addParts(sails.triangles, { mirrored: true });
  const cover: Field = (x, y, z) =>
    roundedBox(
      x - (from + to) / 2,
      y,
      z - deck - 0.018 + 0.02 * y * y,
      (to - from) / 2 + 0.02,
      w - 0.135,
      0.022,
      0.014,
    );
  model.addField('trim', cover, [from - 0.1, -w, deck - 0.05], [to + 0.1, w, deck + 0.08], 0.014);
  for (const at of [0.36, 0.72, 1.08])
    model.add('black', box([from + at, 0, deck + 0.036], [0.006, w - 0.18, 0.004], 0.003));
}

const BODY: CarBodyParameters = {
  ...pickupBody(SIZES),
  wheelFinish: 'machined',
  frontAndRear: FACE,
  regions: (context) => {
    const { surface, archDistance } = context;
    surface.cut('paint', 'metal', (x, y, z) => Math.max(Math.abs(z - 0.43) - 0.045, y - 0.52, x - 0.5));
    surface.cut('paint', 'trim', (x, _y, z) => Math.min(archDistance(x, z) - 0.06, z - 0.49));
    lineTub(context, SIZES);
    cutTailgate(context, SIZES);
  },
  extras: (context) => {
    addUnderbody(context, SIZES);
    addStepBumper(context, SIZES, 'trim', 'UTE 531');
    addSideSteps(context, SIZES, 1.36, 3.4, 'trim');
    addSailsAndCover(context);
  },
};

/** A double-cab ute for the weekend: sails behind the cab, a covered tub, one slot between slim lamps. */
export const LIFESTYLE_UTE: Design = {
  id: 'ute-5',
  body: 'ute',
  length: SIZES.length,
  width: 2 * SIZES.halfWidth + 0.04,
  height: SIZES.roof,
  build: (detail) => buildCar(BODY, detail),
  hotspots: [
    { description: 'Slim LED headlamps joined by one slot', at: [0.16, -0.72, 1], facing: [-0.9, -0.4, 0.1] },
    { description: 'Upright running lights', at: [0.2, -0.78, 0.72], facing: [-0.9, -0.4, 0] },
    { description: 'Six-spoke alloys, machined face', at: [0.92, -0.93, 0.395], facing: [0, -1, 0] },
    { description: 'Side steps with non-slip treads', at: [2.4, -0.93, 0.45], facing: [0, -1, 0.2] },
    { description: 'Body-coloured sails', at: [3.8, -0.84, 1.4], facing: [0, -0.95, 0.3] },
    { description: 'Lockable cover over the tub', at: [4.6, -0.4, 1.24], facing: [0, -0.2, 0.95] },
    { description: 'Rear step bumper, ready for towing', at: [5.44, 0.5, 0.6], facing: [1, 0, 0.1] },
  ],
  cabin: 'modern',
};
