import { inRepeat, type PlaneField, polygon } from '../../../geometry/fields.ts';
import type { CarBodyParameters, CarContext, Points } from '../../car-body/parameters.ts';
import type { Design } from '../../design.ts';
import {
  addBar,
  addLevelBars,
  addMoulding,
  addNoseBadge,
  cutLamp,
  noseRecesses,
} from '../../front-and-rear/nose-details.ts';
import { sidePanels, type VanSizes, vanBody } from './van-body.ts';
import { addVanFittings, cutCargoFace, cutTailLamps, drawVanLines, vanDesign } from './van-parts.ts';

const SIZES: VanSizes = {
  name: 'high-roof van',
  length: 6.2,
  halfWidth: 1.01,
  roof: 2.68,
  cowlAt: 0.78,
  cowlHeight: 1.28,
  windscreenRun: 0.62,
  windscreenTop: 2.02,
  belt: 1.24,
  frontAxle: 1.02,
  rearAxle: 4.75,
  wheelRadius: 0.36,
  rimRadius: 0.22,
  wheelStyle: 'steel',
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
      [1.24, 1.36],
      [2.16, 1.34],
      [2.16, 1.9],
      [1.66, 1.9],
      [1.5, 1.82],
    ],
  ],
  doors: [
    { front: () => 1.06, rear: () => 2.28, bottom: 0.42, roofGap: 0.56, aroundArch: true },
    { front: () => 2.4, rear: () => 3.72, bottom: 0.42, roofGap: 0.4 },
  ],
  seats: [[1.82, 0.26]],
  handles: [
    [2.1, 1.08],
    [2.56, 1.08],
  ],
  seatHeight: 0.9,
  mirrorAt: [1.28, 1.45],
};

const GRILLE = polygon(
  [
    [0, 0.7],
    [0.44, 0.7],
    [0.56, 0.82],
    [0.5, 1],
    [0, 1.02],
  ],
  0.02,
);
const INTAKE = polygon(
  [
    [0, 0.4],
    [0.62, 0.4],
    [0.66, 0.48],
    [0.6, 0.56],
    [0, 0.56],
  ],
  0.02,
);
const HEADLAMP = polygon(
  [
    [0.64, 0.84],
    [0.76, 0.8],
    [1, 0.86],
    [1, 1.18],
    [0.9, 1.18],
    [0.74, 1.04],
  ],
  0.012,
);
const SIGNATURE: Points = [
  [0.63, 0.85],
  [0.75, 0.795],
  [0.762, 0.815],
  [0.665, 0.865],
  [0.75, 1.03],
  [0.9, 1.165],
  [0.9, 1.19],
  [0.73, 1.05],
];
const PANELS: readonly Points[] = [
  [
    [2.54, 1.32],
    [3.6, 1.32],
    [3.6, 2.16],
    [2.54, 2.16],
  ],
  [
    [3.86, 1.32],
    [4.84, 1.32],
    [4.84, 2.16],
    [3.86, 2.16],
  ],
  [
    [4.98, 1.32],
    [5.9, 1.32],
    [5.88, 2.16],
    [4.98, 2.16],
  ],
];

function drawFace(context: CarContext): void {
  const openings: PlaneField = (y, z) => Math.min(GRILLE(y, z), INTAKE(y, z));
  cutCargoFace(context, { foot: 0.47, chin: [0.64, 0.4] }, openings);
  addLevelBars(context, 'trim', [0.76, 0.84, 0.92], { halfHeight: 0.016, radius: 0.008, proud: -0.01 }, GRILLE, {
    to: 0.6,
  });
  const uprights = { halfHeight: 0.004, radius: 0.005, proud: -0.018 };
  addBar(context, 'slat', (y) => inRepeat(y / 0.09) * 0.09, uprights, GRILLE, {
    to: 0.6,
    bottom: 0.69,
    top: 1.04,
  });
  addMoulding(
    context,
    'chrome',
    (y, z) => GRILLE(y, z) + 0.002,
    { radius: 0.011, proud: 0 },
    { to: 0.62, bottom: 0.66, top: 1.05 },
  );
  addLevelBars(context, 'trim', [0.45, 0.51], { halfHeight: 0.01, radius: 0.008, proud: -0.012 }, INTAKE, {
    to: 0.7,
  });
  addNoseBadge(context, 'chevron', 0.88, 0.008);
  cutLamp(context, {
    outline: HEADLAMP,
    depth: 0.6,
    projectors: [
      [0.76, 0.89, 0.05],
      [0.87, 0.99, 0.045],
    ],
    signature: SIGNATURE,
  });
  cutTailLamps(context, { inner: 0.92, bottom: 0.92, top: 1.42 });
}

const BODY: CarBodyParameters = {
  ...vanBody(SIZES),
  recesses: () => [
    ...noseRecesses([
      [GRILLE, 0.04],
      [INTAKE, 0.04],
      [HEADLAMP, 0.012, 0.6],
    ]),
    ...sidePanels(PANELS),
  ],
  shutLines: drawVanLines(SIZES, { bottom: 0.56, top: 2.46, railHeight: 1.14, rail: [3.76, 5.2] }),
  regions: drawFace,
  extras: (context) => {
    addVanFittings(context, SIZES, {
      number: 'FHR 603',
      frontPlate: 0.6,
      strips: {
        height: 0.78,
        spans: [
          [1.5, 2.24],
          [2.42, 3.68],
          [3.78, 4.26],
          [5.24, 6],
        ],
      },
      rear: {
        hinges: [0.78, 1.6, 2.2],
        handle: 1.22,
        plate: 0.86,
        top: 2.53,
        bumper: 'trim',
      },
    });
  },
};

/** A long van with a high roof that one can stand in, and windowless rear doors. */
export const HIGH_ROOF_VAN: Design = vanDesign(SIZES, BODY, {
  id: 'van-2',
  hotspots: [
    { description: 'Tall headlamps with LED signature', at: [0.23, -0.82, 1], facing: [-0.9, -0.4, 0.1] },
    {
      description: 'High roof: stand upright in the load area',
      at: [3.4, -0.75, 2.6],
      facing: [0, -0.4, 0.9],
    },
    {
      description: 'Big door mirrors for reversing into docks',
      at: [1.28, -1.12, 1.45],
      facing: [-0.6, -0.7, 0],
    },
    { description: 'Extra-wide sliding door', at: [3.06, -1, 1.2], facing: [0, -1, 0] },
    { description: 'Load length of more than 3.5 metres', at: [4.8, -1, 1.5], facing: [0, -1, 0] },
    { description: 'Rear doors with a low loading height', at: [6.15, 0.4, 1.2], facing: [1, 0, 0] },
  ],
  cabin: 'work',
});
