import type { BudgetModel } from '../../../kernel/finance/budget/model.ts';
import type { SliderRule, SliderRules } from '../../../kernel/stock/sliders.ts';
import {
  type CountedKey,
  type FacetItem,
  type FacetKey,
  RANGE_KEYS,
  type Range,
  type RangeKey,
  type SearchResult,
  type SearchState,
  type TermKey,
} from '../../../search/contract.ts';
import { findList, findSpan } from '../../../search/facets.ts';
import { buildSliderScale, type SliderScale } from '../../../search/slider-scale.ts';
import { findUnit, type Unit } from '../../../search/units.ts';
import {
  buildFilterOptions,
  buildMakeOptions,
  buildOptionList,
  type FilterOption,
  type MakeParts,
  type OptionList,
} from './options.ts';
import { computePriceBars, readBands } from './price-bars.ts';

/**
 * One block of the filter panel. `chosen` is the number of its chosen values, for its heading. The page of a closed one
 * has only its heading, and of a long list what is not folded; unless it is asked for `whole` (`whole-groups.ts`).
 */
export type FilterGroup = { key: string; label: string; open: boolean; chosen: number; whole?: boolean } & (
  | { kind: 'checks' | 'toggles'; list: OptionList }
  | { kind: 'price'; slider: SliderModel; bars: number[]; buttonLabel: string }
  | { kind: 'km'; slider: SliderModel }
  | { kind: 'year'; from: number | null; to: number | null; years: number[] }
  | { kind: 'budget'; from: number | null; budget: BudgetModel; buttonLabel: string }
  | { kind: 'dollars'; from: number | null; to: number | null; buttonLabel: string }
  /** A box for each end; `unit` stands behind the figure. */
  | { kind: 'figures'; from: number | null; to: number | null; unit: string; buttonLabel: string }
  /** Lower ends to choose from, rising; a requested upper end is passed along. */
  | { kind: 'least'; from: number | null; to: number | null; steps: { value: number; label: string }[] }
);

/** A slider and its boxes: its rule, and what is chosen (null: open). */
export interface SliderModel extends Range, SliderRule {
  /** Where its amounts lie; null: evenly. */
  scale: SliderScale | null;
}

export interface GroupInputs extends MakeParts {
  state: SearchState;
  result: Pick<SearchResult<unknown>, 'facets' | 'ranges'>;
  keys: readonly FacetKey[];
  sliders: SliderRules;
  /** The prices of the whole stock, in bands, which say where the amounts of the price slider lie. */
  stockBands(key: CountedKey): readonly FacetItem[];
  /** The box for a weekly repayment; null where the site shows none. */
  budgetOf?: (weekly: number | null) => BudgetModel | null;
  /** `priceButton` is the label of the price block's button (B8). */
  texts: MakeParts['texts'] & { priceButton: string };
}

/** More values than these become a list of checkboxes, whatever the row of the table says. */
const MOST_TOGGLES = 12;
/** Groups from here on are closed until something in them is chosen. */
const OPEN_GROUPS = 6;

/**
 * The panel's blocks in the site's order; a filter with nothing to choose between is left out unless something of it is
 * chosen.
 */
export function buildFilterGroups(inputs: GroupInputs): FilterGroup[] {
  const groups = inOrder(inputs.keys).flatMap((key) => {
    const group = isSpan(key) ? spanGroup(key, inputs) : listGroup(key, inputs);
    return group ? [group] : [];
  });
  return groups.map((group, index) => ({ ...group, open: index < OPEN_GROUPS || group.chosen > 0 }));
}

/**
 * Models are listed under their makes: a site that lists models before makes has both in that place, and one that lists
 * makes needs no list of makes with models.
 */
function inOrder(given: GroupInputs['keys']): GroupInputs['keys'] {
  const keys = given.includes('make') ? given.filter((key) => key !== 'make_model') : given;
  const [make, model] = [keys.indexOf('make'), keys.indexOf('model')];
  if (model < 0 || make < model) return keys;
  return keys.flatMap((key) => (key === 'model' ? (['make', 'model'] as const) : key === 'make' ? [] : [key]));
}

/** Whether the block of a facet is its number range; where it has a list too, only one of the two has a block. */
function isSpan(key: FacetKey): key is RangeKey {
  return isRangeKey(key) && findSpan(key).widget !== 'none';
}

const isRangeKey = (key: FacetKey): key is RangeKey => RANGE_KEYS.some((range) => range === key);

