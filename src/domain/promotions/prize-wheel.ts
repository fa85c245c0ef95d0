/** A prize on a wheel (G10). */
export interface Prize {
  key: string;
  name: string;
  /** Its share of the odds, to the hundredth of a percent. */
  percent: number;
  /** How many there are; null for an unlimited number. */
  stock: number | null;
}

/** A uniformly distributed random integer from 0 to `bound` - 1. */
export type Chance = (bound: number) => number;

/** The total of all odds, in hundredths of a percent. */
const WHOLE = 10_000;

/** As an integer in hundredths of a percent. */
function toOdds({ percent }: Pick<Prize, 'percent'>): number {
  return Math.round(percent * 100);
}

/** Whether the odds add up to exactly a hundred percent. */
export function hasFullOdds(prizes: readonly Pick<Prize, 'percent'>[]): boolean {
  return prizes.reduce((sum, prize) => sum + toOdds(prize), 0) === WHOLE;
}

/** A slice of a wheel, in degrees: where it starts, clockwise from the start of the first one, and its width. */
export interface Slice {
  from: number;
  degrees: number;
}

/** Slices as wide as their odds, which together fill the wheel. */
export function buildSlices(prizes: readonly Pick<Prize, 'percent'>[]): Slice[] {
  let before = 0;
  return prizes.map((prize) => {
    const odds = toOdds(prize);
    const slice = { from: (before / WHOLE) * 360, degrees: (odds / WHOLE) * 360 };
    before += odds;
    return slice;
  });
}

/**
 * Draws a prize by the odds. A prize that has run out is replaced by the wheel's unlimited `fallback`, so that the odds
 * of the other prizes stay as published. `won` says how often a prize has been won.
 */
export function drawPrize(
  { prizes, fallback }: { prizes: readonly Prize[]; fallback: string },
  won: (key: string) => number,
  chance: Chance,
): Prize {
  let at = chance(WHOLE);
  const drawn = prizes.find((prize) => {
    at -= toOdds(prize);
    return at < 0;
  });
  const isLeft = drawn && (drawn.stock === null || won(drawn.key) < drawn.stock);
  const prize = isLeft ? drawn : prizes.find(({ key }) => key === fallback);
  if (!prize) throw new Error(`The wheel has no prize "${fallback}"`);
  return prize;
}
