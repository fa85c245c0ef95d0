import { lookUp } from '../../../domain/text/look-up.ts';
import type { CountedKey, FacetItem, SearchState } from '../../../search/contract.ts';
import { decodeMakeModel, findList } from '../../../search/facets.ts';
import { PAINTS } from './paints.ts';

/** One value that can be ticked. `swatch` is a CSS colour; `models` are the ticked make's own. */
export interface FilterOption {
  value: string;
  label: string;
  count: number;
  checked: boolean;
  swatch?: string;
  models?: OptionList;
  /** Hidden until the list is unfolded. */
  folded?: true;
  /** The heading above it: the first of a part of the list. `folded` when nothing of that part is visible. */
  heading?: { text: string; folded: boolean };
}

/**
 * A filter's values in their order. `more` is the line that unfolds the list, saying how many there are in all; null
 * when nothing is folded.
 */
export interface OptionList {
  name: CountedKey;
  options: FilterOption[];
  more: string | null;
  /** The label of the box that filters a long list; absent for lists that are short enough. */
  searchLabel?: string;
}

/** How makes are divided (B7): the most frequent first, then the others. */
export interface MakeParts {
  popularMakes: number;
  texts: { popularMakes: string; allMakes: string };
}

/** How many values of a long list are shown before "All 42 makes". */
const SHOWN_OF_LONG_LIST = 6;
/** A list that is barely longer is shown whole: a line to open it would save nothing. */
const LONG_LIST = 9;
/** From this length on a list has a search box. */
const SEARCHED_LIST = 13;

/** The values of a filter as options, chosen ones ticked; the unit is left out, since the group's title has it. */
export function buildFilterOptions(key: CountedKey, items: FacetItem[], chosen: readonly string[]): FilterOption[] {
  const row = findList(key);
  return items.map(({ value, label, count }) => {
    const option: FilterOption = {
      value,
      label: row.unit ? value : label,
      count,
      checked: chosen.includes(value),
    };
    const swatch = row.swatch === 'paint' ? swatchOf(value) : undefined;
    return swatch ? { ...option, swatch } : option;
  });
}

/** The swatch of a plain colour; a colour of unknown name has none. */
const swatchOf = (colour: string): string | undefined => lookUp(PAINTS, colour.toLowerCase());

/**
 * A folded list: chosen values and the most frequent stay visible; "All makes" unfolds the rest in place, since how
 * many are visible depends on what else is chosen.
 */
export function buildOptionList(name: CountedKey, options: FilterOption[]): OptionList {
  if (options.length <= LONG_LIST) return { name, options, more: null };
  const frequent = byCount(options).slice(0, SHOWN_OF_LONG_LIST);
  const inSight = (option: FilterOption) => option.checked || frequent.includes(option);
  const { plural = 'choices' } = findList(name);
  return {
    name,
    options: options.map((option) => (inSight(option) ? option : { ...option, folded: true })),
    more: `All ${plural}`,
    ...(options.length >= SEARCHED_LIST ? { searchLabel: `Search ${plural}` } : {}),
  };
}

/**
 * Makes with the models of each ticked make under it. Where there are more makes than popular ones, the popular ones
 * come first, the most frequent at the top, and the others after them by label, each part under its heading (B7).
 */
export function buildMakeOptions(
  makes: FacetItem[],
  makeModels: FacetItem[],
  terms: SearchState['terms'],
  { popularMakes, texts }: MakeParts,
): OptionList {
  const options = buildFilterOptions('make', makes, terms.make ?? []).map((make) =>
    make.checked ? { ...make, models: modelList(make.value, makeModels, terms.make_model ?? []) } : make,
  );
  if (popularMakes === 0 || options.length <= popularMakes) return buildOptionList('make', options);
  const popular = byCount(options).slice(0, popularMakes);
  const others = options.filter((option) => !popular.includes(option));
  const list = buildOptionList('make', [...popular, ...others]);
  const parted = [
    ...headed(texts.popularMakes, list.options.slice(0, popularMakes)),
    ...headed(texts.allMakes, list.options.slice(popularMakes)),
  ];
  return { ...list, options: parted };
}

/** The most frequent first; the sort is stable. */
function byCount(options: FilterOption[]): FilterOption[] {
  return [...options].sort((a, b) => b.count - a.count);
}

function headed(text: string, options: FilterOption[]): FilterOption[] {
  const folded = options.every((option) => option.folded);
  return options.map((option, at) => (at === 0 ? { ...option, heading: { text, folded } } : option));
}

function modelList(make: string, makeModels: FacetItem[], chosen: readonly string[]): OptionList {
  const own = makeModels.filter(({ value }) => decodeMakeModel(value)?.make === make);
  const options = buildFilterOptions('make_model', own, chosen).map((option) => ({
    ...option,
    label: decodeMakeModel(option.value)?.model ?? option.label,
  }));
  return buildOptionList('make_model', options);
}
