import { formatThousands } from '../../../domain/text/format.ts';
import { linkToPriceRange } from '../../../kernel/chrome/stock-links.ts';
import { decodeBand, PRICE_BANDS } from '../../../search/bands.ts';
import type { FacetItem, SearchState } from '../../../search/contract.ts';
import { createEmptyState } from '../../../search/state.ts';
import type { PriceBar } from './model.ts';

const MAX_BARS = 8;
const MIN_BARS = 3;
/** Widths of a bar in dollars, narrowest first; the first that needs no more than MAX_BARS is taken. */
const WIDTHS = [5_000, 10_000, 25_000, 50_000];
/**
 * The cheapest and dearest few share the bars at the ends, so that they don't stretch the chart; more of them before
 * bars get wider.
 */
const TRIMS: readonly { low: number; high: number }[] = [
  { low: 0.03, high: 0.95 },
  { low: 0.06, high: 0.92 },
];

interface Band {
  from: number;
  count: number;
}

/**
 * Bars over the price bands of a facet: three to eight of one width that fit where the stock lies, open at both ends;
 * none when the stock's prices are too few or too alike to draw. Each leads to its vehicles in the part of the stock
 * that is counted (`within`).
 */
export function buildPriceBars(facet: FacetItem[], within: SearchState = createEmptyState()): PriceBar[] {
  const bands = facet.flatMap(({ value, count }) => toBand(value, count)).toSorted((a, b) => a.from - b.from);
  const edges = chooseEdges(bands);
  if (edges.length + 1 < MIN_BARS) return [];
  const spans = [null, ...edges].map((from, index) => ({ from, below: edges[index] ?? null }));
  const counted = spans.map((span) => ({ ...span, count: countWithin(bands, span.from, span.below) }));
  const tallest = Math.max(...counted.map(({ count }) => count));
  const first = counted.findIndex(({ count }) => count === tallest);
  return counted.map((span, index) => ({ ...toBar(span, tallest, within), isTallest: index === first }));
}

function toBand(value: string, count: number): Band[] {
  const band = decodeBand(value);
  return band && count > 0 ? [{ from: band.from, count }] : [];
}

function chooseEdges(bands: Band[]): number[] {
  if (bands.length === 0) return [];
  const choices = WIDTHS.flatMap((width) =>
    TRIMS.map(({ low, high }) => edgesBetween(quantile(bands, low), quantile(bands, high), width)),
  );
  return (
    choices.find((edges) => edges.length < MAX_BARS && edges.every((edge) => PRICE_BANDS.edges.includes(edge))) ?? []
  );
}

function edgesBetween(low: number, high: number, width: number): number[] {
  const first = (Math.floor(low / width) + 1) * width;
  const last = Math.floor(high / width) * width;
  return Array.from({ length: Math.max(0, (last - first) / width + 1) }, (_, index) => first + index * width);
}

/** Where the band begins that holds the vehicle at a share (0 to 1) of all, cheapest first. */
function quantile(bands: Band[], share: number): number {
  const wanted = share * bands.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { from, count } of bands) {
    seen += count;
    if (seen >= wanted) return from;
  }
  return bands.at(-1)?.from ?? 0;
}

function countWithin(bands: Band[], from: number | null, below: number | null): number {
  return bands
    .filter((band) => band.from >= (from ?? 0) && (below === null || band.from < below))
    .reduce((sum, { count }) => sum + count, 0);
}

function toBar(
  span: { from: number | null; below: number | null; count: number },
  tallest: number,
  within: SearchState,
): Omit<PriceBar, 'isTallest'> {
  const isOpen = span.below === null;
  const dollars = span.below ?? span.from ?? 0;
  const plus = isOpen ? '+' : '';
  return {
    label: `$${formatThousands(dollars)}${plus}`,
    shortLabel: `$${dollars / 1000}k${plus}`,
    prefix: isOpen ? null : span.from === null ? 'under' : 'to',
    count: span.count,
    href: linkToPriceRange(within, span.from, span.below),
    height: Math.round((span.count / tallest) * 100),
  };
}
