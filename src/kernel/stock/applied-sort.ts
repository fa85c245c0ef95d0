import type { SearchState, SortKey } from '../../search/contract.ts';
import { getSort } from '../../search/state.ts';

/** The order that applies to a state on a site whose lists come in `defaultSort` by themselves (B6). */
export function getAppliedSort(state: SearchState, defaultSort: SortKey): SortKey {
  return state.query === '' && state.sortBy === null ? defaultSort : getSort(state);
}
