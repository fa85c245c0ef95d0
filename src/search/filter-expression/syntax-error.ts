import type { FilterProblem } from '../filter-expression.ts';

/**
 * An error in the text of a filter expression. `at` counts characters from 0; the message does not name the position.
 */
export class FilterSyntaxError extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.name = 'FilterSyntaxError';
    this.at = at;
  }
}

/** How much of a long text is shown on either side of the position. */
const AROUND = 40;

/** The problem for people: the position counted from 1, and the text with a caret below it. */
export function buildFilterProblem(text: string, { message, at }: FilterSyntaxError): FilterProblem {
  const from = Math.max(0, at - AROUND);
  const to = Math.min(text.length, at + AROUND);
  const before = from > 0 ? '…' : '';
  const line = text.slice(from, to).replace(/[\s\p{Cc}]/gu, ' ');
  const caret = `${' '.repeat(before.length + at - from)}^`;
  return {
    message: `${message} at character ${at + 1}`,
    position: at + 1,
    excerpt: `${before}${line}${to < text.length ? '…' : ''}\n${caret}`,
  };
}
