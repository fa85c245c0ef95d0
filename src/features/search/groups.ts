import type { BudgetModel } from '../../kernel/finance/budget/model.ts';
import type { SliderRule, SliderRules } from '../../kernel/stock/sliders.ts';
import type {
  FacetItem,
  Range,
  RangeKey,
  SearchResult,
  SearchState,
  TermKey,
} from '../../search/contract.ts';
import { RANGE_KEYS } from '../../search/contract.ts';
import { RANGE_ROWS, TERM_ROWS } from '../../search/facets.ts';
import {
  groupLabel,
  type MakeParts,
  makeOptions,
  type OptionList,
  optionList,
  optionsOf,
} from './options.ts';
import { priceBars } from './price-bars.ts';

/** One block of the filter panel. `chosen` says how many of it are chosen, for the line that opens it. */
export type FilterGroup = { key: string; label: string; open: boolean; chosen: number } & (
  | { kind: 'checks' | 'toggles'; list: OptionList }
  | { kind: 'price'; slider: SliderModel; bars: number[]; buttonLabel: string }
  | { kind: 'km'; slider: SliderModel }
  | { kind: 'year'; from: number | null; to: number | null; years: number[] }
  | { kind: 'budget'; from: number | null; budget: BudgetModel; buttonLabel: string }
  | { kind: 'dollars'; from: number | null; to: number | null; buttonLabel: string }
);

/** A slider and its boxes: its rule, and what is chosen (null: open). */
export interface SliderModel extends Range, SliderRule {}

export interface GroupInputs extends MakeParts {
  state: SearchState;
  result: Pick<SearchResult<unknown>, 'facets' | 'ranges'>;
  /** Which filters the site offers, in its order. */
  keys: readonly (TermKey | RangeKey)[];
  sliders: SliderRules;
  /** The box for dollars a week with what belongs to it; null where the site says no repayments. */
  budgetOf?: (weekly: number | null) => BudgetModel | null;
  /** `priceButton` is what the button of the price block says (B8). */
  texts: MakeParts['texts'] & { priceButton: string };
}

/** Short sets that people take in at a glance are buttons side by side; the others are lists to tick. */
const TOGGLES: readonly TermKey[] = [
  'car_type',
  'body',
  'item_type',
  'transmission',
  'drive',
  'colour',
  'seats',
];
const MOST_TOGGLES = 12;
/** Groups from here on are closed until something in them is chosen. */
const OPEN_GROUPS = 12;

/** The panel's blocks in the site's order; a filter with nothing to choose between is left out unless something of it is chosen. */
export function filterGroups(inputs: GroupInputs): FilterGroup[] {
  const groups = inOrder(inputs.keys).flatMap((key) => {
    const group = isRange(key) ? rangeGroup(key, inputs) : termGroup(key, inputs);
    return group ? [group] : [];
  });
  return groups.map((group, index) => ({ ...group, open: index < OPEN_GROUPS || group.chosen > 0 }));
}

/**
 * Models stand under their makes, so a site that asks for models before makes has both there, and one that asks for makes needs no list of
 * makes with models.
 */
function inOrder(given: GroupInputs['keys']): GroupInputs['keys'] {
  const keys = given.includes('make') ? given.filter((key) => key !== 'make_model') : given;
  const [make, model] = [keys.indexOf('make'), keys.indexOf('model')];
  if (model < 0 || make < model) return keys;
  return keys.flatMap((key) =>
    key === 'model' ? (['make', 'model'] as const) : key === 'make' ? [] : [key],
  );
}

/** Seats are both a list and a number; the panel has the list. */
function isRange(key: TermKey | RangeKey): key is Exclude<RangeKey, 'seats'> {
  return (RANGE_KEYS as readonly string[]).includes(key) && key !== 'seats';
}

function termGroup(key: TermKey, inputs: GroupInputs): FilterGroup | undefined {
  const { state, result } = inputs;
  const chosen = state.terms[key] ?? [];
  if (!canChoose(key, result.facets, state.terms)) return undefined;
  const base = { key, label: groupLabel(key), open: true, chosen: chosen.length };
  if (key === 'make') {
    const list = makeOptions(result.facets.make, result.facets.make_model, state.terms, inputs);
    return { ...base, kind: 'checks', chosen: chosen.length + (state.terms.make_model?.length ?? 0), list };
  }
  const options = optionsOf(key, offered(key, result.facets[key], chosen), chosen);
  if (TOGGLES.includes(key) && options.length <= MOST_TOGGLES)
    return { ...base, kind: 'toggles', list: { name: key, options, more: null } };
  return { ...base, kind: 'checks', list: optionList(key, options) };
}

/** A flag offers its yes alone. */
function offered(key: TermKey, items: FacetItem[], chosen: readonly string[]): FacetItem[] {
  if (TERM_ROWS[key].kind !== 'flag') return items;
  return items.filter(({ value }) => value === 'true' || chosen.includes(value));
}

/**
 * A list is there when it has two values, or when something of it is chosen. A site with one car type needs no list of types. Models stand
 * under their make, so they are a list of their own with one make only.
 */
function canChoose(key: TermKey, facets: Record<TermKey, FacetItem[]>, terms: SearchState['terms']): boolean {
  const isChosen = (terms[key] ?? []).length > 0;
  if (key === 'model' && (facets.make.length > 1 || terms.make?.length)) return isChosen;
  return facets[key].length > 1 || (isChosen && key !== 'car_type');
}

function rangeGroup(key: Exclude<RangeKey, 'seats'>, inputs: GroupInputs): FilterGroup | undefined {
  const { state, result, sliders } = inputs;
  const { priceButton: buttonLabel } = inputs.texts;
  const chosen = state.ranges[key] ?? { min: null, max: null };
  const found = result.ranges[key];
  const isOpen = chosen.min === null && chosen.max === null;
  if (found.max === null && isOpen) return undefined;
  const base = { key, label: RANGE_ROWS[key].label, open: true, chosen: isOpen ? 0 : 1 };
  const ends = { from: chosen.min, to: chosen.max };
  if (key === 'year') return { ...base, kind: 'year', ...ends, years: yearChoices(found, chosen) };
  const budget = key === 'weekly_price' ? inputs.budgetOf?.(chosen.max) : null;
  if (budget)
    return { ...base, label: 'Weekly budget', kind: 'budget', from: chosen.min, budget, buttonLabel };
  if (key !== 'price' && key !== 'km') return { ...base, kind: 'dollars', ...ends, buttonLabel };
  const slider = { ...sliders[key], ...chosen };
  if (key === 'km') return { ...base, kind: 'km', slider };
  const bars = priceBars(result.facets.price_range, slider.low, slider.high);
  return { ...base, kind: 'price', slider, bars, buttonLabel };
}

/** Every year from the newest to the oldest that can be found, and the chosen ones. */
function yearChoices(found: Range, chosen: Range): number[] {
  const ends = [found.min, found.max, chosen.min, chosen.max].filter((year) => year !== null);
  const newest = Math.max(...ends);
  return Array.from({ length: newest - Math.min(...ends) + 1 }, (_, age) => newest - age);
}
