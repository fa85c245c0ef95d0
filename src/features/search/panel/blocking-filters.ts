import { type Choice, withoutChoice } from '../../../kernel/stock/chips.ts';
import type { FindSpelling } from '../../../kernel/stock/spelling.ts';
import type { SearchState, TermKey } from '../../../search/contract.ts';
import { decodeMakeModel, TERM_ROWS } from '../../../search/facets.ts';
import { isExactKey } from '../../../search/state.ts';

/**
 * The choices that leave nothing whatever else is chosen, named in quotes, and the search without them: lists in which
 * only values are chosen that no vehicle of the site has. Null when there is none.
 */
export function findBlockingChoices(state: SearchState, findSpelling: FindSpelling): Choice | null {
  const { car_type: _page, ...lists } = state.terms;
  const unknown = (Object.entries(lists) as [TermKey, string[]][])
    // Prices and kilometres have no list of known values, so none can be called unknown.
    .filter(([key]) => !isExactKey(key))
    .filter(([key, values]) => values.every((value) => findSpelling(key, value) === undefined))
    .flatMap(([key, values]) => values.map((value) => ({ key, value, label: TERM_ROWS[key].labelOf(value) })))
    .filter(({ key, value }) => key !== 'make_model' || isMakeKnown(value, findSpelling));
  if (unknown.length === 0) return null;
  return {
    label: unknown.map(({ label }) => `“${label}”`).join(' and '),
    without: unknown.reduce((at, { key, value }) => withoutChoice(at, key, value), state),
  };
}

/** Models of an unknown make need no mention of their own. */
function isMakeKnown(makeModel: string, findSpelling: FindSpelling): boolean {
  const make = decodeMakeModel(makeModel)?.make;
  return make === undefined || findSpelling('make', make) !== undefined;
}
