import { MARKET_NOTE } from '../../domain/price/below-market-note.ts';
import type { RepaymentModel } from '../finance/repayment/model.ts';
import type { CardModel } from './card.ts';

type Small = Pick<CardModel, 'belowMarket' | 'repayment'>;

/** What says a repayment or a rate, if it does: a card, or another part of the page. */
interface Saying {
  repayment: Pick<RepaymentModel, 'note' | 'warning'> | null;
}

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
 * The terms below a list of cards of which some show a repayment: each note of an asterisk and the comparison rate
 * warning once (E7), as is the ending that several notes share; null where none shows a repayment.
 */
export function formatRepaymentTerms(saying: readonly Saying[]): string | null {
  const repayments = saying.flatMap(({ repayment }) => repayment ?? []);
  const notes = new Set(repayments.map(({ note }) => note));
  const warnings = new Set(repayments.map(({ warning }) => warning));
  return [...withOneEnd([...notes]), ...warnings].join(' ') || null;
}

/** Those terms without the warning, for a page that has it elsewhere. */
export function formatRepaymentNotes(cards: readonly Pick<Small, 'repayment'>[]): string | null {
  const notes = new Set(cards.flatMap(({ repayment }) => repayment?.note ?? []));
  return withOneEnd([...notes]).join(' ') || null;
}

/**
 * The notes, with the sentences that all of them end with said once; what is left of each is joined to one sentence, if
 * it is one.
 */
function withOneEnd(notes: readonly string[]): string[] {
  const [first = [], ...others] = notes.map((note) => note.split(/(?<=\.) (?=[A-Z])/));
  const end: string[] = [];
  if (others.length === 0) return [...notes];
  while ([first, ...others].every((note) => note.length > 1 && note.at(-1) === first.at(-1))) {
    end.unshift(first.at(-1) ?? '');
    for (const note of [first, ...others]) note.pop();
  }
  const beginnings = [first, ...others];
  const texts = beginnings.map((note) => note.join(' '));
  return [...(beginnings.every(({ length }) => length === 1) ? [joinNotes(texts)] : texts), ...end];
}

/** Notes of one sentence: "* Lender’s estimate over 5 years; or estimate over 5 years with no deposit." */
function joinNotes([first = '', ...others]: string[]): string {
  const alternatives = others.map((note) => note.replace(/^\* (.)/, (_, letter: string) => letter.toLowerCase()));
  return [first, ...alternatives].map((note) => note.replace(/\.$/, '')).join('; or ') + '.';
}
