import { MARKET_NOTE } from '../../domain/price/below-market-note.ts';
import type { CardModel } from './card.ts';

type Small = Pick<CardModel, 'belowMarket' | 'repayment'>;

/**
 * The small print that cards need below them: what "below market" rests on, and the site's disclaimer of finance; null
 * where none says either.
 */
export function formatFinePrint(cards: readonly Small[]): string | null {
  const market = cards.some((card) => card.belowMarket) ? [MARKET_NOTE] : [];
  const disclaimers = new Set(cards.map(({ repayment }) => repayment?.disclaimer));
  return [...market, ...disclaimers].filter(Boolean).join(' ') || null;
}

/**
 * What stands above cards of which some say a repayment, so that it is seen with the first of them: what the asterisk
 * leads to, and the warning of the comparison rates, each once (E7), as is how several notes end alike; null where none
 * says one.
 */
export function formatRepaymentTerms(cards: readonly Pick<Small, 'repayment'>[]): string | null {
  const repayments = cards.flatMap(({ repayment }) => repayment ?? []);
  const notes = new Set(repayments.map(({ note }) => note));
  const warnings = new Set(repayments.map(({ warning }) => warning));
  return [...withOneEnd([...notes]), ...warnings].join(' ') || null;
}

/** Notes and, once, the sentences that all of them end with; each keeps its first. */
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
