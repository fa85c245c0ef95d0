import { spline } from '../../../geometry/curves.ts';
import { mix, polygon } from '../../../geometry/fields.ts';
import type { CarBodyParameters, Door, Points, SeatRow } from '../../car-body/parameters.ts';
import type { WheelStyle } from '../../wheels/wheels.ts';

/** What tells one van from another, in metres; x runs from the nose. */
export type VanSizes = {
  name: string;
  length: number;
  halfWidth: number;
  roof: number;
  /** Foot of the windscreen: x, height; its run backwards and the height of its top. */
  cowlAt: number;
  cowlHeight: number;
  windscreenRun: number;
  windscreenTop: number;
  /** Height of the side from which the upper body leans in. */
  belt: number;
  frontAxle: number;
  rearAxle: number;
  wheelRadius: number;
  rimRadius: number;
  wheelStyle: WheelStyle;
  sillHeight?: number;
  noseSweep?: number;
  nose: Points;
  /** Lean of the sides above the belt, in proportion. */
  tumblehome: number;
  /** Rounding of roof to sides. */
  roofFillet: number;
  /** Side panes as outlines in (x, z). */
  panes: readonly Points[];
  /** Outline of the pane in the rear doors, left half; none without. */
  rearPane?: Points;
  doors: readonly Door[];
  seats: readonly SeatRow[];
  handles: Points;
  handleMaterial?: string;
  seatHeight: number;
  mirrorAt: readonly [x: number, z: number];
};

const SIDE_SECTION: Points = [
  [-0.9, -0.07],
  [-0.75, -0.03],
  [-0.62, -0.008],
  [-0.5, 0],
  [-0.3, -0.004],
  [-0.1, -0.004],
  [-0.02, 0],
  [0, 0],
  [0.03, -0.006],
  [0.1, -0.016],
  [0.25, -0.03],
  [0.4, -0.05],
];

function roofLine(sizes: VanSizes): Points {
  const { cowlAt, cowlHeight: foot, windscreenRun: run, windscreenTop: top, roof, length } = sizes;
  const over = cowlAt + run;
  return [
    // bonnet and windscreen
    [cowlAt - 0.58, foot - 0.41],
    [cowlAt - 0.28, foot - 0.2],
    [cowlAt, foot],
    [cowlAt + run * 0.39, mix(foot, top, 0.37)],
    [cowlAt + run * 0.75, mix(foot, top, 0.76)],
    // forehead
    [over + 0.06, mix(top, roof, 0.2)],
    [over + 0.3, mix(top, roof, 0.68)],
    [over + 0.75, mix(top, roof, 0.93)],
    // roof
    [over + 1.4, roof],
    [length - 0.9, roof],
    [length - 0.3, roof - 0.015],
    [length + 0.1, roof - 0.03],
    [length + 0.4, roof - 0.08],
  ];
}

function lowerBody({
  length,
  halfWidth: w,
  cowlAt,
  cowlHeight,
  belt,
  rearAxle,
}: VanSizes): Pick<CarBodyParameters, 'deckHeight' | 'planHalfWidth' | 'shoulderLine' | 'beltLine' | 'tailProfile'> {
  const foot = cowlHeight - 1.13;
  const shift = cowlAt - 0.58;
  return {
    shoulderLine: spline([
      [-0.3, belt - 0.23],
      [0.5, belt - 0.17],
      [1.2, belt - 0.11],
      [2.5, belt - 0.09],
      [length + 0.3, belt - 0.09],
    ]),
    deckHeight: [
      [-0.4, 0.7 + foot],
      [-0.1, 0.84 + foot],
      [0.06, 0.95 + foot],
      [0.3 + shift * 0.6, 1.04 + foot],
      [0.6 + shift, 1.12 + foot],
      [0.9 + shift, mix(1.18 + foot, belt + 0.05, 0.5)],
      [1.4 + shift, belt + 0.05],
      [3, belt + 0.05],
      [length + 0.4, belt + 0.05],
    ],
    beltLine: [
      [-0.3, belt - 0.05],
      [0.6, belt - 0.02],
      [1.4, belt],
      [length + 0.3, belt],
    ],
    planHalfWidth: [
      [-0.3, w - 0.095],
      [0.3, w - 0.04],
      [0.9, w - 0.013],
      [1.7, w - 0.007],
      [3, w - 0.005],
      [rearAxle + 0.4, w - 0.007],
      [length + 0.2, w - 0.025],
    ],
    tailProfile: [
      [0.2, 0.07],
      [0.35, 0.03],
      [0.6, 0.03],
      [1.2, 0.035],
      [1.6, 0.05],
      [2.1, 0.07],
      [2.7, 0.1],
    ],
  };
}

