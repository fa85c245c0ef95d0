import { type Field, type Point2, type Point3, roundedBox, smoothMax } from '../../../../geometry/fields.ts';
import type { Model } from '../../../../geometry/model.ts';
import { addTube } from './tubes.ts';

/** Both ends of the handlebar: grip, bar end, lever, and where given a small mirror on a bent stalk above the hand. */
export function addControls(
  model: Model,
  grip: readonly [from: Point3, to: Point3],
  mirror?: { at: Point3; round?: boolean },
): void {
  const [from, to] = grip;
  addTube(model, 'trim', [from, to], 0.0165, true);
  const beyond: Point3 = [to[0] + (to[0] - from[0]) * 0.1, to[1] + 0.02, to[2] + (to[2] - from[2]) * 0.1];
  addTube(model, 'metal', [to, beyond], 0.014, true);
  addTube(model, 'trim', [from, [from[0] - 0.03, from[1] + 0.01, from[2]]], 0.02, true);
  const lever: Point3[] = [
    [from[0] - 0.03, from[1] + 0.005, from[2]],
    [from[0] - 0.06, from[1] + 0.05, from[2] - 0.005],
    [to[0] - 0.055, to[1] - 0.01, to[2] - 0.015],
  ];
  addTube(model, 'metal', lever, 0.006, true);
  if (!mirror) return;
  const stalk: Point3[] = [
    [from[0] - 0.01, from[1] - 0.01, from[2] + 0.01],
    [from[0] - 0.03, from[1] + 0.01, from[2] + 0.07],
    [mirror.at[0] - 0.01, mirror.at[1] - 0.03, mirror.at[2] - 0.01],
  ];
  addTube(model, 'trim', stalk, 0.0055, true);
  addMirror(model, mirror.at, mirror.round === true);
}

/** A mirror on each side, whose glass looks back. */
export function addMirror(model: Model, [x, y, z]: Point3, round: boolean): void {
  const shell: Field = (px, py, pz) => {
    const [u, v, w] = [px - x + 0.12 * (py - y), py - y, pz - z + 0.12 * (py - y)];
    const taper = 0.032 + 0.1 * v;
    const outline = round ? Math.hypot(v, w) - 0.046 : roundedBox(v, w, 0, 0.068, Math.max(taper, 0.02), 1, 0.02);
    return smoothMax(outline, Math.hypot(u + 0.02, 0) - 0.026, 0.018);
  };
  const low: Point3 = [x - 0.08, y - 0.1, z - 0.08];
  const high: Point3 = [x + 0.06, y + 0.1, z + 0.08];
  const surface = model.surface('trim', shell, low, high, 0.005);
  surface.cut('trim', 'mirrorglass', (_x, _y, _z, nx) => 0.93 - nx);
  model.addParts(surface.triangles, { mirrored: true });
}

/**
 * A bowed guard before each hand: its middle (y, z), its bow's x there, how it leans, half its thickness. `half` is
 * half its height in the middle, and how fast that falls outwards.
 */
export function handGuard(o: { at: Point2; x: number; lean: number; thickness: number; half: Point2 }): Field {
  const [cy, cz] = o.at;
  return (x, y, z) => {
    const out = Math.abs(y) - cy;
    const bow = o.x + 1.9 * out * out + o.lean * (z - cz);
    const outline = roundedBox(out, z - cz, 0, 0.105, o.half[0] - o.half[1] * out, 1, 0.03);
    return smoothMax(Math.abs(x - bow) - o.thickness, outline, 0.006);
  };
}
