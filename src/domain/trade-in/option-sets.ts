import { normaliseName } from '../valuation/words.ts';
import { buildNamedSpec, type VehicleSpec } from './vehicle.ts';

/** An option set of a model, the years in which it was built, and how many vehicles have it. */
export interface CountedOptionSet extends VehicleSpec {
  from: number | null;
  to: number | null;
  count: number;
}

/** Whether an option set was built in a year, give or take one: model year and build year can differ by one. */
const builtIn = ({ from, to }: CountedOptionSet, year: number) =>
  from === null || to === null || (from - 1 <= year && year <= to + 1);

/**
 * The option sets of a model, by its names as people write them; those of the year where there are any, the most common
 * first.
 */
export function listOptionSets(
  optionSets: readonly CountedOptionSet[],
  { make, model, year }: { make: string; model: string; year: number },
): CountedOptionSet[] {
  const named = optionSets.filter(
    (optionSet) =>
      normaliseName(optionSet.make) === normaliseName(make) && normaliseName(optionSet.model) === normaliseName(model),
  );
  const ofYear = named.filter((optionSet) => builtIn(optionSet, year));
  return (ofYear.length > 0 ? ofYear : named).toSorted((a, b) => b.count - a.count);
}

/** Fields that are filled in with the most common value when the option set is unknown. */
const SHARED = ['item_type', 'body', 'fuel', 'trans', 'drive', 'engine_litres', 'seats'] as const;

/**
 * A vehicle of which only make and model are known: body, engine and the like are the model's most common ones, the
 * grade is unknown. Of an unknown model, nothing but the names.
 */
export function buildTypicalSpec(
  optionSets: readonly CountedOptionSet[],
  { make, model }: { make: string; model: string },
): VehicleSpec {
  const [first] = optionSets;
  if (!first) return buildNamedSpec(make, model);
  const typical = buildNamedSpec(first.make, first.model);
  const shared = Object.fromEntries(SHARED.map((field) => [field, mostCommon(optionSets, field)]));
  return { ...typical, ...shared };
}

function mostCommon(optionSets: readonly CountedOptionSet[], field: (typeof SHARED)[number]): string | number | null {
  const counts = new Map<string | number | null, number>();
  for (const optionSet of optionSets)
    counts.set(optionSet[field], (counts.get(optionSet[field]) ?? 0) + optionSet.count);
  const [[value] = [null]] = [...counts].sort((a, b) => b[1] - a[1]);
  return value;
}

/** "Ascent Sport, Hatch, Petrol, Automatic, FWD, 2.0 L": what tells an option set from others of its model. */
export function formatOptionSet({ badge, series, body, fuel, trans, drive, engine_litres }: VehicleSpec): string {
  const litres = engine_litres === null ? null : `${engine_litres.toFixed(1)} L`;
  return [badge ?? series, body, fuel, trans, drive, litres].filter(Boolean).join(', ');
}
