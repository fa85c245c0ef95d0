import { formatThousands } from '../domain/text/format.ts';
/** Lower bounds of the bands of a number, ascending; the last band has no upper end. */
export interface BandScale {
  edges: readonly number[];
  /** Appended to the figures of a label, e.g. ' a week'. */
  suffix: string;
}

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: (to - from) / step }, (_, i) => from + i * step);

/** $5,000 steps to $100,000, where most of the stock lies, then wider ones up to the slider's end (S9, G5). */
export const PRICE_BANDS: BandScale = {
  edges: [...steps(0, 100_000, 5_000), 100_000, 125_000, 150_000, 200_000, 250_000],
  suffix: '',
};

/** $25 steps where most weekly repayments lie. */
export const WEEKLY_PRICE_BANDS: BandScale = {
  edges: [0, 50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 500],
  suffix: ' a week',
};

/**
 * The band that contains `amount`, as `from-below` (the upper end is excluded; `from-` has none); null without an
 * amount.
 */
export function findBand(amount: number | null, scale: BandScale): string | null {
  if (amount === null) return null;
  const at = scale.edges.findLastIndex((edge) => amount >= edge);
  return at < 0 ? null : `${scale.edges[at]}-${scale.edges[at + 1] ?? ''}`;
}

/**
 * The ends of a band: `from` is included, `below` is not, null means no upper end. Undefined for text that is not a
 * band.
 */
export function decodeBand(value: string): { from: number; below: number | null } | undefined {
  const match = /^(\d+)-(\d*)$/.exec(value);
  if (!match) return undefined;
  return { from: Number(match[1]), below: match[2] ? Number(match[2]) : null };
}

const dollars = (amount: number): string => `$${formatThousands(amount)}`;

/** "Under $5,000", "$5,000 to $10,000", "$250,000 and over". */
export function formatBand(value: string, scale: BandScale): string {
  const band = decodeBand(value);
  if (!band) return value;
  if (band.below === null) return `${dollars(band.from)}${scale.suffix} and over`;
  if (band.from === 0) return `Under ${dollars(band.below)}${scale.suffix}`;
  return `${dollars(band.from)} to ${dollars(band.below)}${scale.suffix}`;
}
