import { MARKET_NOTE } from '../../domain/price/below-market-note.ts';
import type { RepaymentModel } from '../finance/repayment/model.ts';
import type { CardModel } from './card.ts';

/** What says a repayment or a rate, if it does: a card, or another part of the page. */
interface Saying {
  repayment: (Pick<RepaymentModel, 'note' | 'warning'> & { disclaimer?: string | null }) | null;
}

/** The small print below cards: what "below market" is based on; null where no card says so. */
export function formatFinePrint(cards: readonly Pick<CardModel, 'belowMarket'>[]): string | null {
  return cards.some((card) => card.belowMarket) ? MARKET_NOTE : null;
}

/**
 * The conditions of a page, for all that says a repayment or a rate on it: each note of an asterisk, then what several
 * notes say alike, the site's disclaimer, and the comparison rate warning, each once (E7); null where the page says no
 * repayment.
 */
export function formatRepaymentTerms(saying: readonly Saying[]): string | null {
  const repayments = saying.flatMap(({ repayment }) => repayment ?? []);
  const disclaimers = new Set(repayments.map(({ disclaimer }) => disclaimer));
  const warnings = new Set(repayments.map(({ warning }) => warning));
  const notes = joinNotes(repayments.map(({ note }) => note));
  return [notes, ...disclaimers, ...warnings].filter(Boolean).join(' ') || null;
}

/**
 * Notes as one text in which no sentence stands twice: what each rests on, in one sentence where it can be said in one
 * ("* Estimates over 5 years: the lender’s own, or ours with no deposit."), then the sentences that several share; null
 * for none.
 */
export function joinNotes(notes: readonly string[]): string | null {
  const all = [...new Set(notes)].map((note) => note.replace(/^\* /, '').split(/(?<=\.) (?=[A-Z])/));
  const isShared = (sentence: string) => all.filter((note) => note.includes(sentence)).length > 1;
  const own = all.flat().filter((sentence) => !isShared(sentence));
  const text = [...joinLoans(own), ...new Set(all.flat().filter(isShared))].join(' ');
  // One asterisk is enough for all that a text says of it.
  return text === '' ? null : `${notes.some((note) => note.startsWith('* ')) ? '* ' : ''}${text}`;
}

/**
 * What several repayments rest on as one sentence, where each is a loan of these words: "Estimates over 5 years: the
 * lender’s own, or ours with no deposit." The other sentences stay as they are, behind it.
 */
function joinLoans(sentences: readonly string[]): string[] {
  const loans = LOANS.flatMap((loan) => sentences.flatMap((sentence) => findLoan(sentence, loan)));
  if (loans.length < 2) return [...sentences];
  const [first] = loans;
  const common = first && loans.every(({ term }) => term === first.term) ? first.term : null;
  const alike = Map.groupBy(loans, ({ term, beside }) => `${common === null ? term : ''}${beside}`);
  const parts = [...alike].map(([beside, own]) => `${own.map(({ among }) => among).join(' or ')}${beside}`);
  const all = [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(', or ');
  const joined = `Estimates${common ?? ''}: ${all}.`;
  return [joined, ...sentences.filter((sentence) => !loans.some((loan) => loan.sentence === sentence))];
}

/** How a loan's sentence begins, and what it is called beside others. */
const LOANS = [
  { begins: 'Lender’s estimate', among: 'the lender’s own' },
  { begins: 'Estimate at the lender’s rate', among: 'one at the lender’s rate' },
  { begins: 'Estimate', among: 'ours' },
];

function findLoan(sentence: string, { begins, among }: (typeof LOANS)[number]) {
  const said =
    sentence.startsWith(begins) && /^( over [\d.,]+ years?)?( with .+)?\.$/.exec(sentence.slice(begins.length));
  return said ? [{ sentence, among, term: said[1] ?? '', beside: said[2] ?? '' }] : [];
}
