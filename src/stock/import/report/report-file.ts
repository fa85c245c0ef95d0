import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { RowProblem } from '../../feeds/problem.ts';

const COLUMNS = ['severity', 'line', 'stocknum', 'field', 'value', 'reason'] as const;

/** One cell of CSV. Text that a spreadsheet would run as a formula gets an apostrophe in front. */
function csvCell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = /^([=+@\t]|-(?!\d))/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A problem as a line of the CSV report, without its line end. */
export function formatCsvLine(problem: RowProblem): string {
  return COLUMNS.map((name) => csvCell(problem[name])).join(',');
}

export interface ReportFile {
  add(problem: RowProblem): void;
  /** Closes the file; throws when it could not be written. */
  close(): Promise<void>;
}

/** Opens the CSV report, with a byte order mark for spreadsheets; throws when it cannot be written. */
export async function openReportFile(path: string): Promise<ReportFile> {
  const file = createWriteStream(path);
  const done = finished(file);
  done.catch(() => {}); // Reported by close().
  await once(file, 'open').catch((error: Error) => {
    throw new Error(`The report ${path} can’t be written: ${error.message}`);
  });
  file.write(`\uFEFF${COLUMNS.join(',')}\r\n`);
  return {
    add: (problem) => file.write(`${formatCsvLine(problem)}\r\n`),
    close: () => {
      file.end();
      return done;
    },
  };
}
