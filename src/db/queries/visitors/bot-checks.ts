import { and, eq, lt } from 'drizzle-orm';
import { siteSecret, spentCheck } from '../../schema/intake.ts';
import type { SiteTx } from '../../scope.ts';

/** What the site signs its bot checks with; `made` becomes it where it has none yet. The same for every process. */
export async function getBotCheckSecret(tx: SiteTx, made: string): Promise<string> {
  const purpose = 'bot_check';
  await tx.insert(siteSecret).values({ purpose, secret: made }).onConflictDoNothing();
  const [row] = await tx
    .select({ secret: siteSecret.secret })
    .from(siteSecret)
    .where(and(eq(siteSecret.site_id, tx.scope.siteId), eq(siteSecret.purpose, purpose)));
  if (!row) throw new Error('The secret of the site’s bot checks cannot be read');
  return row.secret;
}

/** A check that is used, and what for. */
export interface SpentCheck {
  challenge: string;
  spent_on: string;
  expires_at: Date;
}

/**
 * Uses a check of the site; false where it was used for something else before. Used again for the same, it still
 * counts.
 */
export async function spendCheck(
  tx: SiteTx,
  { challenge, spent_on, expires_at }: SpentCheck,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(spentCheck)
    .values({ challenge, spent_on, expires_at })
    .onConflictDoNothing();
  if (rowCount === 1) return true;
  const [row] = await tx
    .select({ spent_on: spentCheck.spent_on })
    .from(spentCheck)
    .where(and(eq(spentCheck.site_id, tx.scope.siteId), eq(spentCheck.challenge, challenge)));
  return row?.spent_on === spent_on;
}

/** Forgets the checks that have expired: they count for nothing any more. How many there were. */
export async function removeExpiredChecks(tx: SiteTx, now: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(spentCheck)
    .where(and(eq(spentCheck.site_id, tx.scope.siteId), lt(spentCheck.expires_at, now)));
  return rowCount ?? 0;
}
