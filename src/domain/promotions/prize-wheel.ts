/** A prize on a wheel (G10). */
export interface Prize {
  key: string;
  name: string;
  /** Its share of the odds: hundredths of a percent at the finest. */
  percent: number;
  /** How many there are; null for as many as are won. */
  stock: number | null;
}

/** A random whole number from 0 to one below `bound`, each as likely as any other. */
export type Chance = (bound: number) => number;

/** The whole of the odds, in hundredths of a percent. */
const WHOLE = 10_000;

/** A prize's odds in hundredths of a percent, a whole number. */
function toOdds({ percent }: Pick<Prize, 'percent'>): number {
  return Math.round(percent * 100);
}

/** Whether odds are all of them: a hundred percent, to the hundredth. */
export function hasFullOdds(prizes: readonly Pick<Prize, 'percent'>[]): boolean {
  return prizes.reduce((sum, prize) => sum + toOdds(prize), 0) === WHOLE;
}

/** A piece of a wheel: where it begins, clockwise from the first one's beginning, and how wide it is, in degrees. */
export interface Slice {
  from: number;
  degrees: number;
}

/** The pieces of a wheel, each as wide as its odds: together the whole of it. */
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
 * The prize that a turn wins, by the odds; in place of one of which none is left, the wheel's `fallback`, of which
 * there are always more: the odds of the other prizes stay what visitors were told. `won` says how many of a prize are
 * gone.
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
