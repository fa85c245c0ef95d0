import { formatThousands } from '../../../domain/text/format.ts';
import { type ComparisonAnswer, headlineOf, isShown } from './gauge.ts';

/** How a price compares, beside the price: "Good price: $1,240 below 18 comparable cars". */
export interface PriceVerdict {
  label: string | null;
  text: string;
  tone: 'good' | 'plain';
}

/** By the panel's own rule and headline; null where there is no panel (D13). `nouns`: what the site calls vehicles. */
export function buildPriceVerdict(
  answer: ComparisonAnswer,
  minConfidence: number,
  nouns: { one: string; many: string },
): PriceVerdict | null {
  if (!isShown(answer, minConfidence)) return null;
  const { text, tone } = headlineOf(answer, describeMarket(answer.comparables ?? null, nouns));
  return { label: tone === 'good' ? 'Good price' : null, text, tone };
}

function describeMarket(count: number | null, nouns: { one: string; many: string }): string {
  if (count === null) return `comparable ${nouns.many}`;
  return `${formatThousands(count)} comparable ${count === 1 ? nouns.one : nouns.many}`;
}
