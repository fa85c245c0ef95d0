import { spline } from '../../../geometry/curves.ts';
import { roundedBox, smoothMax } from '../../../geometry/fields.ts';
import type { CarBodyParameters, Door, Points, SeatRow } from '../../car-body/parameters.ts';
import type { WheelStyle } from '../../wheels/wheels.ts';

/** What tells one ute from another, in metres; x runs from the nose. */
export type PickupSizes = {
  name: string;
  length: number;
  halfWidth: number;
  /** Foot of the windscreen, and how far its top stands back from it (0.56). */
  cowlAt: number;
  windscreenRun?: number;
  /** Height of bonnet, belt and tub's rails, and of the roof. */
  deck: number;
  roof: number;
  /** Back of the cab. */
  cabEnd: number;
  /** Whether the body ends with the cab: a tray is added by the design. */
  cabOnly?: boolean;
  frontAxle: number;
  rearAxle: number;
  wheelRadius: number;
  rimRadius: number;
  wheelWidth?: number;
  wheelStyle: WheelStyle;
  archGap?: number;
  archFlare?: number;
  sillHeight?: number;
  /** Extra height of the deck over x. */
  bonnetRise?: (x: number) => number;
  nose?: Points;
  noseSweep?: number;
  screenBow?: number;
  tumblehome?: number;
  doors: readonly Door[];
  pillars: readonly (readonly [number, number, number])[];
  seats: readonly SeatRow[];
  handles: Points;
  handleMaterial?: string;
};

/** Between which x the tub lies. */
export function tubSpan({ cabEnd, length }: PickupSizes): { from: number; to: number } {
  return { from: cabEnd + 0.14, to: length - 0.1 };
}

const SIDE_SECTION: Points = [
  [-0.79, -0.08],
  [-0.66, -0.048],
  [-0.57, -0.024],
  [-0.48, -0.008],
  [-0.41, -0.003],
  [-0.33, -0.005],
  [-0.23, -0.01],
  [-0.14, -0.013],
  [-0.05, -0.006],
  [-0.012, -0.001],
  [0, 0],
  [0.012, -0.003],
  [0.06, -0.016],
  [0.12, -0.034],
  [0.2, -0.07],
  [0.3, -0.12],
];

function roofLine({ cowlAt, windscreenRun: run = 0.56, deck, roof, cabEnd }: PickupSizes): Points {
  const rise = roof - deck;
  return [
    // scuttle
    [cowlAt - 0.7, deck - 0.39],
    [cowlAt - 0.35, deck - 0.21],
    [cowlAt - 0.02, deck - 0.02],
    // windscreen
    [cowlAt + run * 0.5, deck + rise * 0.345],
    [cowlAt + run * 0.95, deck + rise * 0.7],
    // roof
    [cowlAt + run * 1.4, deck + rise * 0.895],
    [cowlAt + run * 1.4 + 0.42, roof - 0.012],
    [Math.max(cabEnd - 0.5, cowlAt + run * 1.4 + 0.55), roof],
    [cabEnd - 0.16 + 0.2, roof - 0.012],
    [cabEnd + 0.2, roof - 0.035],
    [cabEnd + 0.44, roof - 0.1],
    [cabEnd + 0.74, roof - 0.2],
  ];
}

function deckHeight({ deck, length, bonnetRise = () => 0 }: PickupSizes): Points {
  const points: Points = [
    [-0.4, deck - 0.31],
    [-0.1, deck - 0.21],
    [0.06, deck - 0.13],
    [0.35, deck - 0.08],
    [0.85, deck - 0.04],
    [1.3, deck - 0.005],
    [1.8, deck],
    [3, deck],
    [4.5, deck + 0.005],
    [length, deck + 0.01],
    [length + 0.4, deck + 0.01],
  ];
  return points.map(([x, z]) => [x, z + bonnetRise(x)]);
}

