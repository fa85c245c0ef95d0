import { MARKET_NOTE } from '../../domain/below-market-note.ts';
import type { CardModel } from './card.ts';

type Small = Pick<CardModel, 'belowMarket' | 'repayment'>;

/** The small print that cards need below them: what "below market" rests on, and the site's disclaimer of finance; null where none says either. */
export function fineTextOf(cards: readonly Small[]): string | null {
  const market = cards.some((card) => card.belowMarket) ? [MARKET_NOTE] : [];
  const disclaimers = new Set(cards.map(({ repayment }) => repayment?.disclaimer));
  return [...market, ...disclaimers].filter(Boolean).join(' ') || null;
}

/**
 * What stands above cards of which some say a repayment, so that it is seen with the first of them: what the asterisk leads to, and the
 * warning of the comparison rates, each once (E7); null where none says one.
 */
export function repaymentTermsOf(cards: readonly Pick<Small, 'repayment'>[]): string | null {
  const repayments = cards.flatMap(({ repayment }) => repayment ?? []);
  const notes = new Set(repayments.map(({ note }) => note));
  const warnings = new Set(repayments.map(({ warning }) => warning));
  return [...notes, ...warnings].join(' ') || null;
}
