/**
 * Where the amounts of a slider lie along it: knots with their places, from 0 to 1, both rising. Between two knots the
 * amounts are spread evenly.
 */
export interface SliderScale {
  amounts: readonly number[];
  places: readonly number[];
}

/** The ends of a slider and its step. */
export interface ScaleRule {
  low: number;
  high: number;
  step: number;
}

/** How many vehicles there are from an amount on and below another; null has no upper end. */
export interface CountedBand {
  from: number;
  below: number | null;
  count: number;
}

/**
 * The part of a slider's length that follows the stock. The rest is shared evenly among the amounts, so that those
 * that no vehicle costs can be chosen too.
 */
const OF_STOCK = 0.6;
/** Places have five decimals: a slider is some hundred pixels long. */
const PRECISION = 1e5;

/**
 * A scale that gives amounts the more room the more vehicles cost about that much (B8). `bands` do not overlap; those
 * beyond the ends are left out, and without any the scale is even.
 */
export function buildSliderScale(bands: readonly CountedBand[], { low, high }: Omit<ScaleRule, 'step'>): SliderScale {
  const inside = (amount: number) => Math.min(high, Math.max(low, amount));
  const spans = bands
    .map(({ from, below, count }) => ({ from: inside(from), to: inside(below ?? high), count }))
    .filter(({ from, to, count }) => from < to && count > 0);
  const all = spans.reduce((sum, { count }) => sum + count, 0);
  const placeOf = (amount: number) => {
    const even = (amount - low) / (high - low);
    if (all === 0) return even;
    const below = spans.reduce((sum, { to, count }) => sum + (to <= amount ? count : 0), 0);
    return OF_STOCK * (below / all) + (1 - OF_STOCK) * even;
  };
  const amounts = [...new Set([low, ...spans.flatMap(({ from, to }) => [from, to]), high])].sort((a, b) => a - b);
  const places = amounts.map((amount) => Math.round(placeOf(amount) * PRECISION) / PRECISION);
  const isRising = (at: number) => at === 0 || (places[at] ?? 0) > (places[at - 1] ?? 0);
  return {
    amounts: amounts.filter((_, at) => isRising(at)),
    places: places.filter((_, at) => isRising(at)),
  };
}

/** Where an amount lies along the scale, from 0 to 1; amounts beyond its ends are at them. */
export const findPlace = ({ amounts, places }: SliderScale, amount: number): number =>
  interpolate(amounts, places, amount);

/** The amount at a place of the scale, on the nearest step. */
export function findAmount({ amounts, places }: SliderScale, place: number, { low, high, step }: ScaleRule): number {
  const amount = interpolate(places, amounts, place);
  return Math.min(high, low + Math.round((amount - low) / step) * step);
}

function interpolate(from: readonly number[], to: readonly number[], value: number): number {
  const after = from.findIndex((knot) => knot >= value);
  if (after === 0) return to[0] ?? 0;
  if (after < 0) return to.at(-1) ?? 0;
  const [a = 0, b = 0] = [from[after - 1], from[after]];
  const [c = 0, d = 0] = [to[after - 1], to[after]];
  return c + ((value - a) / (b - a)) * (d - c);
}

/** "5000:0 10000:0.12 250000:1", for an attribute of the page. */
export const encodeScale = ({ amounts, places }: SliderScale): string =>
  amounts.map((amount, at) => `${amount}:${places[at]}`).join(' ');

/** The scale that `encodeScale` wrote. */
export function decodeScale(text: string): SliderScale {
  const knots = text.split(' ').map((knot) => knot.split(':').map(Number));
  return { amounts: knots.map(([amount = 0]) => amount), places: knots.map(([, place = 0]) => place) };
}
