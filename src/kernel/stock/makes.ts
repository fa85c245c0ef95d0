import type { FacetItem, SearchResult, SearchState } from '../../search/contract.ts';
import { decodeMakeModel } from '../../search/facets.ts';
import { createEmptyState } from '../../search/state.ts';

type Search<T> = (state: SearchState) => SearchResult<T>;

/** The models of one make among chosen make-and-model pairs. */
export function listModelsOfMake(make: string, pairs: readonly string[] = []): string[] {
  return pairs.flatMap((pair) => {
    const read = decodeMakeModel(pair);
    return read?.make === make ? [read.model] : [];
  });
}

/**
 * Searches with makes and models as a shopper means them: a make with chosen models stands for those, a make without
 * any for all of its models, and the counts of makes and of models are those of choosing one more (B5, B7). Without a
 * chosen model it is the engine's own search.
 */
export function searchByMakes<T>(state: SearchState, search: Search<T>): SearchResult<T> {
  const { make: makes = [], make_model: chosen = [], ...others } = state.terms;
  if (chosen.length === 0) return search(state);
  const whole = makes.filter((make) => listModelsOfMake(make, chosen).length === 0);
  const pairs = [...chosen, ...listAllModels(whole, search)];
  const result = search({ ...state, terms: { ...others, make_model: pairs } });
  const models = result.facets.make_model.filter(({ value, count }) => count > 0 || chosen.includes(value));
  return { ...result, facets: { ...result.facets, make_model: models, make: countMakes(models, makes) } };
}

/** Every listed model of the makes, so that the other filters' counts include them. */
function listAllModels<T>(makes: string[], search: Search<T>): string[] {
  if (makes.length === 0) return [];
  const { facets } = search({ ...createEmptyState(), terms: { make: makes } });
  return facets.make_model.map(({ value }) => value);
}

/** A make counts all its models together; a chosen one is listed even at 0. */
function countMakes(models: FacetItem[], chosen: readonly string[]): FacetItem[] {
  const counts = new Map(chosen.map((make) => [make, 0]));
  for (const { value, count } of models) {
    const make = decodeMakeModel(value)?.make;
    if (make) counts.set(make, (counts.get(make) ?? 0) + count);
  }
  return [...counts]
    .map(([make, count]) => ({ label: make, value: make, count }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en-AU'));
}
