import { formatDollars } from '../../../domain/text/format.ts';
import type { PriceComparisonModel, PriceGauge } from '../../../kernel/vehicle/price-comparison/model.ts';

export interface ComparisonAnswer {
  fill?: number | null;
  listing_price?: number | null;
  market_range_min?: number | null;
  market_range_max?: number | null;
  confidence?: number | null;
  description?: string | null;
  market_price?: number | null;
  spread?: { from: number; to: number; bars: number[] } | null;
  comparables?: number | null;
}

type Whole = ComparisonAnswer & Record<(typeof NEEDED)[number], number>;
const NEEDED = ['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'] as const;

/**
 * Whether the panel is shown at all (S5): all figures are there, confidence is above the minimum, and the market range
 * does not end below the asking price.
 */
export function isShown(answer: ComparisonAnswer, minConfidence: number): answer is Whole {
  return isWhole(answer) && answer.confidence > minConfidence && answer.market_range_max >= answer.listing_price;
}

const isWhole = (answer: ComparisonAnswer): answer is Whole => NEEDED.every((field) => Number.isFinite(answer[field]));

/** Null where the panel is hidden (D13). */
export function buildPriceGauge(
  answer: ComparisonAnswer,
  { minConfidence, thisOne, market: whose }: Pick<PriceComparisonModel, 'minConfidence' | 'thisOne' | 'market'>,
): PriceGauge | null {
  if (!isShown(answer, minConfidence)) return null;
  const { listing_price, market_range_min: min, market_range_max: max, spread } = answer;
  const scale = spread ?? { from: min, to: max };
  const at = (dollars: number) => shareOf(dollars, scale);
  const market = answer.market_price ?? null;
  const range = `${formatDollars(min)} to ${formatDollars(max)}`;
  const headline = headlineOf(answer, whose);
  const figures = [
    { label: thisOne, text: formatDollars(listing_price) },
    ...(market === null ? [] : [{ label: 'Market price', text: formatDollars(market) }]),
    { label: 'Market range', text: range },
  ];
  return {
    headline,
    range: market === null ? `Market range ${range}` : `Market price ${formatDollars(market)}, range ${range}`,
    listing_price,
    scale: { from: formatDollars(scale.from), to: formatDollars(scale.to) },
    pin: spread ? at(listing_price) : answer.fill,
    market: market === null ? null : { text: `Market ${formatDollars(market)}`, at: at(market) },
    bars: spread ? barsOf(spread, min, max) : null,
    inWords: [headline.text, ...figures.map(({ label, text }) => `${label} ${text}`)].join('. '),
    figures,
    description: answer.description ?? '',
  };
}

function shareOf(dollars: number, { from, to }: { from: number; to: number }): number {
  if (to <= from) return 50;
  return Math.round(Math.min(1, Math.max(0, (dollars - from) / (to - from))) * 1000) / 10;
}

function barsOf({ from, to, bars }: { from: number; to: number; bars: number[] }, min: number, max: number) {
  const width = (to - from) / bars.length;
  return bars.map((height, index) => {
    const middle = from + (index + 0.5) * width;
    return { height, isInRange: middle >= min && middle <= max };
  });
}

/** Differences of less than this share of the market price do not matter to a shopper. */
const IN_LINE = 0.01;

/** Each headline names the market that it is based on: "$1,840 below comparable cars that we advertise". */
export function headlineOf(
  { listing_price, market_price, market_range_min }: Whole,
  market: string,
): PriceGauge['headline'] {
  if (market_price === null || market_price === undefined) {
    const below = listing_price < market_range_min;
    return {
      text: below ? `Below the range of ${market}` : `Within the range of ${market}`,
      tone: below ? 'good' : 'plain',
    };
  }
  const under = Math.round(market_price - listing_price);
  if (Math.abs(under) < market_price * IN_LINE) return { text: `In line with ${market}`, tone: 'plain' };
  if (under > 0) return { text: `${formatDollars(under)} below ${market}`, tone: 'good' };
  return { text: `${formatDollars(-under)} above ${market}`, tone: 'plain' };
}
