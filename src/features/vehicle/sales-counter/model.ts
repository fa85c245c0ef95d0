import { type Nouns, pickNoun } from '../../../domain/vehicle/wording.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { computeSalesCount, getMonthStart } from './count.ts';

/**
 * The counter of sales: its value as the page was made, whether it goes on by the clock, and the words around it (D21).
 */
export interface SalesCounterModel {
  count: number;
  goesOn: boolean;
  /** `{count}` stands for the value. */
  text: string;
}

/** How many vehicles of the site were marked as sold since a moment, in Unix seconds. */
export type SoldSince = (seconds: number) => number;

/** It counts all that the site sells, of whatever kind. */
const ALL_KINDS: Nouns = { one: 'vehicle', many: 'vehicles' };

/** The counter that the site wants; null for none. Nothing sold yet is nothing to say. */
export function buildSalesCounterModel(
  { vehicle: { blocks } }: Pick<SiteSettings, 'vehicle'>,
  now: Date,
  soldSince: SoldSince,
): SalesCounterModel | null {
  if (blocks.salesCounter === 'off') return null;
  const goesOn = blocks.salesCounter === 'formula';
  const count = goesOn ? computeSalesCount(now) : soldSince(getMonthStart(now));
  const text = blocks.salesCounterText.replace('{vehicles}', pickNoun(count, ALL_KINDS));
  return count > 0 || goesOn ? { count, goesOn, text } : null;
}
