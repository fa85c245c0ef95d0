import { sql } from 'drizzle-orm';
import type { PlatformTx, SiteTx } from './scope.ts';

/** Channel of NOTIFY; the payload is a `StockChanged` as JSON. */
export const STOCK_CHANGED = 'stock_changed';
/** Channel of NOTIFY; the payload is `{ group_id, site_id }` as JSON, for new, changed and removed sites. */
export const SITE_CHANGED = 'site_changed';

export interface StockChanged {
  group_id: number;
  stock_version: number;
}

/** Deletions since the requested version are no longer all on record: read everything again, from 0. */
export class StockForgotten extends Error {
  override name = 'StockForgotten';
}

export interface StockChange<T> {
  value: T;
  /** Version of the group's stock afterwards. */
  version: number;
  /** False when `fn` wrote and deleted no vehicle: the version is then unchanged, and nobody is notified. */
  changed: boolean;
}

/**
 * Runs `fn`, which may write and delete vehicles of the group: it waits for other changes of the group's stock, written
 * vehicles get the new version, deleted ones leave a tombstone, and every process is notified on commit (NOTIFY
 * stock_changed). Throws when the group does not exist or is not in the transaction's scope.
 */
export async function withStockChange<T>(
  tx: SiteTx | PlatformTx,
  groupId: number,
  fn: (version: number) => Promise<T>,
): Promise<StockChange<T>> {
  const former = await lockStock(tx, groupId);
  const version = former + 1;
  await nameStockChange(tx, String(groupId), String(version));
  const value = await fn(version);
  await nameStockChange(tx, '', '');
  const changed = await publishVersion(tx, groupId, version);
  return { value, version: changed ? version : former, changed };
}

/** Waits for other changes of the stock without blocking rows that only refer to the group. */
async function lockStock(tx: SiteTx | PlatformTx, groupId: number): Promise<number> {
  const { rows } = await tx.execute<{ stock_version: number }>(
    sql`select stock_version from dealer_group where id = ${groupId} for no key update`,
  );
  if (!rows[0]) throw new Error(`There is no group ${groupId} in this scope`);
  return rows[0].stock_version;
}

/** Tells the triggers of the vehicle table which change they are part of. */
async function nameStockChange(tx: SiteTx | PlatformTx, group: string, version: string): Promise<void> {
  await tx.execute(
    sql`select set_config('app.stock_group', ${group}, true), set_config('app.stock_version', ${version}, true)`,
  );
}

async function publishVersion(tx: SiteTx | PlatformTx, groupId: number, version: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update dealer_group set stock_version = ${version}
    where id = ${groupId} and (
      exists (select from car where group_id = ${groupId} and stock_version = ${version})
      or exists (select from car_removed where group_id = ${groupId} and stock_version = ${version}))`);
  if (!rowCount) return false;
  await forgetRemovals(tx, groupId);
  const payload: StockChanged = { group_id: groupId, stock_version: version };
  await tx.execute(sql`select pg_notify(${STOCK_CHANGED}, ${JSON.stringify(payload)})`);
  return true;
}

/**
 * Processes that follow the stock learn of a deletion within seconds; one that was away for a day reads everything
 * again.
 */
async function forgetRemovals(tx: SiteTx | PlatformTx, groupId: number): Promise<void> {
  await tx.execute(sql`
    with forgotten as (
      delete from car_removed where group_id = ${groupId} and removed_at < now() - interval '1 day'
      returning stock_version)
    update dealer_group
    set removals_forgotten_to = greatest(removals_forgotten_to, (select max(stock_version) from forgotten))
    where id = ${groupId} and exists (select from forgotten)`);
}
