import { floatAt } from '../tables/number-at.ts';
import { ComparableIndex, computeSimilarity, type Nearness } from './comparables.ts';
import type { PricedVehicle, Subject } from './market-vehicle.ts';
import { computeFreshness, learnPrices } from './price-model.ts';
import { computeWeightedQuantile, type Weighted } from './weighted.ts';

/** A vehicle that is part of the evidence for an appraisal. */
export interface Comparable {
  vehicle: PricedVehicle;
  /** Its asking price in dollars, adjusted to the subject's age, kilometres and grade. */
  adjusted: number;
  /** 0 to 1; an identical vehicle that is advertised today has 1. */
  weight: number;
}

/** What the market asks for vehicles like the subject, in dollars. */
export interface Appraisal {
  market: number;
  /** The middle 80% of asking prices lie between `low` and `high`. */
  low: number;
  high: number;
  /** 0 to 1, by the number of comparable vehicles, their similarity, and how well they agree. */
  confidence: number;
  nearness: Nearness;
  comparables: Comparable[];
}

/** Returns null where there are too few comparable vehicles. */
export type Appraise = (subject: Subject) => Appraisal | null;

/** A vehicle of less weight says next to nothing about the subject. */
const LEAST_WEIGHT = 0.03;
/** Fewer comparables are only anecdotal. */
const LEAST_COUNT = 3;
/**
 * The weight of the prior: the price spread of the whole stock around what is expected, mixed in with the comparables.
 */
const COMMON_WEIGHT = 6;
/**
 * Ranges from a few comparables come out too narrow. This factor was chosen so that eight in ten vehicles lie within
 * their range (`npm run bench`).
 */
const WIDENED = 1.15;

/**
 * Learns a market from vehicles with prices, as of a year. A vehicle is never compared with itself: its price is not
 * among its comparables, and the model that adjusts them was not trained on it. `breathe` is awaited from time to time
 * to yield to the event loop.
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
    const near = nearest(subject, shelves);
    if (!near) return null;
    const own = near.rows.map(({ row, weight }) => ({ value: floatAt(model.residuals, row), weight }));
    const expected = model.expectedLog(subject);
    const dollars = (residual: number) => Math.exp(expected + residual);
    const range = rangeOf([...own, ...common]);
    return {
      market: dollars(range.middle),
      low: dollars(range.low),
      high: dollars(range.high),
      confidence: confidenceOf(near, range.high - range.low),
      nearness: near.nearness,
      comparables: near.rows.map(({ vehicle, row, weight }) => ({
        vehicle,
        adjusted: dollars(floatAt(model.residuals, row)),
        weight,
      })),
    };
  };
}

interface Near {
  nearness: Nearness;
  rows: { vehicle: PricedVehicle; row: number; weight: number }[];
}

/** The vehicles of the same model where there are enough, else those of the same make and body. */
function nearest(subject: Subject, shelves: ComparableIndex): Near | null {
  for (const nearness of ['model', 'body'] as const) {
    const rows = shelves.listNear(subject, nearness).flatMap(({ vehicle, row }) => {
      const weight = computeSimilarity(subject, vehicle) * computeFreshness(vehicle);
      return vehicle.id === subject.id || weight < LEAST_WEIGHT ? [] : [{ vehicle, row, weight }];
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

/** How much a comparable counts by how close it is. */
const NEARNESS_COUNTS: Record<Nearness, number> = { model: 1, body: 0.4 };
/** The total weight of comparables that gives half of the full confidence. */
const HALF_CONFIDENT = 2;
/** A range of this width (in logarithms, so roughly a share of the price) halves the confidence. */
const HALVING_WIDTH = 0.5;

function confidenceOf({ nearness, rows }: Near, width: number): number {
  const twins = rows.reduce((sum, { weight }) => sum + weight, 0);
  const agreement = 1 / (1 + (width / HALVING_WIDTH) ** 2);
  return NEARNESS_COUNTS[nearness] * (twins / (twins + HALF_CONFIDENT)) * agreement;
}

/** How far prices lie from the expected price over the whole stock, as quantiles in steps of a twentieth. */
function commonSpread(residuals: Float64Array): Weighted[] {
  const items = Array.from(residuals, (value) => ({ value, weight: 1 }));
  if (items.length === 0) return [];
  const shares = Array.from({ length: 19 }, (_, at) => (at + 1) / 20);
  return shares.map((share) => ({
    value: computeWeightedQuantile(items, share),
    weight: COMMON_WEIGHT / shares.length,
  }));
}
