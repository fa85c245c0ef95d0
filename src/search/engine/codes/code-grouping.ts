import { numberAt } from '../../../domain/tables/number-at.ts';

/** Combinations in the sample; the whole stock has some times as many, and their counts should fit the cache. */
const MOST_COMBINATIONS = 768;
/** More values than any column has. */
const VALUES = 2 ** 26;

/** Columns that are counted together. */
interface Group {
  places: number[];
  /** Which of its combinations each sampled slot has, and how many there are. */
  combined: Uint32Array;
  size: number;
}

/**
 * Which columns are best counted together, from a sample: the codes of each column in the same slots. Columns of a
 * group have few values each, or depend on each other as make, model and their pair do, so that there are few
 * combinations. Returns the positions of the columns of each group.
 */
export function groupColumns(sample: readonly Uint32Array[]): number[][] {
  const columns = sample.map((codes, place): Group => {
    const size = new Set(codes).size;
    return { places: [place], combined: codes, size };
  });
  const groups: Group[] = [];
  for (const column of columns.sort((a, b) => b.size - a.size)) {
    const best = findBest(groups, column);
    if (best) groups[best.at] = best.joined;
    else groups.push(column);
  }
  return groups.map(({ places }) => places);
}

/** The group in which the column adds the fewest combinations, in proportion; undefined when none has room. */
function findBest(groups: readonly Group[], column: Group): { at: number; joined: Group } | undefined {
  const fitting = groups.flatMap((group, at) => {
    const joined = join(group, column);
    const fits = joined.size <= MOST_COMBINATIONS || joined.size === group.size;
    return fits ? [{ at, joined, growth: joined.size / group.size }] : [];
  });
  return fitting.sort((a, b) => a.growth - b.growth)[0];
}

function join(group: Group, column: Group): Group {
  const numbers = new Map<number, number>();
  const combined = group.combined.map((first, i) => {
    const pair = first * VALUES + numberAt(column.combined, i);
    const number = numbers.get(pair) ?? numbers.size;
    numbers.set(pair, number);
    return number;
  });
  return { places: [...group.places, ...column.places], combined, size: numbers.size };
}
