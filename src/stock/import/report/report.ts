import type { RowProblem } from '../../feeds/problem.ts';

/**
 * - `imported`: the stock is as the file says; `unchanged`: it was so before.
 * - `tried`: a dry run; the numbers say what would have been.
 * - `stopped`: nothing was imported; `reason` says why.
 */
export type ImportOutcome = 'imported' | 'unchanged' | 'tried' | 'stopped';

/** What an import did to the stock, in vehicles. */
export interface ImportCounts {
  added: number;
  /** Changed in any way, those that came back included. */
  changed: number;
  /** Were sold and are in the feed again. */
  returned: number;
  unchanged: number;
  /** Were in stock and are not in the feed any more: marked as sold. */
  gone: number;
  priceChanges: number;
}

/** What came of one file. */
export interface ImportReport extends ImportCounts {
  outcome: ImportOutcome;
  /** Why nothing was imported; null when something was. */
  reason: string | null;
  site: string;
  feed: string;
  format: string | null;
  encoding: string | null;
  /** Rows read, the empty ones of a table not counted. */
  rows: number;
  accepted: number;
  refused: number;
  /** Of the accepted, those that no page lists, for their status is none that we know. */
  unlisted: number;
  /** Odd things about the file as a whole. */
  warnings: string[];
  /** The first problems of rows; `onProblem` is told of all. */
  problems: RowProblem[];
  /** How many problems there are of each kind, the most frequent first. */
  summary: ProblemCount[];
  /** Version of the group's stock afterwards; null when nothing was imported. */
  stockVersion: number | null;
  milliseconds: number;
}

export interface ProblemCount {
  severity: RowProblem['severity'];
  field: string;
  reason: string;
  count: number;
}

const MAX_PROBLEMS = 1_000;
const MAX_KINDS = 500;

/** Collects the problems of rows: the first thousand whole, and all of them counted by kind. */
export class Problems {
  readonly first: RowProblem[] = [];
  readonly #counts = new Map<string, ProblemCount>();
  readonly #onProblem: ((problem: RowProblem) => void) | undefined;

  constructor(onProblem?: (problem: RowProblem) => void) {
    this.#onProblem = onProblem;
  }

  /** Takes a problem in. */
  add(given: RowProblem): void {
    const problem = {
      ...given,
      value: given.value && printable(given.value),
      reason: printable(given.reason),
    };
    this.#onProblem?.(problem);
    if (this.first.length < MAX_PROBLEMS) this.first.push(problem);
    const reason = kindOf(problem.reason);
    const key = `${problem.severity} ${problem.field} ${reason}`;
    const known = this.#counts.get(key);
    if (known) known.count += 1;
    else if (this.#counts.size < MAX_KINDS) {
      this.#counts.set(key, { severity: problem.severity, field: problem.field, reason, count: 1 });
    }
  }

  /** Kinds of problems with their numbers: refusals first, then the most frequent. */
  summary(): ProblemCount[] {
    const rank = ({ severity }: ProblemCount) => (severity === 'refused' ? 0 : 1);
    return [...this.#counts.values()].sort((a, b) => rank(a) - rank(b) || b.count - a.count);
  }
}

/** Text as any file, terminal and database takes it: on one line, without halves of letters. */
const printable = (text: string): string => text.toWellFormed().replace(/\p{Cc}+/gu, ' ');

/** A reason without what differs from row to row. */
function kindOf(reason: string): string {
  return reason.replace(/"[^"]*"/g, '"…"').replace(/\d+(\.\d+)?/g, 'N');
}
