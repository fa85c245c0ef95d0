import { PATH_KEYS, type PathKey } from '../../kernel/stock/path-words.ts';
import type { SearchResult, SearchState } from '../../search/contract.ts';

const KEYS = [...PATH_KEYS, 'make_model'] as const;

/**
 * The values with words of their own that a panel may offer: all values of its filters, models only under chosen makes,
 * and the chosen values.
 */
export function listPathValues(
  facets: SearchResult<unknown>['facets'],
  { terms }: Pick<SearchState, 'terms'>,
): { key: PathKey | 'make_model'; value: string }[] {
  return KEYS.flatMap((key) => {
    const offered = key === 'make_model' && !terms.make ? [] : facets[key].map(({ value }) => value);
    const values = new Set([...offered, ...(terms[key] ?? [])]);
    return [...values].map((value) => ({ key, value }));
  });
}
