import { floatAt, numberAt } from '../tables/number-at.ts';
import type { Trait } from './features.ts';

/** A sparse design matrix by columns, for a fit by coordinate descent. */
export interface Design {
  indexOf: ReadonlyMap<string, number>;
  hold: Float64Array;
  /** Where each column begins in `rows` and `values`, and the end of the last one. */
  starts: Uint32Array;
  rows: Uint32Array;
  values: Float64Array;
}

/** `breathe` is awaited from time to time to yield to the event loop. */
export async function layOut(rows: readonly (readonly Trait[])[], breathe: () => Promise<void>): Promise<Design> {
  const byName = new Map<string, { hold: number; rows: number[]; values: number[] }>();
  for (const [row, traits] of rows.entries()) {
    if (row % ROWS_A_BREATH === 0) await breathe();
    for (const { name, value, hold } of traits) {
      const column = byName.get(name) ?? { hold, rows: [], values: [] };
      if (column.rows.length === 0) byName.set(name, column);
      column.rows.push(row);
      column.values.push(value);
    }
  }
  await breathe();
  const columns = [...byName.values()];
  const starts = new Uint32Array(columns.length + 1);
  let end = 0;
  columns.forEach((column, at) => {
    end += column.rows.length;
    starts[at + 1] = end;
  });
  return {
    indexOf: new Map(Array.from(byName.keys(), (name, at) => [name, at])),
    hold: Float64Array.from(columns, ({ hold }) => hold),
    starts,
    rows: Uint32Array.from(columns.flatMap((column) => column.rows)),
    values: Float64Array.from(columns.flatMap((column) => column.values)),
  };
}

/** Some milliseconds' worth. */
export const ROWS_A_BREATH = 200;

/** Huber's weights: residuals beyond this many typical ones count less, so that one mistyped price changes nothing. */
const HUBER = 1.5;

interface Fit {
  sweeps: number;
  reweighings: number;
  start?: Float64Array;
  breathe: () => Promise<void>;
}

/**
 * Coefficients of a linear model of `targets` by ridge regression, each penalised by its trait's `hold`. Fitted by
 * coordinate descent, with outliers reweighted between rounds. A weight of 0 in `given` leaves a row out. `breathe` is
 * awaited between sweeps to yield to the event loop.
 */
export async function fitRobustly(
  design: Design,
  targets: Float64Array,
  given: Float64Array,
  { sweeps, reweighings, start, breathe }: Fit,
): Promise<Float64Array> {
  const coefficients = start ? start.slice() : new Float64Array(design.hold.length);
  const left = residuals(design, targets, coefficients);
  const weights = given.slice();
  if (start) reweigh(left, given, weights);
  for (let round = 0; round <= reweighings; round++) {
    for (let sweep = 0; sweep < sweeps; sweep++) {
      sweepOnce(design, weights, coefficients, left);
      await breathe();
    }
    if (round < reweighings) reweigh(left, given, weights);
  }
  return coefficients;
}

function residuals(design: Design, targets: Float64Array, coefficients: Float64Array) {
  const left = targets.slice();
  for (let at = 0; at < coefficients.length; at++) subtractColumn(design, at, floatAt(coefficients, at), left);
  return left;
}

// The innermost loops read without a check: they take nearly all the time of a fit.

/** Takes a column, multiplied by `factor`, from what is left of the targets. */
function subtractColumn({ starts, rows, values }: Design, at: number, factor: number, left: Float64Array): void {
  const to = numberAt(starts, at + 1);
  for (let k = numberAt(starts, at); k < to; k++) left[rows[k]!]! -= factor * values[k]!;
}

function sweepOnce(design: Design, weights: Float64Array, coefficients: Float64Array, left: Float64Array): void {
  const { hold } = design;
  for (let at = 0; at < hold.length; at++) {
    const before = floatAt(coefficients, at);
    const after = fitColumn(design, at, before, weights, left);
    if (after === before) continue;
    coefficients[at] = after;
    subtractColumn(design, at, after - before, left);
  }
}

/** The coefficient of a column that fits best while the others stay as they are. */
function fitColumn(
  { starts, rows, values, hold }: Design,
  at: number,
  before: number,
  weights: Float64Array,
  left: Float64Array,
): number {
  const to = numberAt(starts, at + 1);
  let pull = 0;
  let size = floatAt(hold, at) + 1e-9;
  for (let k = numberAt(starts, at); k < to; k++) {
    const row = rows[k]!;
    const value = values[k]!;
    const weighed = weights[row]! * value;
    pull += weighed * (left[row]! + before * value);
    size += weighed * value;
  }
  return pull / size;
}

function reweigh(left: Float64Array, given: Float64Array, weights: Float64Array): void {
  const sizes = left
    .filter((_, row) => floatAt(given, row) > 0)
    .map(Math.abs)
    .sort();
  const typical = Math.max((sizes[sizes.length >> 1] ?? 0) * 1.4826, 0.01);
  for (let row = 0; row < left.length; row++)
    weights[row] = floatAt(given, row) * Math.min(1, (HUBER * typical) / Math.max(Math.abs(floatAt(left, row)), 1e-9));
}
