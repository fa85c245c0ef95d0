import type { Point2 } from '../../geometry/fields.ts';
import { plainBox, revolve } from '../../geometry/lathe.ts';
import type { Model } from '../../geometry/model.ts';

/** Tread: fine and low for the road, coarse blocks for gravel and mud. */
export type Tread = 'road' | 'allTerrain';

export type TyreSizes = { radius: number; rim: number; width: number; tread: Tread };

const SEGMENTS = 108;

/** A quarter of a round shoulder from the sidewall (at `side`) up to the tread, as (radius, distance outwards). */
function shoulder(radius: number, side: number, rounding: number): Point2[] {
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => {
    const angle = (t * Math.PI) / 2;
    return [radius - rounding + rounding * Math.sin(angle), side - rounding + rounding * Math.cos(angle)];
  });
}

/** The tyre's section from bead to tread, outer half: sidewall with a rim guard and two fine rings. */
function sidewall({ radius, rim, width }: TyreSizes, crown: number): Point2[] {
  const side = width / 2;
  const height = radius - rim;
  const ring = (at: number): Point2[] => [
    [at - 0.0035, side - 0.002],
    [at - 0.0015, side],
    [at + 0.0015, side],
    [at + 0.0035, side - 0.002],
  ];
  return [
    [rim - 0.006, side - 0.03],
    [rim + 0.004, side - 0.016],
    [rim + 0.014, side - 0.009],
    ...ring(rim + 0.022),
    [rim + height * 0.34, side - 0.003],
    [rim + height * 0.46, side + 0.002],
    [rim + height * 0.58, side - 0.001],
    ...ring(rim + height * 0.68),
    ...shoulder(crown, side - 0.003, Math.min(0.034, height * 0.3)),
  ];
}

/** The tread's section from the middle to the shoulder, with grooves all around. */
function treadHalf(crown: number, width: number, tread: Tread): Point2[] {
  const depth = tread === 'road' ? 0.007 : 0;
  const grooves = [0.028, width * 0.33];
  return grooves.flatMap((at): Point2[] => [
    [crown, at - 0.005],
    [crown - depth, at - 0.004],
    [crown - depth, at + 0.004],
    [crown, at + 0.005],
  ]);
}

/** Tread blocks: sharp boxes standing around the tyre in rows, each row set off from the next. */
function addBlocks(model: Model, { radius, width, tread }: TyreSizes): void {
  const road = tread === 'road';
  const count = road ? 72 : 30;
  const depth = road ? 0.003 : 0.011;
  const pitch = (2 * Math.PI * radius) / count;
  const rows = road
    ? [{ at: width / 2 - 0.03, half: 0.012, shift: 0 }]
    : [
        { at: width / 2 - 0.026, half: 0.027, shift: 0 },
        { at: width * 0.12, half: width * 0.1, shift: 0.5 },
      ];
  const long = road ? pitch * 0.36 : pitch * 0.33;
  for (const { at, half, shift } of rows) {
    for (const side of [1, -1]) {
      const block = plainBox([radius - depth, at * side, 0], [depth, half, long]);
      for (let i = 0; i < count; i++) {
        const turn = ((i + shift + (side > 0 ? 0.25 : -0.25)) / count) * 2 * Math.PI;
        model.add('tyre', block, { leanY: turn });
      }
    }
  }
}

/** Adds a tyre about the y axis. */
export function addTyre(model: Model, sizes: TyreSizes): void {
  const crown = sizes.radius - (sizes.tread === 'road' ? 0.0015 : 0.01);
  const outer = [...treadHalf(crown, sizes.width, sizes.tread), ...sidewall(sizes, crown).reverse()];
  // the inner side is hidden: its tread and a bare wall will do
  const inner: Point2[] = [
    [sizes.rim - 0.006, 0.03 - sizes.width / 2],
    [crown - 0.05, -sizes.width / 2],
    ...shoulder(crown, sizes.width / 2 - 0.003, 0.03)
      .filter((_, i) => i % 2 === 1)
      .map(([r, y]): Point2 => [r, -y]),
    ...treadHalf(crown, sizes.width, sizes.tread)
      .map(([r, y]): Point2 => [r, -y])
      .reverse(),
  ];
  model.add('tyre', revolve([...inner, ...outer], SEGMENTS));
  addBlocks(model, sizes);
}
