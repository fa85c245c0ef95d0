import type { CardModel } from './card.ts';

const MARKET_TEXT =
  '“Below market” compares the price with the average that similar vehicles are advertised for, in the same state where that is known. It is a guide, not a valuation.';

/** The small print that cards need below them: what "below market" and the asterisk of a repayment rest on; null when none says either. */
export function fineTextOf(cards: readonly Pick<CardModel, 'belowMarket' | 'repayment'>[]): string | null {
  const market = cards.some((card) => card.belowMarket) ? [MARKET_TEXT] : [];
  const repayments = cards.flatMap(({ repayment }) => repayment ?? []);
  const notes = new Set(repayments.map(({ note }) => note));
  const warnings = new Set(repayments.map(({ warning }) => warning));
  return [...market, ...notes, ...warnings].join(' ') || null;
}
