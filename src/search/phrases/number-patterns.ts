import type { Meaning, PhraseFacts } from './reading.ts';

/** What a number rule may depend on: the stock and the current year. */
export interface NumberContext extends PhraseFacts {
  thisYear: number;
}

export type Groups = Record<string, string | undefined>;

/**
 * One way to phrase a number. The first rule that matches at a position counts; `read` returns undefined to reject a
 * match.
 */
export interface NumberRule {
  says: string;
  pattern: RegExp;
  read(groups: Groups, context: NumberContext): Meaning | undefined;
}

export const BELOW =
  '(?<below>under|below|less than|lower than|cheaper than|no more than|not more than|not over|at ' +
  'most|up to|upto|max|maximum|within|<=?|≤|budget(?: of)?|limit(?: of)?)(?: price)?';
export const ABOVE =
  '(?<above>over|above|more than|greater than|at least|no less than|not less ' +
  'than|min|minimum|from|starting (?:from|at)|upwards of|>=?|≥)';
/** What may come before the first of two ends, and between them. */
export const SPAN = '(?<lead>between |from )?';
export const TO = '(?<to>and|to|until|till|-)';
export const AND_LESS = '(?:or less|or under|or below|and under|and below|max|maximum|tops|or lower)';
export const AND_MORE = '(?:or more|or over|or above|and over|and above|and up|plus|\\+|min|minimum|upwards)';

/** "A and B" is a range only after "between". */
export const isSpan = ({ lead, to }: Groups): boolean => to !== 'and' || lead === 'between ';

/** Matches at `lastIndex`, up to the end of a word. */
export const buildPattern = (text: string): RegExp => new RegExp(`(?:${text})(?= |$)`, 'uy');

const WORD_NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
export const parseCount = (word: string): number =>
  WORD_NUMBERS.includes(word) ? WORD_NUMBERS.indexOf(word) + 2 : Number(word);
