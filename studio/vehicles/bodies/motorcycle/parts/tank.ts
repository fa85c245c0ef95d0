import { type Field, smoothMax } from '../../../../geometry/fields.ts';

/** A fuel tank over the frame. */
export type Tank = {
  /** Half its width at a place along the bike, and how deep knees hollow it. */
  half: (x: number) => number;
  knee?: (x: number, z: number) => number;
  /** Height of its upper and lower side. */
  top: (x: number, y: number) => number;
  floor: (x: number) => number;
  /** Where it begins, which may change with height, and where it ends. */
  from: (z: number) => number;
  to: number;
  /** Rounding of its shoulders, its lower edge, its ends, and where these meet. */
  rounding: readonly [shoulder: number, below: number, end: number, corner: number];
};

/** The shape of a tank, to be meshed and cut. */
export function fuelTank({ half, knee = () => 0, top, floor, from, to, rounding }: Tank): Field {
  const [shoulder, below, end, corner] = rounding;
  return (x, y, z) => {
    let d = smoothMax((Math.abs(y) - half(x) + knee(x, z)) * 0.95, (z - top(x, y)) * 0.9, shoulder);
    d = smoothMax(d, floor(x) - z, below);
    return smoothMax(d, smoothMax(from(z) - x, x - to, end), corner);
  };
}
