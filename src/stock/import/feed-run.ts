import { feedRun } from '../../db/schema/stock.ts';
import type { SiteTx } from '../../db/scope.ts';
import { formatDocument } from './merge/copy-text.ts';
import type { ImportReport } from './report/report.ts';

const MAX_STORED_PROBLEMS = 50;

/** Saves the report of an import, with its first problems, for the dealer to look up. */
export async function saveFeedRun(tx: SiteTx, report: ImportReport, now: Date): Promise<void> {
  const kept = { ...report, problems: report.problems.slice(0, MAX_STORED_PROBLEMS) };
  await tx.insert(feedRun).values({ feed: report.feed, started_at: now, report: JSON.parse(formatDocument(kept)) });
}
