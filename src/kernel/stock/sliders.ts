import type { SliderBounds } from '../../search/codec.ts';
import type { SiteSettings } from '../../settings/schema.ts';

/** The kilometres that the panel's slider reaches, its step. */
const KM_SLIDER = { low: 0, high: 250_000, step: 5_000, minGap: 0 };
/** The ends and steps of the site's sliders. */
export function getSliderRules({ settings }: { settings: Pick<SiteSettings, 'search'> }): SliderRules {
  const { min: low, max: high, step, minGap } = settings.search.priceSlider;
  return { price: { low, high, step, minGap }, km: KM_SLIDER };
}
/** The ends of a slider, its step, and how far apart its handles stay at least. */
export interface SliderRule {
  low: number;
  high: number;
  step: number;
  minGap: number;
}
/** The panel's sliders, in dollars and kilometres. */
export interface SliderRules {
  price: SliderRule;
  km: SliderRule;
}
/** The ends of the panel's sliders as the address codec knows them. */
export function toSliderBounds({ price, km }: SliderRules): SliderBounds {
  return { price: { min: price.low, max: price.high }, km: { min: km.low, max: km.high } };
}
