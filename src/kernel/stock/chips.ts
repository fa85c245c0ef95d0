import type { CarType } from '../../domain/vehicle/car.ts';
import {
  RANGE_KEYS,
  type Range,
  type RangeKey,
  type SearchState,
  TERM_KEYS,
  type TermKey,
} from '../../search/contract.ts';
import { decodeMakeModel, findList, findSpan, TERM_ROWS } from '../../search/facets.ts';
import { isExactKey, withoutTerm, withQuery, withRange } from '../../search/state.ts';
import { findUnit } from '../../search/units.ts';
import { linkToSearch, type SearchLinker } from './address.ts';

/** A chosen filter, with the address of the same search without it. */
export interface Chip {
  label: string;
  href: string;
}

/** A chosen filter, and the same search without it. */
export interface Choice {
  label: string;
  without: SearchState;
}

/**
 * The chosen filters, in the order of the address: words, list values, ranges. Each chip removes only itself, and leads
 * to page 1.
 */
export function buildChips(
  state: SearchState,
  types: Record<CarType, string>,
  hrefOf: SearchLinker = linkToSearch,
): Chip[] {
  return listChoices(state, types).map(({ label, without }) => ({ label, href: hrefOf(without) }));
}

/** As their chips name them, in the same order. */
export function listChoices(state: SearchState, types: Record<CarType, string>): Choice[] {
  return [...listWords(state), ...listTerms(state, types), ...listRanges(state)];
}

/** Removes a value; a make takes its models with it, since they cannot be found without it. */
export function withoutChoice(state: SearchState, key: TermKey, value: string): SearchState {
  const without = withoutTerm(state, key, value);
  if (key !== 'make') return without;
  const models = (state.terms.make_model ?? []).filter((pair) => decodeMakeModel(pair)?.make === value);
  return models.reduce((rest, pair) => withoutTerm(rest, 'make_model', pair), without);
}

function listWords(state: SearchState): Choice[] {
  return state.query ? [{ label: `“${state.query}”`, without: withQuery(state, '') }] : [];
}

function listTerms(state: SearchState, types: Record<string, string>): Choice[] {
  return TERM_KEYS.flatMap((key) =>
    (state.terms[key] ?? []).map((value) => ({
      label: formatTerm(key, value, types),
      without: withoutChoice(state, key, value),
    })),
  );
}

function formatTerm(key: TermKey, value: string, types: Record<string, string>): string {
  const format = isExactKey(key) ? undefined : findList(key).format;
  switch (format) {
    case 'car-type':
      return types[value] ?? value;
    case 'make-model':
      // The make stands beside it
      return decodeMakeModel(value)?.model ?? value;
    case 'sentence':
    case undefined:
      return TERM_ROWS[key].labelOf(value);
    default:
      return format satisfies never;
  }
}

function listRanges(state: SearchState): Choice[] {
  return RANGE_KEYS.flatMap((key) => {
    const range = state.ranges[key];
    return range ? [{ label: formatRange(key, range), without: withRange(state, key, null) }] : [];
  });
}

/** "$15,000 – $30,000", "From 2019", "Up to 100,000 km", "Towing capacity: from 2,000 kg". */
function formatRange(key: RangeKey, range: Range): string {
  const { label, unit, namedInChip } = findSpan(key);
  const said = spanText(range, findUnit(unit).write);
  return namedInChip ? `${label}: ${said.charAt(0).toLowerCase()}${said.slice(1)}` : said;
}

function spanText({ min, max }: Range, written: (figure: number) => string): string {
  if (min !== null && max !== null) return min === max ? written(min) : `${written(min)} – ${written(max)}`;
  if (min !== null) return `From ${written(min)}`;
  return max !== null ? `Up to ${written(max)}` : '';
}
