import { ComparableIndex, computeSimilarity, type Nearness } from './comparables.ts';
import type { PricedVehicle, Subject } from './market-vehicle.ts';
import { computeFreshness, learnPrices } from './price-model.ts';
import { computeWeightedQuantile, type Weighted } from './weighted.ts';

/** A vehicle that an appraisal rests on. */
export interface Comparable {
  vehicle: PricedVehicle;
  /** Dollars that it would be asked for, had it the subject's age, kilometres and grade. */
  adjusted: number;
  /** 0 to 1; a twin of the subject that is advertised today has 1. */
  weight: number;
}

/** What the market asks for vehicles like a subject, in dollars. */
export interface Appraisal {
  market: number;
  /** Between these lies the middle 80% of what such vehicles are asked for. */
  low: number;
  high: number;
  /** 0 to 1: by how many comparable vehicles there are, how near they are, and how far they agree. */
  confidence: number;
  nearness: Nearness;
  comparables: Comparable[];
}

/** Answers what vehicles like a subject are asked for; null where too few can be compared with it. */
export type Appraise = (subject: Subject) => Appraisal | null;

/** Under this weight a vehicle says next to nothing of another. */
const LEAST_WEIGHT = 0.03;
/** Fewer are anecdotes. */
const LEAST_COUNT = 3;
/**
 * As many twins of the subject, spread as the whole stock is spread around what is expected, stand beside its
 * comparables.
 */
const COMMON_WEIGHT = 6;
/**
 * Ranges of a few comparables come out narrow; so much wider, eight in ten vehicles lie within theirs (`npm run
 * bench`).
 */
const WIDENED = 1.15;

/**
 * Learns a market from vehicles with prices, as of a year. A vehicle is never compared with itself: neither does its
 * price count among its comparables, nor has the model that adjusts them seen it. `breathe` is awaited now and then, so
 * that others get their turn.
 */
export async function learnMarket(
  vehicles: readonly PricedVehicle[],
  thisYear: number,
  breathe: () => Promise<void> = async () => {},
): Promise<Appraise> {
  const model = await learnPrices(vehicles, thisYear, breathe);
  const shelves = new ComparableIndex(vehicles);
  const common = commonSpread(model.residuals);
  return (subject) => {
    const near = nearest(subject, vehicles, shelves);
    if (!near) return null;
    const own = near.rows.map(({ row, weight }) => ({ value: model.residuals[row]!, weight }));
    const expected = model.expectedLog(subject);
    const dollars = (residual: number) => Math.exp(expected + residual);
    const range = rangeOf([...own, ...common]);
    return {
      market: dollars(range.middle),
      low: dollars(range.low),
      high: dollars(range.high),
      confidence: confidenceOf(near, range.high - range.low),
      nearness: near.nearness,
      comparables: near.rows.map(({ row, weight }) => ({
        vehicle: vehicles[row]!,
        adjusted: dollars(model.residuals[row]!),
        weight,
      })),
    };
  };
}

interface Near {
  nearness: Nearness;
  rows: { row: number; weight: number }[];
}

/** Those of the same model where there are enough, else the maker's with the same body. */
function nearest(
  subject: Subject,
  vehicles: readonly PricedVehicle[],
  shelves: ComparableIndex,
): Near | null {
  for (const nearness of ['model', 'body'] as const) {
    const rows = shelves.rowsNear(subject, nearness).flatMap((row) => {
      const vehicle = vehicles[row]!;
      const weight = computeSimilarity(subject, vehicle) * computeFreshness(vehicle);
      return vehicle.id === subject.id || weight < LEAST_WEIGHT ? [] : [{ row, weight }];
    });
    if (rows.length >= LEAST_COUNT) return { nearness, rows };
  }
  return null;
}

function rangeOf(items: readonly Weighted[]) {
  const middle = computeWeightedQuantile(items, 0.5);
  const widened = (share: number) => middle + WIDENED * (computeWeightedQuantile(items, share) - middle);
  return { middle, low: widened(0.1), high: widened(0.9) };
}

/** What the same model counts for more than others of its maker. */
const NEARNESS_COUNTS: Record<Nearness, number> = { model: 1, body: 0.4 };
/** So many twins make half of all confidence. */
const HALF_CONFIDENT = 2;
/** A range of this width (in logarithms, so about in shares of the price) halves it. */
const HALVING_WIDTH = 0.5;

function confidenceOf({ nearness, rows }: Near, width: number): number {
  const twins = rows.reduce((sum, { weight }) => sum + weight, 0);
  const agreement = 1 / (1 + (width / HALVING_WIDTH) ** 2);
  return NEARNESS_COUNTS[nearness] * (twins / (twins + HALF_CONFIDENT)) * agreement;
}

/** How far prices lie from what is expected, over the whole stock, as twentieths. */
function commonSpread(residuals: Float64Array): Weighted[] {
  const items = Array.from(residuals, (value) => ({ value, weight: 1 }));
  if (items.length === 0) return [];
  const shares = Array.from({ length: 19 }, (_, at) => (at + 1) / 20);
  return shares.map((share) => ({
    value: computeWeightedQuantile(items, share),
    weight: COMMON_WEIGHT / shares.length,
  }));
}
