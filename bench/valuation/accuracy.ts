import type { Appraise } from '../../src/domain/valuation/market.ts';
import type { PricedVehicle } from '../../src/domain/valuation/market-vehicle.ts';
import { quantile } from '../search/timing.ts';

/** How far estimates lie from asking prices, leaving each vehicle out of its own estimate. */
export interface Accuracy {
  /** Vehicles that both the estimator and the naive median have a price for. */
  compared: number;
  /** Medians of the absolute error, in dollars and as shares of the price. */
  ours: { dollars: number; share: number };
  naive: { dollars: number; share: number };
  /** Share of vehicles whose price lies in their range; the range claims to hold 0.8. */
  covered: number;
  /** Median width of the range, as a share of the market price. */
  width: number;
  /** By level of confidence: how many vehicles, and the median error as a share. */
  byConfidence: { above: number; vehicles: number; share: number }[];
  msEach: number[];
}

const CONFIDENCES = [0, 0.2, 0.4, 0.6];

interface Judged {
  price: number;
  naive: number;
  market: number;
  isInRange: boolean;
  width: number;
  confidence: number;
}

/** Judges an estimator by vehicles whose prices are known, against the median price of the others of make and model. */
export function judge(vehicles: readonly PricedVehicle[], appraise: Appraise): Accuracy {
  const others = pricesByModel(vehicles);
  const msEach: number[] = [];
  const judged: Judged[] = vehicles.flatMap((vehicle) => {
    const startedMs = performance.now();
    const appraisal = appraise(vehicle);
    msEach.push(performance.now() - startedMs);
    const naive = medianWithout(others.get(modelOf(vehicle))!, vehicle.price);
    if (!appraisal || naive === undefined) return [];
    const { market, low, high, confidence } = appraisal;
    const { price } = vehicle;
    return [
      {
        price,
        naive,
        market,
        confidence,
        isInRange: price >= low && price <= high,
        width: (high - low) / market,
      },
    ];
  });
  const errors = (of: readonly Judged[], estimate: 'market' | 'naive') => ({
    dollars: quantile(
      of.map((one) => Math.abs(one[estimate] - one.price)),
      0.5,
    ),
    share: quantile(
      of.map((one) => Math.abs(one[estimate] / one.price - 1)),
      0.5,
    ),
  });
  return {
    compared: judged.length,
    ours: errors(judged, 'market'),
    naive: errors(judged, 'naive'),
    covered: judged.filter(({ isInRange }) => isInRange).length / judged.length,
    width: quantile(
      judged.map(({ width }) => width),
      0.5,
    ),
    byConfidence: CONFIDENCES.map((above, at) => {
      const upTo = CONFIDENCES[at + 1] ?? 1;
      const these = judged.filter(({ confidence }) => confidence > above && confidence <= upTo);
      return { above, vehicles: these.length, share: errors(these, 'market').share };
    }),
    msEach,
  };
}

const modelOf = ({ make, model }: PricedVehicle) => `${make}/${model}`.toLowerCase();

function pricesByModel(vehicles: readonly PricedVehicle[]): Map<string, number[]> {
  const prices = new Map<string, number[]>();
  for (const vehicle of vehicles) {
    const known = prices.get(modelOf(vehicle));
    if (known) known.push(vehicle.price);
    else prices.set(modelOf(vehicle), [vehicle.price]);
  }
  for (const list of prices.values()) list.sort((a, b) => a - b);
  return prices;
}

/** The median of sorted prices without one of them; undefined when nothing is left. */
function medianWithout(sorted: readonly number[], price: number): number | undefined {
  const rest = sorted.toSpliced(sorted.indexOf(price), 1);
  if (rest.length === 0) return undefined;
  return (rest[(rest.length - 1) >> 1]! + rest[rest.length >> 1]!) / 2;
}
