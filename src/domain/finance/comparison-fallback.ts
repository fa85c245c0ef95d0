import { buildFinanceTerms, type FinanceSettings } from './terms.ts';

/** Percentages right after the words "comparison rate": one, or the two ends of a range. */
const NAMED =
  /comparison rates?\b[^%.]{0,40}?(\d+(?:\.\d+)?)\s*%(?:\s*p\.?a\.?)?(?:\s*(?:to|and|–|-)\s*(\d+(?:\.\d+)?)\s*%)?/gi;

/**
 * The comparison rate in percent, or a range, where no exact one is known (E7, S9): the site's own range, else the
 * provider's, else what the disclaimer states after the words "comparison rate"; null where it states none.
 */
export function findComparisonFallback(
  finance: FinanceSettings,
  disclaimer: string | null,
): number | { from: number; to: number } | null {
  const { comparisonSpan } = buildFinanceTerms(finance).provider;
  if (comparisonSpan) return comparisonSpan;
  const rates = [...(disclaimer ?? '').matchAll(NAMED)]
    .flatMap(([, first, second]) => [first, second])
    .filter((text) => text !== undefined)
    .map(Number);
  if (rates.length === 0) return null;
  const [from, to] = [Math.min(...rates), Math.max(...rates)];
  return from === to ? from : { from, to };
}