/** Cuts the tub out of the body, and the gap between it and the cab; or all that lies behind the cab. */
function hollow(sizes: PickupSizes): CarBodyParameters['hollow'] {
  const { cabEnd, deck, halfWidth } = sizes;
  if (sizes.cabOnly)
    return (d, x, y, z) =>
      smoothMax(d, x - cabEnd - 0.02 + 0.02 * (y / halfWidth) ** 2 + 0.1 * Math.max(z - deck, 0), 0.05);
  const { from, to } = tubSpan(sizes);
  return (d, x, y, z) => {
    const tub = roundedBox(x - (from + to) / 2, y, z - deck - 0.26, (to - from) / 2, halfWidth - 0.155, 0.7, 0.05);
    const gap = Math.max(Math.abs(x - cabEnd - 0.068) - 0.012, 0.6 - z, z - deck - 0.1);
    return smoothMax(smoothMax(d, -tub, 0.025), -gap, 0.02);
  };
}

function shape(
  sizes: PickupSizes,
): Pick<
  CarBodyParameters,
  | 'deckHeight'
  | 'beltLine'
  | 'roofLine'
  | 'glasshouseHalfWidth'
  | 'planHalfWidth'
  | 'noseProfile'
  | 'tailProfile'
  | 'shoulderLine'
> {
  const { deck, length, halfWidth: w, cowlAt, cabEnd, rearAxle } = sizes;
  return {
    shoulderLine: spline([
      [-0.3, deck - 0.22],
      [0.5, deck - 0.16],
      [1.2, deck - 0.12],
      [2.5, deck - 0.11],
      [3.6, deck - 0.105],
      [length + 0.2, deck - 0.1],
    ]),
    deckHeight: deckHeight(sizes),
    beltLine: [
      [-0.3, deck - 0.07],
      [1, deck - 0.05],
      [1.8, deck - 0.04],
      [2.6, deck - 0.025],
      [3.4, deck - 0.01],
      [length, deck + 0.01],
    ],
    roofLine: roofLine(sizes),
    glasshouseHalfWidth: [
      [0.4, w - 0.185],
      [cowlAt - 0.2, w - 0.115],
      [cowlAt + 0.3, w - 0.08],
      [cowlAt + 0.9, w - 0.065],
      [Math.max(cabEnd - 0.4, cowlAt + 1), w - 0.065],
      [cabEnd + 0.05, w - 0.08],
      [cabEnd + 0.6, w - 0.095],
    ],
    planHalfWidth: [
      [-0.3, w - 0.075],
      [0.3, w - 0.03],
      [0.9, w - 0.01],
      [1.7, w - 0.01],
      [2.8, w - 0.007],
      [rearAxle, w - 0.005],
      [length - 0.5, w - 0.01],
      [length + 0.1, w - 0.025],
    ],
    noseProfile: sizes.nose ?? [
      [0.3, 0.16],
      [0.4, 0.08],
      [0.5, 0.03],
      [0.62, 0.01],
      [deck - 0.37, 0.01],
      [deck - 0.21, 0.03],
      [deck - 0.11, 0.08],
      [deck + 0.01, 0.2],
      [deck + 0.21, 0.5],
    ],
    tailProfile: [
      [0.2, 0.04],
      [0.5, 0.03],
      [0.8, 0.025],
      [1.3, 0.02],
      [1.6, 0.02],
    ],
  };
}

function glass({
  cowlAt,
  windscreenRun: run = 0.56,
  cabEnd,
  deck,
  roof,
  halfWidth: w,
}: PickupSizes): Partial<CarBodyParameters> {
  return {
    windscreen: [cowlAt, cowlAt + run],
    roofRailWidth: 0.08,
    beltMoulding: 0.035,
    windscreenPillarWidth: 0.06,
    sideGlassRear: (x, z) => (x - cabEnd + 0.14 + (z - deck) * 0.16) * 0.98,
    sideGlassFront: (x) => (cowlAt + 0.14 - x) * 0.9,
    rearWindowOutline: [
      [0, deck + 0.08],
      [w - 0.32, deck + 0.08],
      [w - 0.37, roof - 0.22],
      [0, roof - 0.2],
    ],
    rearWindowRounding: 0.03,
  };
}

