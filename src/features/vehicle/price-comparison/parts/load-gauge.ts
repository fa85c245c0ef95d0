import type { PriceComparisonModel, PriceGauge } from '../../../../kernel/vehicle/price-comparison/model.ts';
import { buildPriceGauge, type ComparisonAnswer } from '../gauge.ts';

/** Null where the panel is hidden. Throws when the request fails. */
export async function loadGauge(model: PriceComparisonModel, signal: AbortSignal): Promise<PriceGauge | null> {
  const response = await fetch(model.from, { signal });
  if (!response.ok) throw new Error(`${model.from} answered ${response.status}`);
  const answer: ComparisonAnswer = await response.json();
  return buildPriceGauge(answer, model);
}
