import { ODD_CASES, type OddCase } from './odd-case-table.ts';
import { type Chance, chanceOf } from './random.ts';
import type { VehicleRow } from './row.ts';

const LARGE_STOCK = 1_000;

/** The rows with the odd cases of the table worked into them: each row is at most one case, and rows keep their places. */
export function withOddCases(rows: readonly VehicleRow[], siteSlug: string, asOf: Date): VehicleRow[] {
  const changed = [...rows];
  const taken = new Set<number>();
  const highestRank = Math.max(...rows.map(({ custom_rank }) => custom_rank));
  for (const oddCase of ODD_CASES) {
    const chance = chanceOf(`${siteSlug}/case/${oddCase.id}`);
    chosenFor(oddCase, rows, taken, chance).forEach((at, nth) => {
      taken.add(at);
      const row = rows[at] as VehicleRow;
      changed[at] = { ...row, ...oddCase.change(row, { asOf, chance, nth, highestRank }) };
    });
  }
  return changed;
}

function chosenFor(
  oddCase: OddCase,
  rows: readonly VehicleRow[],
  taken: Set<number>,
  chance: Chance,
): number[] {
  const free = rows.flatMap((row, at) => (!taken.has(at) && oddCase.fits(row) ? [at] : []));
  const wanted = Math.max(Math.round(oddCase.share * rows.length), 1);
  // Elsewhere there is room for the plain cases only, so that the stock still looks like a dealer's.
  if (rows.length < LARGE_STOCK && oddCase.rare) return [];
  return chance.sample(free, Math.min(wanted, oddCase.atMost ?? wanted));
}
