import { and, asc, eq } from 'drizzle-orm';
import { priceHistory } from '../../schema/stock.ts';
import type { SiteTx } from '../../scope.ts';

export interface PricePoint {
  price: number | null;
  before_price: number | null;
  changed_at: Date;
}

/** Oldest first. */
export async function listPriceHistory(tx: SiteTx, carId: number): Promise<PricePoint[]> {
  return tx
    .select({
      price: priceHistory.price,
      before_price: priceHistory.before_price,
      changed_at: priceHistory.changed_at,
    })
    .from(priceHistory)
    .where(and(eq(priceHistory.group_id, tx.scope.groupId), eq(priceHistory.car_id, carId)))
    .orderBy(asc(priceHistory.changed_at), asc(priceHistory.id));
}
