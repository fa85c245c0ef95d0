import type { RowProblem } from '../../feeds/problem.ts';

/**
 * - `imported`: the stock is as the file says; `unchanged`: it was so before.
 * - `tried`: a dry run; the numbers say what would have been.
 * - `stopped`: nothing was imported; `reason` says why.
 */
export type ImportOutcome = 'imported' | 'unchanged' | 'tried' | 'stopped';

export interface ImportCounts {
  added: number;
  /** Changed in any way, including those that returned. */
  changed: number;
  /** Were sold and are in the feed again. */
  returned: number;
  unchanged: number;
  /** Were in stock and are missing from the feed: marked as sold. */
  gone: number;
  priceChanges: number;
}

export interface ImportReport extends ImportCounts {
  outcome: ImportOutcome;
  /** Why nothing was imported; null when something was. */
  reason: string | null;
  site: string;
  feed: string;
  format: string | null;
  encoding: string | null;
  /** Rows read, except empty ones of a table. */
  rows: number;
  accepted: number;
  refused: number;
  /** Accepted, but listed on no page because their status is unknown. */
  unlisted: number;
  warnings: string[];
  /** The first problems of rows; `onProblem` gets them all. */
  problems: RowProblem[];
  /** Number of problems of each kind, most frequent first. */
  summary: ProblemCount[];
  /** Version of the group's stock after the import; null when nothing was imported. */
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

/** Collects the problems of rows: the first thousand in full, and all of them counted by kind. */
export class Problems {
  readonly first: RowProblem[] = [];
  readonly #counts = new Map<string, ProblemCount>();
  readonly #onProblem: ((problem: RowProblem) => void) | undefined;

  constructor(onProblem?: (problem: RowProblem) => void) {
    this.#onProblem = onProblem;
  }

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

  /** Counts of problems by kind: refusals first, then the most frequent. */
  summary(): ProblemCount[] {
    const rank = ({ severity }: ProblemCount) => (severity === 'refused' ? 0 : 1);
    return [...this.#counts.values()].sort((a, b) => rank(a) - rank(b) || b.count - a.count);
  }
}

/** Text that any file, terminal and database accepts: on one line, without lone surrogates. */
const printable = (text: string): string => text.toWellFormed().replace(/\p{Cc}+/gu, ' ');

/** A reason without the parts that differ from row to row. */
function kindOf(reason: string): string {
  return reason.replace(/"[^"]*"/g, '"…"').replace(/\d+(\.\d+)?/g, 'N');
}
