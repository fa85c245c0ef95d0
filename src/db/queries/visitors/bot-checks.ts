import { and, eq, lt } from 'drizzle-orm';
import { siteSecret, spentCheck } from '../../schema/intake.ts';
import type { SiteTx } from '../../scope.ts';

/** The secret that signs the site's bot checks, the same for every process; `made` is stored if there is none yet. */
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
