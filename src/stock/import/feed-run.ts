import { feedRun } from '../../db/schema/stock.ts';
import type { SiteTx } from '../../db/scope.ts';
import { documentText } from './merge/copy-text.ts';
import type { ImportReport } from './report/report.ts';

const PROBLEMS_KEPT = 50;

/** Keeps the report of an import, with its first problems, for the dealer to look up. */
export async function saveFeedRun(tx: SiteTx, report: ImportReport, now: Date): Promise<void> {
  const kept = { ...report, problems: report.problems.slice(0, PROBLEMS_KEPT) };
  await tx
    .insert(feedRun)
    .values({ feed: report.feed, started_at: now, report: JSON.parse(documentText(kept)) });
}
