import type { Trait } from './features.ts';

/** A sparse design matrix by columns, for a fit by coordinate descent. */
export interface Design {
  indexOf: ReadonlyMap<string, number>;
  hold: Float64Array;
  starts: Int32Array;
  rows: Int32Array;
  values: Float64Array;
  rowCount: number;
}

export function layOut(rows: readonly (readonly Trait[])[]): Design {
  const indexOf = new Map<string, number>();
  const columns: { hold: number; rows: number[]; values: number[] }[] = [];
  rows.forEach((traits, row) => {
    for (const { name, value, hold } of traits) {
      let at = indexOf.get(name);
      if (at === undefined) {
        at = columns.push({ hold, rows: [], values: [] }) - 1;
        indexOf.set(name, at);
      }
      columns[at]!.rows.push(row);
      columns[at]!.values.push(value);
    }
  });
  const starts = new Int32Array(columns.length + 1);
  columns.forEach((column, at) => {
    starts[at + 1] = starts[at]! + column.rows.length;
  });
  return {
    indexOf,
    hold: Float64Array.from(columns, ({ hold }) => hold),
    starts,
    rows: Int32Array.from(columns.flatMap((column) => column.rows)),
    values: Float64Array.from(columns.flatMap((column) => column.values)),
    rowCount: rows.length,
  };
}

/** Huber's weights: residuals beyond this many typical ones count less, so that one mistyped price changes nothing. */
const HUBER = 1.5;

interface Fit {
  sweeps: number;
  reweighings: number;
  start?: Float64Array;
  tolerance?: number;
}

/**
 * Coefficients of a linear model of `targets` by ridge regression, each penalised by its trait's `hold`. Fitted by
 * coordinate descent, with outliers reweighted between rounds. A weight of 0 in `given` leaves a row out.
 */
export function fitRobustly(
  design: Design,
  targets: Float64Array,
  given: Float64Array,
  { sweeps, reweighings, start }: Fit,
): Float64Array {
  const coefficients = start ? start.slice() : new Float64Array(design.hold.length);
  const left = residuals(design, targets, coefficients);
  const weights = given.slice();
  if (start) reweigh(left, given, weights);
  for (let round = 0; round <= reweighings; round++) {
    for (let sweep = 0; sweep < sweeps; sweep++) sweepOnce(design, weights, coefficients, left);
    if (round < reweighings) reweigh(left, given, weights);
  }
  return coefficients;
}

function residuals({ starts, rows, values, hold }: Design, targets: Float64Array, coefficients: Float64Array) {
  const left = targets.slice();
  for (let at = 0; at < hold.length; at++) {
    const coefficient = coefficients[at]!;
    for (let k = starts[at]!; k < starts[at + 1]!; k++) left[rows[k]!]! -= coefficient * values[k]!;
  }
  return left;
}

function sweepOnce(
  { starts, rows, values, hold }: Design,
  weights: Float64Array,
  coefficients: Float64Array,
  left: Float64Array,
): void {
  for (let at = 0; at < hold.length; at++) {
    const from = starts[at]!;
    const to = starts[at + 1]!;
    const before = coefficients[at]!;
    let pull = 0;
    let size = hold[at]! + 1e-9;
    for (let k = from; k < to; k++) {
      const row = rows[k]!;
      const weighed = weights[row]! * values[k]!;
      pull += weighed * (left[row]! + before * values[k]!);
      size += weighed * values[k]!;
    }
    const after = pull / size;
    if (after === before) continue;
    coefficients[at] = after;
    for (let k = from; k < to; k++) left[rows[k]!]! -= (after - before) * values[k]!;
  }
}

function reweigh(left: Float64Array, given: Float64Array, weights: Float64Array): void {
  const sizes = left
    .filter((_, row) => given[row]! > 0)
    .map(Math.abs)
    .sort();
  const typical = Math.max((sizes[sizes.length >> 1] ?? 0) * 1.4826, 0.01);
  for (let row = 0; row < left.length; row++)
    weights[row] = given[row]! * Math.min(1, (HUBER * typical) / Math.max(Math.abs(left[row]!), 1e-9));
}
