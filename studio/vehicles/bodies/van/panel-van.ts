import { type PlaneField, polygon } from '../../../geometry/fields.ts';
import type { CarBodyParameters, CarContext, Points } from '../../car-body/parameters.ts';
import type { Design } from '../../design.ts';
import { addLevelBars, addMoulding, addNoseBadge, cutLamp, noseRecesses } from '../../front-and-rear/nose-details.ts';
import { sidePanels, type VanSizes, vanBody } from './van-body.ts';
import { addVanFittings, cutCargoFace, cutTailLamps, drawVanLines, vanDesign } from './van-parts.ts';

const SIZES: VanSizes = {
  name: 'panel van',
  length: 5.2,
  halfWidth: 0.975,
  roof: 1.98,
  cowlAt: 0.58,
  cowlHeight: 1.13,
  windscreenRun: 0.72,
  windscreenTop: 1.8,
  belt: 1.15,
  frontAxle: 0.98,
  rearAxle: 4.05,
  wheelRadius: 0.345,
  rimRadius: 0.225,
  wheelStyle: 'steel',
  nose: [
    [0.2, 0.1],
    [0.3, 0.05],
    [0.42, 0.02],
    [0.6, 0.01],
    [0.78, 0.03],
    [0.9, 0.09],
    [1, 0.18],
    [1.15, 0.4],
    [1.4, 0.8],
  ],
  tumblehome: 0.05,
  roofFillet: 0.17,
  panes: [
    [
      [1.06, 1.25],
      [1.98, 1.25],
      [1.98, 1.72],
      [1.5, 1.72],
      [1.36, 1.66],
    ],
  ],
  rearPane: [
    [0.1, 1.3],
    [0.7, 1.3],
    [0.68, 1.72],
    [0.1, 1.72],
  ],
  doors: [
    { front: () => 0.99, rear: () => 2.1, bottom: 0.36, roofGap: 0.09, aroundArch: true },
    { front: () => 2.18, rear: () => 3.42, bottom: 0.36, roofGap: 0.13 },
  ],
  seats: [[1.6, 0.26]],
  handles: [
    [1.92, 1],
    [2.34, 1],
  ],
  seatHeight: 0.78,
  mirrorAt: [1.08, 1.32],
};

const GRILLE = polygon(
  [
    [0, 0.66],
    [0.5, 0.68],
    [0.5, 0.78],
    [0, 0.8],
  ],
  0.015,
);
const INTAKE = polygon(
  [
    [0, 0.34],
    [0.56, 0.34],
    [0.62, 0.44],
    [0.5, 0.54],
    [0, 0.54],
  ],
  0.02,
);
const HEADLAMP = polygon(
  [
    [0.56, 0.7],
    [0.7, 0.7],
    [0.97, 0.8],
    [0.97, 0.99],
    [0.86, 0.985],
    [0.58, 0.82],
  ],
  0.012,
);
const SIGNATURE: Points = [
  [0.57, 0.7],
  [0.7, 0.695],
  [0.97, 0.8],
  [0.97, 0.822],
  [0.69, 0.717],
  [0.57, 0.72],
];
const PANELS: readonly Points[] = [
  [
    [2.3, 1.22],
    [3.3, 1.22],
    [3.3, 1.68],
    [2.3, 1.68],
  ],
  [
    [3.56, 1.22],
    [4.9, 1.22],
    [4.88, 1.68],
    [3.56, 1.68],
  ],
];

function drawFace(context: CarContext): void {
  const openings: PlaneField = (y, z) => Math.min(GRILLE(y, z), INTAKE(y, z));
  cutCargoFace(context, { foot: 0.4, chin: [0.58, 0.34] }, openings);
  addLevelBars(context, 'chrome', [0.705, 0.755], { halfHeight: 0.008, radius: 0.007, proud: -0.004 }, GRILLE, {
    to: 0.55,
    rise: 0,
  });
  addLevelBars(context, 'trim', [0.4, 0.46], { halfHeight: 0.01, radius: 0.008, proud: -0.012 }, INTAKE, {
    to: 0.66,
  });
  addMoulding(
    context,
    'trim',
    (y, z) => GRILLE(y, z) + 0.002,
    { radius: 0.01, proud: 0 },
    { to: 0.54, bottom: 0.64, top: 0.83 },
  );
  addNoseBadge(context, 'ring', 0.73, 0.008);
  cutLamp(context, {
    outline: HEADLAMP,
    depth: 0.55,
    projectors: [
      [0.675, 0.79, 0.044],
      [0.79, 0.85, 0.04],
    ],
    signature: SIGNATURE,
  });
  cutTailLamps(context, { inner: 0.885, bottom: 0.78, top: 1.24 });
}

const BODY: CarBodyParameters = {
  ...vanBody(SIZES),
  recesses: () => [
    ...noseRecesses([
      [GRILLE, 0.03],
      [INTAKE, 0.04],
      [HEADLAMP, 0.012, 0.55],
    ]),
    ...sidePanels(PANELS),
  ],
  shutLines: drawVanLines(SIZES, { bottom: 0.5, top: 1.84, railHeight: 1.04, rail: [3.46, 4.86] }),
  regions: drawFace,
  extras: (context) => {
    addVanFittings(context, SIZES, {
      number: 'FCV 319',
      frontPlate: 0.455,
      strips: {
        height: 0.68,
        spans: [
          [1.42, 2.08],
          [2.2, 3.4],
          [4.5, 5.02],
        ],
      },
      rear: {
        hinges: [0.72, 1.5],
        handle: 1.12,
        plate: 0.8,
        top: 1.88,
        bumper: 'trim',
      },
    });
  },
};

/** A mid-size panel van with a sliding door and glazed rear doors. */
export const PANEL_VAN: Design = vanDesign(SIZES, BODY, {
  id: 'van-1',
  hotspots: [
    {
      description: 'Projector headlamps with LED running lights',
      at: [0.25, -0.75, 0.84],
      facing: [-0.9, -0.4, 0.2],
    },
    { description: 'Large heated door mirrors', at: [1.08, -1.08, 1.32], facing: [-0.6, -0.7, 0] },
    { description: 'Steel wheels with load-rated tyres', at: [0.98, -0.97, 0.345], facing: [0, -1, 0] },
    { description: 'Sliding side door, wide enough for a pallet', at: [2.8, -0.97, 1], facing: [0, -1, 0] },
    { description: 'Rub strips where trolleys knock', at: [2.8, -0.98, 0.68], facing: [0, -1, 0] },
    { description: 'Rear barn doors that open to 180 degrees', at: [5.18, 0.4, 1.1], facing: [1, 0, 0] },
  ],
  cabin: 'work',
});
