import { normaliseName } from '../valuation/words.ts';
import { buildNamedSpec, type VehicleSpec } from './vehicle.ts';

/** How vehicles of a model are made, when they were, and how many there were. */
export interface CountedOptionSet extends VehicleSpec {
  from: number | null;
  to: number | null;
  count: number;
}

/** A making that was built in a year, give or take one: what the model year and the year of building are apart. */
const builtIn = ({ from, to }: CountedOptionSet, year: number) =>
  from === null || to === null || (from - 1 <= year && year <= to + 1);

/**
 * The makings of a model by its names, as people write them; those of the year where there are any, the most common
 * first.
 */
export function listOptionSets(
  makings: readonly CountedOptionSet[],
  { make, model, year }: { make: string; model: string; year: number },
): CountedOptionSet[] {
  const named = makings.filter(
    (making) =>
      normaliseName(making.make) === normaliseName(make) &&
      normaliseName(making.model) === normaliseName(model),
  );
  const ofYear = named.filter((making) => builtIn(making, year));
  return (ofYear.length > 0 ? ofYear : named).toSorted((a, b) => b.count - a.count);
}

/** Fields of a making that most of its kind share, where nobody said which it is. */
const SHARED = ['item_type', 'body', 'fuel', 'trans', 'drive', 'engine_litres', 'seats'] as const;

/**
 * A vehicle of which make and model alone were said: its body, engine and the like are those that most of the model
 * have, its grade is not known. Of a model that nobody knows, nothing but the names.
 */
export function buildTypicalSpec(
  makings: readonly CountedOptionSet[],
  { make, model }: { make: string; model: string },
): VehicleSpec {
  const [first] = makings;
  if (!first) return buildNamedSpec(make, model);
  const typical = buildNamedSpec(first.make, first.model);
  const shared = Object.fromEntries(SHARED.map((field) => [field, mostCommon(makings, field)]));
  return { ...typical, ...shared };
}

function mostCommon<K extends (typeof SHARED)[number]>(
  makings: readonly CountedOptionSet[],
  field: K,
): CountedOptionSet[K] {
  const counts = new Map<CountedOptionSet[K], number>();
  for (const making of makings) counts.set(making[field], (counts.get(making[field]) ?? 0) + making.count);
  const [[value] = [null]] = [...counts].sort((a, b) => b[1] - a[1]);
  return value as CountedOptionSet[K];
}

/** "Ascent Sport, Hatch, Petrol, Automatic, FWD, 2.0 L": what tells a making from others of its model. */
export function formatOptionSet({
  badge,
  series,
  body,
  fuel,
  trans,
  drive,
  engine_litres,
}: VehicleSpec): string {
  const litres = engine_litres === null ? null : `${engine_litres.toFixed(1)} L`;
  return [badge ?? series, body, fuel, trans, drive, litres].filter(Boolean).join(', ');
}
