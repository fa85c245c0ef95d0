import type { SliderBounds } from '../../search/codec.ts';
import type { SliderName } from '../../search/facet-table.ts';
import type { SiteSettings } from '../../settings/schema.ts';

/** The range and step of the panel's slider of kilometres. */
const KM_SLIDER = { low: 0, high: 250_000, step: 5_000, minGap: 0 };
export function getSliderRules({ settings }: { settings: Pick<SiteSettings, 'search'> }): SliderRules {
  const { min: low, max: high, step, minGap } = settings.search.priceSlider;
  return { price: { low, high, step, minGap }, km: KM_SLIDER };
}
/** The ends of a slider, its step, and the minimum gap between its handles. */
export interface SliderRule {
  low: number;
  high: number;
  step: number;
  minGap: number;
}
/** The panel's sliders, in dollars and kilometres. */
export type SliderRules = Readonly<Record<SliderName, SliderRule>>;
export function toSliderBounds({ price, km }: SliderRules): SliderBounds {
  return { price: { min: price.low, max: price.high }, km: { min: km.low, max: km.high } };
}
