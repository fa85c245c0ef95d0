import { clamp, mix, type Point2 } from './fields.ts';

/** A smooth line drawn over x: its height at x, and how steeply it rises there. */
export type Curve = ((x: number) => number) & { slope: (x: number) => number };

const STEPS_PER_SPAN = 40;
const SAMPLES = 600;

function uniformSplinePoints(points: readonly Point2[]): { xs: number[]; ys: number[] } {
  const first = points[0]!;
  const last = points[points.length - 1]!;
  const control = [first, first, ...points, last, last];
  const xs: number[] = [];
  const ys: number[] = [];
  for (let i = 0; i + 3 < control.length; i++) {
    for (let step = 0; step < STEPS_PER_SPAN; step++) {
      const t = step / STEPS_PER_SPAN;
      const weights = [
        (1 - 3 * t + 3 * t * t - t * t * t) / 6,
        (4 - 6 * t * t + 3 * t * t * t) / 6,
        (1 + 3 * t + 3 * t * t - 3 * t * t * t) / 6,
        (t * t * t) / 6,
      ];
      let x = 0;
      let y = 0;
      for (let k = 0; k < 4; k++) {
        x += weights[k]! * control[i + k]![0];
        y += weights[k]! * control[i + k]![1];
      }
      xs.push(x);
      ys.push(y);
    }
  }
  xs.push(last[0]);
  ys.push(last[1]);
  return { xs, ys };
}

function resample(xs: number[], ys: number[]): Float64Array {
  const start = xs[0]!;
  const spacing = (xs[xs.length - 1]! - start) / (SAMPLES - 1);
  const values = new Float64Array(SAMPLES);
  let span = 0;
  for (let i = 0; i < SAMPLES; i++) {
    const x = start + i * spacing;
    while (span < xs.length - 2 && xs[span + 1]! < x) span++;
    const t = clamp((x - xs[span]!) / (xs[span + 1]! - xs[span]! || 1e-9), 0, 1);
    values[i] = mix(ys[span]!, ys[span + 1]!, t);
  }
  return values;
}

function centralDifferences(values: Float64Array): Float64Array {
  const last = values.length - 1;
  return values.map((_, i) => {
    if (i === 0) return values[1]! - values[0]!;
    if (i === last) return values[last]! - values[last - 1]!;
    return (values[i + 1]! - values[i - 1]!) / 2;
  });
}

/**
 * A cubic B-spline over control points whose x grows (equal neighbours make a kink).
 * The curve passes near its points, never beyond them, and goes on straight past both ends.
 */
export function spline(points: readonly Point2[]): Curve {
  const { xs, ys } = uniformSplinePoints(points);
  const start = xs[0]!;
  const spacing = (xs[xs.length - 1]! - start) / (SAMPLES - 1);
  const values = resample(xs, ys);
  const rises = centralDifferences(values);
  const last = SAMPLES - 1;
  const height = (x: number): number => {
    const place = (x - start) / spacing;
    if (place <= 0) return values[0]! + place * rises[0]!;
    if (place >= last) return values[last]! + (place - last) * rises[last]!;
    const i = place | 0;
    const t = place - i;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      (2 * t3 - 3 * t2 + 1) * values[i]! +
      (t3 - 2 * t2 + t) * rises[i]! +
      (3 * t2 - 2 * t3) * values[i + 1]! +
      (t3 - t2) * rises[i + 1]!
    );
  };
  const slope = (x: number): number => {
    const place = clamp((x - start) / spacing, 0, last - 0.001);
    const i = place | 0;
    return mix(rises[i]!, rises[i + 1]!, place - i) / spacing;
  };
  return Object.assign(height, { slope });
}