function listGroup(key: CountedKey, inputs: GroupInputs): FilterGroup | undefined {
  const { state, result } = inputs;
  const row = findList(key);
  const chosen = state.terms[key] ?? [];
  if (!canChoose(key, result.facets, state.terms)) return undefined;
  const base = { key, label: row.title ?? row.label, open: true, chosen: chosen.length };
  switch (row.widget) {
    case 'makes': {
      const list = buildMakeOptions(result.facets.make, result.facets.make_model, state.terms, inputs);
      return { ...base, kind: 'checks', chosen: chosen.length + (state.terms.make_model?.length ?? 0), list };
    }
    case 'toggles': {
      const options = offeredOptions(key, inputs);
      if (options.length > MOST_TOGGLES) return { ...base, kind: 'checks', list: buildOptionList(key, options) };
      return { ...base, kind: 'toggles', list: { name: key, options, more: null } };
    }
    case 'models':
    case 'checks':
      return { ...base, kind: 'checks', list: buildOptionList(key, offeredOptions(key, inputs)) };
    case 'none':
      return undefined;
    default:
      return row.widget satisfies never;
  }
}

function offeredOptions(key: CountedKey, { state, result }: GroupInputs): FilterOption[] {
  const chosen = state.terms[key] ?? [];
  return buildFilterOptions(key, offered(key, result.facets[key], chosen), chosen);
}

/** Of a flag only its yes is offered. */
function offered(key: CountedKey, items: FacetItem[], chosen: readonly string[]): FacetItem[] {
  if (findList(key).kind !== 'flag') return items;
  return items.filter(({ value }) => value === 'true' || chosen.includes(value));
}

/**
 * A list is shown when it has two values, or a chosen one. A site with one car type needs no list of types. Models are
 * listed under their make, so they are a list of their own with one make only.
 */
function canChoose(key: CountedKey, facets: Record<TermKey, FacetItem[]>, terms: SearchState['terms']): boolean {
  const { widget, ofPage } = findList(key);
  const isChosen = (terms[key] ?? []).length > 0;
  if (widget === 'models' && (facets.make.length > 1 || terms.make?.length)) return isChosen;
  return facets[key].length > 1 || (isChosen && !ofPage);
}

function spanGroup(key: RangeKey, inputs: GroupInputs): FilterGroup | undefined {
  const { state, result, sliders } = inputs;
  const { priceButton: buttonLabel } = inputs.texts;
  const row = findSpan(key);
  const chosen = state.ranges[key] ?? { min: null, max: null };
  const found = result.ranges[key];
  const isOpen = chosen.min === null && chosen.max === null;
  if (found.max === null && isOpen) return undefined;
  const base = { key, label: row.title ?? row.label, open: true, chosen: isOpen ? 0 : 1 };
  const ends = { from: chosen.min, to: chosen.max };
  switch (row.widget) {
    case 'year':
      return { ...base, kind: 'year', ...ends, years: yearChoices(found, chosen) };
    case 'budget': {
      const budget = inputs.budgetOf?.(chosen.max);
      if (!budget) return { ...base, ...boxes(row.unit, ends, buttonLabel) };
      return { ...base, label: 'Weekly budget', kind: 'budget', from: chosen.min, budget, buttonLabel };
    }
    case 'boxes':
      return { ...base, ...boxes(row.unit, ends, buttonLabel) };
    case 'least': {
      const steps = stepChoices(row.steps, row.unit, found, chosen);
      return steps.length > 0 ? { ...base, kind: 'least', ...ends, steps } : undefined;
    }
    case 'km':
      return { ...base, kind: 'km', slider: { ...sliders[row.slider], ...chosen, scale: null } };
    case 'price': {
      const rule = sliders[row.slider];
      const scale = buildSliderScale(readBands(inputs.stockBands(row.bars)), rule);
      const slider = { ...rule, ...chosen, scale };
      const bars = computePriceBars(result.facets[row.bars], scale);
      return { ...base, kind: 'price', slider, bars, buttonLabel };
    }
    case 'none':
      return undefined;
    default:
      return row satisfies never;
  }
}

/** A box for each end of a number, with its unit. */
function boxes(unit: Unit, ends: { from: number | null; to: number | null }, buttonLabel: string) {
  const { beside } = findUnit(unit);
  if ('before' in beside) return { kind: 'dollars' as const, ...ends, buttonLabel };
  return { kind: 'figures' as const, ...ends, unit: beside.after, buttonLabel };
}

/** The lower ends that some vehicle reaches, and the chosen one. */
function stepChoices(steps: readonly number[], unit: Unit, found: Range, { min }: Range) {
  const offered = steps.filter((step) => step <= (found.max ?? 0));
  const values = new Set([...offered, ...(min === null ? [] : [min])]);
  return [...values].sort((a, b) => a - b).map((value) => ({ value, label: findUnit(unit).write(value) }));
}

/** Every year from the newest to the oldest that can be found, and the chosen ones. */
function yearChoices(found: Range, chosen: Range): number[] {
  const ends = [found.min, found.max, chosen.min, chosen.max].filter((year) => year !== null);
  const newest = Math.max(...ends);
  return Array.from({ length: newest - Math.min(...ends) + 1 }, (_, age) => newest - age);
}
