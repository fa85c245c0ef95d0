/** A source of repeatable chance: the same seed gives the same sequence on every machine. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  fraction(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True in `share` of all calls. */
  happens(share: number): boolean;
  /** One of the items; throws when there is none. */
  pick<T>(items: readonly T[]): T;
  /** One of the items, those of greater weight more often; throws when no item has weight. */
  pickWeighted<T>(items: readonly T[], weight: (item: T) => number): T;
  /** `count` different items, in their original order. */
  sample<T>(items: readonly T[], count: number): T[];
  /** About 0, two thirds of the time within 1: the sum of twelve fractions. */
  bell(): number;
}

/** The source of chance for a text such as `harbour/car/17`. */
export function chanceOf(seed: string): Chance {
  const fraction = mulberry32(hash(seed));
  const whole = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error(`Nothing to pick from (seed ${seed})`);
    return items[whole(0, items.length - 1)] as T;
  };
  return {
    fraction,
    whole,
    pick,
    happens: (share) => fraction() < share,
    pickWeighted: (items, weight) => pickWeighted(items, weight, fraction(), seed),
    sample: (items, count) => sample(items, count, fraction),
    bell: () => Array.from({ length: 12 }, fraction).reduce((sum, value) => sum + value, -6),
  };
}

function pickWeighted<T>(items: readonly T[], weight: (item: T) => number, at: number, seed: string): T {
  const total = items.reduce((sum, item) => sum + weight(item), 0);
  if (total <= 0) throw new Error(`No item has weight (seed ${seed})`);
  let rest = at * total;
  for (const item of items) {
    rest -= weight(item);
    if (rest < 0) return item;
  }
  return items.at(-1) as T;
}

function sample<T>(items: readonly T[], count: number, fraction: () => number): T[] {
  const drawn = items.map((item, index) => ({ item, index, draw: fraction() }));
  drawn.sort((a, b) => a.draw - b.draw);
  return drawn
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item);
}

// FNV-1a and mulberry32: two short, well-known mixers, not meant for secrets.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
