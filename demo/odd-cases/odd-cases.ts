import { type Chance, chanceOf } from '../random.ts';
import type { VehicleRow } from '../row.ts';
import { ODD_CASES, type OddCase } from './odd-case-table.ts';

const LARGE_STOCK = 1_000;

/** A case with the indexes of its rows. */
interface Chosen {
  oddCase: OddCase;
  chance: Chance;
  places: number[];
}

/** The rows with the odd cases of the table applied: each row is at most one case, and rows keep their places. */
export function withOddCases(rows: readonly VehicleRow[], siteSlug: string, asOf: Date): VehicleRow[] {
  // A small stock has room for the plain cases only, so that it still looks like a dealer's.
  const small = rows.length < LARGE_STOCK;
  const cases = ODD_CASES.filter(({ rare }) => !(rare && small));
  return worked(rows, chooseRows(rows, cases, siteSlug), asOf);
}

/**
 * The rows with every case of the table, as far as there is a vehicle for each: where the rows have none, the first of
 * `more` that help are added.
 */
export function withEveryCase(
  rows: readonly VehicleRow[],
  siteSlug: string,
  asOf: Date,
  more: Iterator<VehicleRow>,
): VehicleRow[] {
  const all = [...rows];
  const chosen = chooseRows(rows, ODD_CASES, siteSlug);
  const owners = new Map(chosen.flatMap((one) => one.places.map((at) => [at, one] as const)));
  const take = (one: Chosen, at: number) => {
    const former = owners.get(at);
    if (former) former.places = former.places.filter((place) => place !== at);
    owners.set(at, one);
    one.places.push(at);
    return true;
  };
  const bringMore = ({ fits }: OddCase): number | undefined => {
    for (let next = more.next(); !next.done; next = more.next()) {
      all.push(next.value);
      if (fits(next.value)) return all.length - 1;
    }
    return undefined;
  };
  // A case that holds the only vehicle for another may switch to a different one, and so on (augmenting paths).
  const provide = (one: Chosen, requested: Set<number>): boolean => {
    const fitting = all.flatMap((row, at) => (one.oddCase.fits(row) && !requested.has(at) ? [at] : []));
    const spare =
      fitting.find((at) => !owners.has(at)) ??
      fitting.find((at) => owners.get(at)!.places.length > 1) ??
      bringMore(one.oddCase);
    if (spare !== undefined) return take(one, spare);
    for (const at of fitting) requested.add(at);
    return fitting.some((at) => provide(owners.get(at)!, requested) && take(one, at));
  };
  for (const one of chosen) if (one.places.length === 0) provide(one, new Set());
  const changed = worked(all, chosen, asOf);
  return changed.filter((_, at) => at < rows.length || owners.has(at));
}

function chooseRows(rows: readonly VehicleRow[], cases: readonly OddCase[], siteSlug: string): Chosen[] {
  const taken = new Set<number>();
  return cases.map((oddCase) => {
    const chance = chanceOf(`${siteSlug}/case/${oddCase.id}`);
    const free = rows.flatMap((row, at) => (!taken.has(at) && oddCase.fits(row) ? [at] : []));
    const wanted = Math.max(Math.round(oddCase.share * rows.length), 1);
    const places = chance.sample(free, Math.min(wanted, oddCase.atMost ?? wanted));
    for (const at of places) taken.add(at);
    return { oddCase, chance, places };
  });
}

function worked(rows: readonly VehicleRow[], chosen: readonly Chosen[], asOf: Date): VehicleRow[] {
  const changed = [...rows];
  const highestRank = Math.max(...rows.map(({ custom_rank }) => custom_rank));
  for (const { oddCase, chance, places } of chosen)
    places.forEach((at, nth) => {
      const row = rows[at] as VehicleRow;
      changed[at] = { ...row, ...oddCase.change(row, { asOf, chance, nth, highestRank }) };
    });
  return changed;
}