const drawTailgateAndFuelFlap =
  ({ cabOnly, length, halfWidth: w, cabEnd, deck }: PickupSizes): CarBodyParameters['shutLines'] =>
  (_context, draw) => {
    if (cabOnly) return;
    draw(
      (_x, y) => y - (w - 0.18),
      (x, _y, z, nx) => Math.max(0.5 - nx, 0.66 - z, length - 0.3 - x),
    );
    draw(
      (_x, _y, z) => z - 0.66,
      (x, y, _z, nx) => Math.max(0.5 - nx, y - (w - 0.175), length - 0.3 - x),
    );
    draw(
      (x, _y, z) => Math.hypot(x - cabEnd - 0.3, z - deck + 0.23) - 0.075,
      (_x, _y, _z, _nx, ny) => 0.6 - ny,
    );
  };

/** Makes the parameters of a ute's body from its sizes: bonnet, cab and tub; lamps and details are the design's. */
export function pickupBody(sizes: PickupSizes): CarBodyParameters {
  const { length, halfWidth, cowlAt, deck, roof, cabEnd, wheelRadius } = sizes;
  const { rearAxle, frontAxle, rimRadius, wheelStyle, doors, pillars, seats, handles, name } = sizes;
  return {
    ...shape(sizes),
    ...glass(sizes),
    name,
    length,
    halfWidth,
    frontAxle,
    rearAxle,
    wheelRadius,
    rimRadius,
    wheelStyle,
    doors,
    pillars,
    seats,
    handles,
    windscreen: [cowlAt, cowlAt + (sizes.windscreenRun ?? 0.56)],
    meshHeight: roof + 0.15,
    wheelWidth: sizes.wheelWidth ?? 0.25,
    archRadius: wheelRadius + (sizes.archGap ?? 0.05),
    archFlare: sizes.archFlare ?? 0.028,
    archFlareWidth: 0.06,
    sillHeight: sizes.sillHeight ?? 0.36,
    sideSection: SIDE_SECTION,
    glasshouseFrom: deck - 0.29,
    deckCrown: 0.02,
    shoulderFillet: 0.05,
    noseSweep: sizes.noseSweep ?? 0.3,
    noseSweepPower: 3.6,
    tailSweep: 0.1,
    tailSweepPower: 4,
    tailFillet: 0.06,
    roofCentre: cowlAt + 1,
    screenBow: sizes.screenBow ?? 0.06,
    tumblehome: sizes.tumblehome ?? 0.24,
    tumblehomeCurve: 0.14,
    glasshouseRear: (x, y, z) => (x - cabEnd + (z - deck) * 0.14 + 0.05 * (y / halfWidth) ** 2) * 0.98,
    glasshouseEndFillet: 0.1,
    hollow: hollow(sizes),
    bonnetLines: {
      sides: [
        [0, halfWidth - 0.245],
        [0.3, halfWidth - 0.175],
        [0.8, halfWidth - 0.125],
        [1.5, halfWidth - 0.095],
      ],
      front: [
        [0, 0.12],
        [0.4, 0.15],
        [0.7, 0.22],
        [halfWidth - 0.045, 0.36],
      ],
      between: [0.15, cowlAt + 0.04],
    },
    shutLines: drawTailgateAndFuelFlap(sizes),
    cabinFloor: [cowlAt, cabEnd - 0.06],
    dashboardAt: cowlAt + 0.32,
    seatHeight: deck - 0.37,
    mirror: [cowlAt + 0.32, deck + 0.105, halfWidth + 0.04],
    handleMaterial: sizes.handleMaterial ?? 'trim',
  };
}
