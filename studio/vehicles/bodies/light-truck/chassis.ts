import type { Model } from '../../../geometry/model.ts';
import { addMudguard } from '../../parts/alloy-tray.ts';
import { box, drum, pipe } from '../../parts/solids.ts';
import { buildWheel } from '../../wheels/wheels.ts';

/** Sizes of a ladder frame with single wheels in front and twins behind, in metres. */
export type ChassisSizes = {
  length: number;
  frontAxle: number;
  rearAxle: number;
  wheelRadius: number;
  /** Distance of the middle of front wheels and of outer rear wheels from the vehicle's middle. */
  frontTrack: number;
  rearTrack: number;
  railTop: number;
  /** Between which x tank and battery hang on the frame. */
  tankAt: readonly [number, number];
};

const SIDES = [1, -1] as const;
const WHEEL_WIDTH = 0.205;

function addWheels(model: Model, c: ChassisSizes): void {
  const wheel = buildWheel(
    { radius: c.wheelRadius, rimRadius: c.wheelRadius * 0.6, width: WHEEL_WIDTH, style: 'steel' },
    model.detail,
  );
  const { caliper: _caliper, ...withoutCaliper } = wheel;
  const inner = { tyre: wheel.tyre ?? [], black: wheel.black ?? [] };
  for (const flipped of [false, true]) {
    model.addParts(withoutCaliper, { at: [c.frontAxle, c.frontTrack, c.wheelRadius], flipped });
    model.addParts(withoutCaliper, { at: [c.rearAxle, c.rearTrack, c.wheelRadius], flipped });
    model.addParts(inner, { at: [c.rearAxle, c.rearTrack - WHEEL_WIDTH - 0.03, c.wheelRadius], flipped });
  }
  for (const [axle, track] of [
    [c.frontAxle, c.frontTrack],
    [c.rearAxle, c.rearTrack],
  ] as const) {
    model.add(
      'black',
      pipe(
        [
          [axle, -track + 0.08, c.wheelRadius],
          [axle, track - 0.08, c.wheelRadius],
        ],
        0.055,
      ),
    );
    for (const side of SIDES)
      model.add('black', box([axle, side * 0.42, c.wheelRadius + 0.1], [0.55, 0.035, 0.025], 0.01));
  }
  model.add('black', drum([c.rearAxle, -0.18, c.wheelRadius], [c.rearAxle, 0.18, c.wheelRadius], 0.17));
}

function addHangings(model: Model, { tankAt: [from, to], railTop }: ChassisSizes): void {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  model.add('alloy', box([middle, -0.68, railTop - 0.26], [half, 0.2, 0.17], 0.06));
  for (const x of [middle - half * 0.55, middle + half * 0.55])
    model.add('trim', box([x, -0.68, railTop - 0.26], [0.02, 0.206, 0.176], 0.06));
  model.add(
    'trim',
    drum([middle - half * 0.2, -0.86, railTop - 0.12], [middle - half * 0.2, -0.91, railTop - 0.11], 0.035),
  );
  model.add('trim', box([from + 0.22, 0.66, railTop - 0.24], [0.22, 0.16, 0.16], 0.03));
  model.add(
    'alloy',
    pipe(
      [
        [from + 0.5, 0.5, railTop - 0.26],
        [to + 0.1, 0.5, railTop - 0.26],
      ],
      0.09,
    ),
  );
}

/** Adds frame, axles, springs, wheels, mudguards, tank and battery box. */
export function addChassis(model: Model, c: ChassisSizes): void {
  const half = (c.length - 0.9) / 2;
  for (const side of SIDES)
    model.add('black', box([0.75 + half, side * 0.4, c.railTop - 0.1], [half, 0.035, 0.1], 0.012));
  for (let x = 1.2; x < c.length - 0.2; x += 0.75)
    model.add('black', box([x, 0, c.railTop - 0.1], [0.04, 0.4, 0.07], 0.012));
  model.add('black', box([1.1, 0, 0.62], [0.6, 0.34, 0.2], 0.08));
  addWheels(model, c);
  addHangings(model, c);
  addMudguard(model, {
    axle: c.rearAxle,
    radius: c.wheelRadius,
    outer: c.rearTrack + 0.12,
    inner: c.rearTrack - 0.38,
  });
}

/** Adds the bars along both sides, between the axles, that keep cyclists out. */
export function addSideGuards(model: Model, from: number, to: number, halfWidth: number): void {
  for (const side of SIDES) {
    for (const z of [0.48, 0.7])
      model.add('alloy', box([(from + to) / 2, side * halfWidth, z], [(to - from) / 2, 0.016, 0.05], 0.012));
    for (const x of [from + 0.25, to - 0.25])
      model.add('black', box([x, side * (halfWidth - 0.04), 0.66], [0.025, 0.02, 0.24], 0.008));
  }
}
