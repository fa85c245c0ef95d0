import { MARKET_NOTE } from '../../domain/price/below-market-note.ts';
import type { CardModel } from './card.ts';

type Small = Pick<CardModel, 'belowMarket' | 'repayment'>;

/**
 * The small print below cards: what "below market" is based on, and the site's finance disclaimer; null where no card
 * needs either.
 */
export function formatFinePrint(cards: readonly Small[]): string | null {
  const market = cards.some((card) => card.belowMarket) ? [MARKET_NOTE] : [];
  const disclaimers = new Set(cards.map(({ repayment }) => repayment?.disclaimer));
  return [...market, ...disclaimers].filter(Boolean).join(' ') || null;
}

/**
 * The terms above cards of which some show a repayment, so that they are seen with the first of them: the note of the
 * asterisk and the comparison rate warning, each once (E7), as is the ending that several notes share; null where no
 * card shows a repayment.
 */
export function formatRepaymentTerms(cards: readonly Pick<Small, 'repayment'>[]): string | null {
  const repayments = cards.flatMap(({ repayment }) => repayment ?? []);
  const notes = new Set(repayments.map(({ note }) => note));
  const warnings = new Set(repayments.map(({ warning }) => warning));
  return [...withOneEnd([...notes]), ...warnings].join(' ') || null;
}

/** The notes, with the sentences that all of them end with said once; each keeps its first sentence. */
function withOneEnd(notes: readonly string[]): string[] {
  const [first = [], ...others] = notes.map((note) => note.split(/(?<=\.) (?=[A-Z])/));
  const end: string[] = [];
  if (others.length === 0) return [...notes];
  while ([first, ...others].every((note) => note.length > 1 && note.at(-1) === first.at(-1))) {
    end.unshift(first.at(-1) ?? '');
    for (const note of [first, ...others]) note.pop();
  }
  return [...[first, ...others].map((note) => note.join(' ')), ...end];
}
