import { floatAt, numberAt } from '../tables/number-at.ts';
import { listTraits, type Trait } from './features.ts';
import type { PricedVehicle, Subject } from './market-vehicle.ts';
import { type Design, fitRobustly, layOut, ROWS_A_BREATH } from './ridge.ts';

/** Folds of the cross-validation: the prices of each are predicted by a model that was not trained on them. */
const PARTS = 10;
/** Enough sweeps for the coefficients to converge. */
const FIT = { whole: { sweeps: 30, reweighings: 0 }, wholeAgain: 2, part: { sweeps: 8, reweighings: 1 } };
/** A trait of this many vehicles is known well enough without any one of them. */
const COMMON_FROM = 100;

/** A model of prices, learned from a group's stock. */
export interface PriceModel {
  /** Logarithm of the expected price; for a vehicle in stock, by a model that was not trained on its price. */
  expectedLog(subject: Subject): number;
  /** By how much the logarithm of each vehicle's price is above the expected one, in the order given. */
  residuals: Float64Array;
}

/** Days after which the weight of a price falls to e^-1. */
const FRESH_DAYS = 180;

/** From 0 to 1: how much a price still says today, by when it was last advertised. */
export const computeFreshness = ({ daysAgo }: PricedVehicle): number => Math.exp(-daysAgo / FRESH_DAYS);

/**
 * Learns a price model from vehicles with prices, as of a year (for ages). `breathe` is awaited from time to time to
 * yield to the event loop.
 */
export async function learnPrices(
  vehicles: readonly PricedVehicle[],
  thisYear: number,
  breathe: () => Promise<void>,
): Promise<PriceModel> {
  const examples: { id: number; log: number; traits: Trait[] }[] = [];
  for (const [row, vehicle] of vehicles.entries()) {
    if (row % ROWS_A_BREATH === 0) await breathe();
    examples.push({ id: vehicle.id, log: Math.log(vehicle.price), traits: listTraits(vehicle, thisYear) });
  }
  const traits = examples.map((example) => example.traits);
  const design = await layOut(traits, breathe);
  const logs = Float64Array.from(examples, ({ log }) => log);
  const weights = Float64Array.from(vehicles, computeFreshness);
  let whole = await fitRobustly(design, logs, weights, { ...FIT.whole, breathe });
  for (let round = 0; round < FIT.wholeAgain; round++)
    whole = await fitRobustly(design, logs, weights, { ...FIT.whole, start: whole, breathe });
  const start = commonOnly(whole, design);
  const parts: Float64Array[] = [];
  for (let part = 0; part < PARTS; part++) {
    const others = weights.slice();
    for (const [row, { id }] of examples.entries()) if (id % PARTS === part) others[row] = 0;
    parts.push(await fitRobustly(design, logs, others, { ...FIT.part, start, breathe }));
  }
  const known = new Set(vehicles.map(({ id }) => id));
  const modelFor = (id: number | null) => (id !== null && known.has(id) ? parts[id % PARTS] : undefined) ?? whole;
  return {
    expectedLog: (subject) => sumOf(listTraits(subject, thisYear), design, modelFor(subject.id)),
    residuals: Float64Array.from(examples, (each) => each.log - sumOf(each.traits, design, modelFor(each.id))),
  };
}

/**
 * The starting point of a fold: coefficients of common traits, so that it converges soon, and 0 for rarer ones, which
 * may come from the fold's own vehicles alone.
 */
function commonOnly(coefficients: Float64Array, { starts }: Design): Float64Array {
  return coefficients.map((value, at) => (numberAt(starts, at + 1) - numberAt(starts, at) >= COMMON_FROM ? value : 0));
}

/** Traits that the stock does not have, or has too rarely, count 0. */
function sumOf(traits: readonly Trait[], { indexOf }: Design, coefficients: Float64Array): number {
  return traits.reduce((sum, { name, value }) => {
    const at = indexOf.get(name);
    return at === undefined ? sum : sum + floatAt(coefficients, at) * value;
  }, 0);
}
