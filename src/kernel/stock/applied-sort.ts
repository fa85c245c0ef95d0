import type { SearchState, SortKey } from '../../search/contract.ts';
import { getSort } from '../../search/state.ts';

/** The effective order of a state on a site whose default is `defaultSort` (B6). */
export function getAppliedSort(state: SearchState, defaultSort: SortKey): SortKey {
  return state.query === '' && state.sortBy === null ? defaultSort : getSort(state);
}
