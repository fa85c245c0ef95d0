import { and, eq } from 'drizzle-orm';
import { siteSecret } from './schema/intake.ts';
import type { SiteTx } from './scope.ts';

type Purpose = (typeof siteSecret.$inferSelect)['purpose'];

/** What the site signs with for a purpose, the same for every process; `made` is stored if there is none yet. */
export async function getSiteSecret(tx: SiteTx, purpose: Purpose, made: string): Promise<string> {
  await tx.insert(siteSecret).values({ purpose, secret: made }).onConflictDoNothing();
  const [row] = await tx
    .select({ secret: siteSecret.secret })
    .from(siteSecret)
    .where(and(eq(siteSecret.site_id, tx.scope.siteId), eq(siteSecret.purpose, purpose)));
  if (!row) throw new Error(`The site’s secret for ${purpose} cannot be read`);
  return row.secret;
}