/** Presses shallow panels into the cargo sides, as stiffening, each an outline in (x, z). */
export function sidePanels(
  outlines: readonly Points[],
  depth = 0.014,
): NonNullable<ReturnType<NonNullable<CarBodyParameters['recesses']>>> {
  return outlines.map((outline) => {
    const panel = polygon(outline, 0.03);
    return { field: (x, _y, z) => panel(x, z), depth };
  });
}

/** Makes the parameters of a van's body from its sizes; lamps, grille and details are the design's. */
export function vanBody(sizes: VanSizes): CarBodyParameters {
  const { name, length, halfWidth, roof, cowlAt, windscreenRun: run, belt, frontAxle, rearAxle, wheelRadius } = sizes;
  const { rimRadius, wheelStyle, doors, seats, handles, seatHeight, mirrorAt, tumblehome, roofFillet } = sizes;
  const panes = sizes.panes.map((outline) => polygon(outline, 0.05));
  return {
    ...lowerBody(sizes),
    name,
    length,
    halfWidth,
    frontAxle,
    rearAxle,
    wheelRadius,
    rimRadius,
    wheelStyle,
    doors,
    seats,
    handles,
    seatHeight,
    tumblehome,
    roofFillet,
    meshHeight: roof + 0.15,
    archRadius: wheelRadius + 0.042,
    archFlare: 0.012,
    sillHeight: sizes.sillHeight ?? 0.22,
    sideSection: SIDE_SECTION,
    glasshouseFrom: belt - 0.3,
    deckCrown: 0.03,
    shoulderFillet: 0.1,
    noseProfile: sizes.nose,
    noseSweep: sizes.noseSweep ?? 0.34,
    noseSweepPower: 3.2,
    tailSweep: 0.09,
    tailSweepPower: 5,
    tailFillet: 0.1,
    roofLine: roofLine(sizes),
    roofCrown: 0.06,
    roofCentre: 2.8,
    screenBow: 0.055,
    glasshouseHalfWidth: [
      [cowlAt - 0.58, halfWidth - 0.17],
      [cowlAt, halfWidth - 0.095],
      [cowlAt + 0.45, halfWidth - 0.045],
      [cowlAt + 1, halfWidth - 0.026],
      [length - 0.8, halfWidth - 0.028],
      [length + 0.1, halfWidth - 0.045],
    ],
    tumblehomeCurve: 0.085,
    glasshouseRear: (x, y, z) => (x - length + 0.05 + (z - belt) * 0.05 + 0.07 * (y / halfWidth) ** 4) * 0.99,
    glasshouseEndFillet: 0.12,
    glasshouseTailFillet: 0.12,
    windscreen: [cowlAt, cowlAt + run],
    windscreenPillarWidth: 0.07,
    sideGlass: () => (x, _y, z) => Math.min(...panes.map((pane) => pane(x, z))),
    ...(sizes.rearPane ? { rearWindowOutline: sizes.rearPane, rearWindowRounding: 0.04 } : {}),
    bonnetLines: {
      sides: [
        [0, halfWidth - 0.315],
        [0.3, halfWidth - 0.215],
        [0.6, halfWidth - 0.145],
        [1, halfWidth - 0.105],
      ],
      front: [
        [0, 0.1],
        [0.4, 0.14],
        [0.7, 0.25],
        [0.9, 0.42],
      ],
      between: [0.14, cowlAt + 0.14],
    },
    cabinFloor: [cowlAt + 0.12, cowlAt + 1.5],
    dashboardAt: cowlAt + 0.42,
    mirror: [mirrorAt[0], mirrorAt[1], halfWidth + 0.085],
    handleMaterial: sizes.handleMaterial ?? 'trim',
  };
}
