import { and, eq, lt } from 'drizzle-orm';
import { spentCheck } from '../../schema/intake.ts';
import type { SiteTx } from '../../scope.ts';
import { getSiteSecret } from '../../site-secret.ts';

/** Signs the site's bot checks. */
export const getBotCheckSecret = (tx: SiteTx, made: string) => getSiteSecret(tx, 'bot_check', made);

/** A used check, and what it was used for. */
export interface SpentCheck {
  challenge: string;
  spent_on: string;
  expires_at: Date;
}

/**
 * Marks a check of the site as used; false when it was used for something else before. Using it again for the same
 * thing is fine.
 */
export async function spendCheck(tx: SiteTx, { challenge, spent_on, expires_at }: SpentCheck): Promise<boolean> {
  const { rowCount } = await tx.insert(spentCheck).values({ challenge, spent_on, expires_at }).onConflictDoNothing();
  if (rowCount === 1) return true;
  const [row] = await tx
    .select({ spent_on: spentCheck.spent_on })
    .from(spentCheck)
    .where(and(eq(spentCheck.site_id, tx.scope.siteId), eq(spentCheck.challenge, challenge)));
  return row?.spent_on === spent_on;
}

/** Deletes expired checks, which are refused by then anyway; returns how many. */
export async function removeExpiredChecks(tx: SiteTx, now: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(spentCheck)
    .where(and(eq(spentCheck.site_id, tx.scope.siteId), lt(spentCheck.expires_at, now)));
  return rowCount ?? 0;
}
