import { and, eq, lt } from 'drizzle-orm';
import { usedBotCheck } from '../../schema/intake.ts';
import type { SiteTx } from '../../scope.ts';
import { getSiteSecret } from '../../site-secret.ts';

/** Signs the site's bot checks. */
export const getBotCheckSecret = (tx: SiteTx, made: string) => getSiteSecret(tx, 'bot_check', made);

/** A used check, and what it was used for. */
export interface UsedBotCheck {
  challenge: string;
  used_for: string;
  expires_at: Date;
}

/**
 * Marks a check of the site as used; false when it was used for something else before. Using it again for the same
 * thing is fine.
 */
export async function claimBotCheck(tx: SiteTx, { challenge, used_for, expires_at }: UsedBotCheck): Promise<boolean> {
  const { rowCount } = await tx.insert(usedBotCheck).values({ challenge, used_for, expires_at }).onConflictDoNothing();
  if (rowCount === 1) return true;
  const [row] = await tx
    .select({ used_for: usedBotCheck.used_for })
    .from(usedBotCheck)
    .where(and(eq(usedBotCheck.site_id, tx.scope.siteId), eq(usedBotCheck.challenge, challenge)));
  return row?.used_for === used_for;
}

/** Deletes expired checks, which are refused by then anyway; returns how many. */
export async function removeExpiredChecks(tx: SiteTx, now: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(usedBotCheck)
    .where(and(eq(usedBotCheck.site_id, tx.scope.siteId), lt(usedBotCheck.expires_at, now)));
  return rowCount ?? 0;
}
