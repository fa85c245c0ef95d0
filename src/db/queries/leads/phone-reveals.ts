import { desc, eq } from 'drizzle-orm';
import { phoneReveal } from '../../schema/visitors.ts';
import type { SiteTx } from '../../scope.ts';

/** A visitor asked to see a vehicle's phone number (S7; the site is `website_id` there). */
export interface PhoneReveal {
  car_id: number | null;
  dealership_id: number | null;
  revealed_at: Date;
}

export async function savePhoneReveal(tx: SiteTx, reveal: PhoneReveal): Promise<void> {
  await tx.insert(phoneReveal).values(reveal);
}

/** Newest first, at most `limit`. */
export async function listPhoneReveals(tx: SiteTx, limit: number): Promise<PhoneReveal[]> {
  const { car_id, dealership_id, revealed_at } = phoneReveal;
  return tx
    .select({ car_id, dealership_id, revealed_at })
    .from(phoneReveal)
    .where(eq(phoneReveal.site_id, tx.scope.siteId))
    .orderBy(desc(revealed_at), desc(phoneReveal.id))
    .limit(limit);
}
