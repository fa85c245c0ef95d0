import { linkToSearch, type SearchLinker } from '../../../kernel/stock/address.ts';
import { withoutChoice } from '../../../kernel/stock/chips.ts';
import type { FindSpelling } from '../../../kernel/stock/spelling.ts';
import type { SearchState, TermKey } from '../../../search/contract.ts';
import { decodeMakeModel, TERM_ROWS } from '../../../search/facets.ts';
import { isExactKey } from '../../../search/state.ts';
import type { LabelledLink } from '../words.ts';

/**
 * The search without the choices that leave nothing whatever else is chosen, named: lists in which only values are
 * chosen that no vehicle of the site has. Null when there is none.
 */
export function linkWithoutBlocking(
  state: SearchState,
  findSpelling: FindSpelling,
  hrefOf: SearchLinker = linkToSearch,
): LabelledLink | null {
  const { car_type: _page, ...lists } = state.terms;
  const unknown = (Object.entries(lists) as [TermKey, string[]][])
    // Prices and kilometres have no list of known values, so none can be called unknown.
    .filter(([key]) => !isExactKey(key))
    .filter(([key, values]) => values.every((value) => findSpelling(key, value) === undefined))
    .flatMap(([key, values]) => values.map((value) => ({ key, value, label: TERM_ROWS[key].labelOf(value) })))
    .filter(({ key, value }) => key !== 'make_model' || isMakeKnown(value, findSpelling));
  if (unknown.length === 0) return null;
  const without = unknown.reduce((at, { key, value }) => withoutChoice(at, key, value), state);
  return {
    label: `Search without ${unknown.map(({ label }) => `“${label}”`).join(' and ')}`,
    href: hrefOf(without),
  };
}

/** Models of an unknown make need no mention of their own. */
function isMakeKnown(makeModel: string, findSpelling: FindSpelling): boolean {
  const make = decodeMakeModel(makeModel)?.make;
  return make === undefined || findSpelling('make', make) !== undefined;
}
