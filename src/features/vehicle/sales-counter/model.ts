import { type Nouns, pickNoun } from '../../../domain/vehicle/wording.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { computeSalesCount, getMonthStart } from './count.ts';

/** The sales counter: its value when the page was made, whether it follows the clock, and its text (D21). */
export interface SalesCounterModel {
  count: number;
  goesOn: boolean;
  /** `{count}` is the placeholder of the value. */
  text: string;
}

/** How many vehicles of the site were marked as sold since a moment, in Unix seconds. */
export type SoldSince = (seconds: number) => number;

/** It counts all that the site sells, of whatever kind. */
const ALL_KINDS: Nouns = { one: 'vehicle', many: 'vehicles' };

/** The site's counter; null for none, and while nothing is sold yet. */
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
