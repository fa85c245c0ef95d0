import type { Hold, Offering } from '../catalogue/parse-catalogue.ts';
import type { Chance } from '../random.ts';

/** What is left of the price after the first year, and of the rest after each further one. */
const KEEPS: Record<Hold | 'electric', { first: number; yearly: number }> = {
  strong: { first: 0.94, yearly: 0.95 },
  normal: { first: 0.87, yearly: 0.915 },
  weak: { first: 0.82, yearly: 0.895 },
  electric: { first: 0.79, yearly: 0.88 },
};

const KM_A_YEAR: Record<Offering['kind'], number> = {
  car: 13_500,
  truck: 21_000,
  motorcycle: 3_200,
  caravan: 0,
};
const LOWEST_PRICE: Record<Offering['kind'], number> = {
  car: 2_990,
  truck: 9_990,
  motorcycle: 1_290,
  caravan: 4_990,
};

/** The share of its new price that an offering retains at an age in years; it only falls with age. */
export function keptShare(offering: Offering, ageYears: number): number {
  const { first, yearly } = KEEPS[holdOf(offering)];
  return ageYears <= 1 ? first ** Math.max(ageYears, 0) : first * yearly ** (ageYears - 1);
}

/** The last big V8s are sought after whatever the badge on their nose. */
function holdOf({ engine, hold }: Offering): Hold | 'electric' {
  if (engine?.fuel === 'E') return 'electric';
  return engine?.cylinders === 8 && (engine.litres ?? 0) >= 5 ? 'strong' : hold;
}

/**
 * Market value of a used vehicle in dollars, before a dealer rounds it: by age, and by kilometres compared with those
 * expected at its age.
 */
export function marketValue(offering: Offering, ageYears: number, km: number): number {
  const expectedKm = KM_A_YEAR[offering.kind] * Math.max(ageYears, 0.3);
  const spread = offering.kind === 'motorcycle' ? 12_000 : 130_000;
  const kmFactor = Math.min(Math.max(1 - (0.22 * (km - expectedKm)) / spread, 0.72), 1.1);
  return Math.max(offering.priceNew * keptShare(offering, ageYears) * kmFactor, LOWEST_PRICE[offering.kind]);
}

/**
 * Kilometres of a used vehicle, null for one without an odometer: mostly near the average of its kind and age, with the
 * given spread.
 */
export function usedKm(offering: Offering, ageYears: number, spread: number, chance: Chance): number | null {
  if ((offering.kind === 'caravan' && !offering.engine) || offering.simpleBody === 'Motocross') return null;
  const yearly = offering.kind === 'caravan' ? 9_000 : KM_A_YEAR[offering.kind];
  const km = yearly * Math.max(ageYears, 0.3) * Math.exp(spread * chance.bell() - 0.05);
  return Math.round(Math.min(km, offering.kind === 'truck' ? 640_000 : 365_000));
}

/** A price as dealers write them: ending in 990, 888, 950, 500 … */
export function dealerPrice(dollars: number, chance: Chance): number {
  if (dollars < 5_500) return Math.round(dollars / 100) * 100 - chance.pick([1, 5, 10, 10, 12]);
  const thousand = Math.max(Math.round(dollars / 1000), 3) * 1000;
  const ending = chance.pick([-10, -10, -10, -12, -112, -50, -1, 500, 490, -500, -5]);
  return thousand + ending;
}
