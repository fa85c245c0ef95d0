import { listTraits, type Trait } from './features.ts';
import type { PricedVehicle, Subject } from './market-vehicle.ts';
import { type Design, fitRobustly, layOut } from './ridge.ts';

/** Into so many parts the stock is dealt; each part is judged by a model that has never seen its prices. */
const PARTS = 10;
/** Enough for coefficients to settle. */
const FIT = { whole: { sweeps: 30, reweighings: 0 }, wholeAgain: 2, part: { sweeps: 8, reweighings: 1 } };
/** A trait of so many vehicles is known without any one of them. */
const COMMON_FROM = 100;

/** What a group's stock says prices are made of. */
export interface PriceModel {
  /** Logarithm of the price expected of a subject; of one of the stock, by a model that has not seen its price. */
  expectedLog(subject: Subject): number;
  /** By how much the logarithm of each vehicle's price is above what is expected of it, in the order given. */
  residuals: Float64Array;
}

/** Days in which what a price says of today's falls to e^-1. */
const FRESH_DAYS = 180;

/** From 0 to 1: how much a price says of today's, by when it was last asked. */
export const computeFreshness = ({ daysAgo }: PricedVehicle): number => Math.exp(-daysAgo / FRESH_DAYS);

/**
 * Learns what prices are made of from vehicles with prices, as of a year (for ages). `breathe` is awaited now and then
 * on the way.
 */
export async function learnPrices(
  vehicles: readonly PricedVehicle[],
  thisYear: number,
  breathe: () => Promise<void>,
): Promise<PriceModel> {
  const traits = vehicles.map((vehicle) => listTraits(vehicle, thisYear));
  const design = layOut(traits);
  const logs = Float64Array.from(vehicles, ({ price }) => Math.log(price));
  const weights = Float64Array.from(vehicles, computeFreshness);
  await breathe();
  let whole = fitRobustly(design, logs, weights, FIT.whole);
  for (let round = 0; round < FIT.wholeAgain; round++) {
    await breathe();
    whole = fitRobustly(design, logs, weights, { ...FIT.whole, start: whole });
  }
  const start = commonOnly(whole, design);
  const parts: Float64Array[] = [];
  for (let part = 0; part < PARTS; part++) {
    await breathe();
    const others = weights.map((weight, row) => (vehicles[row]!.id % PARTS === part ? 0 : weight));
    parts.push(fitRobustly(design, logs, others, { ...FIT.part, start }));
  }
  const known = new Set(vehicles.map(({ id }) => id));
  const modelFor = (id: number | null) => (id !== null && known.has(id) ? parts[id % PARTS]! : whole);
  return {
    expectedLog: (subject) => sumOf(listTraits(subject, thisYear), design, modelFor(subject.id)),
    residuals: logs.map((log, row) => log - sumOf(traits[row]!, design, modelFor(vehicles[row]!.id))),
  };
}

/**
 * Where a part begins: at what is known of common traits, so that it soon settles, and at nothing of rarer ones, which
 * may be its own vehicles' alone.
 */
function commonOnly(coefficients: Float64Array, { starts }: Design): Float64Array {
  return coefficients.map((value, at) => (starts[at + 1]! - starts[at]! >= COMMON_FROM ? value : 0));
}

/** A trait that the stock has not is worth nothing, as those are that it has too seldom to tell. */
function sumOf(traits: readonly Trait[], { indexOf }: Design, coefficients: Float64Array): number {
  return traits.reduce((sum, { name, value }) => {
    const at = indexOf.get(name);
    return at === undefined ? sum : sum + coefficients[at]! * value;
  }, 0);
}
