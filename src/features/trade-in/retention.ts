import { removeUnfinishedValuations } from '../../db/queries/leads/valuations.ts';
import type { SiteTx } from '../../db/scope.ts';
import type { SiteSettings } from '../../settings/schema.ts';

const HOUR_MS = 3_600_000;
/** When this process last removed each site's unfinished valuations. */
const removedAtMs = new Map<number, number>();

/**
 * Removes the site's unfinished valuations that are past their retention; once an hour, when somebody begins another.
 */
export async function removeUnfinished(
  tx: SiteTx,
  { tradeIn }: Pick<SiteSettings, 'tradeIn'>,
  now: Date,
): Promise<void> {
  const { siteId } = tx.scope;
  const last = removedAtMs.get(siteId);
  if (last !== undefined && now.getTime() - last < HOUR_MS) return;
  removedAtMs.set(siteId, now.getTime());
  await removeUnfinishedValuations(tx, new Date(now.getTime() - tradeIn.keepIncompleteDays * 24 * HOUR_MS));
}
