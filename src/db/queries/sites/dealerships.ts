import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Dealership } from '../../../domain/places/location.ts';
import { dealership } from '../../schema/places.ts';
import { car } from '../../schema/stock.ts';
import type { PlatformTx, SiteTx } from '../../scope.ts';
import { withStockChange } from '../../stock-change.ts';
import { buildUpsertSet, collateByName } from '../../upsert.ts';
import { touchSites } from './sites.ts';

export type DealershipToSave = Omit<Dealership, 'id'>;

const columns = {
  id: dealership.id,
  slug: dealership.slug,
  name: dealership.name,
  website: dealership.website,
  dealer_license_number: dealership.dealer_license_number,
  manufacturers: dealership.manufacturers,
};

/** In the group's order. */
export async function listDealerships(tx: SiteTx): Promise<Dealership[]> {
  return listOf(tx, tx.scope.groupId);
}

export async function findDealership(tx: SiteTx, slug: string): Promise<Dealership | undefined> {
  const [found] = await tx
    .select(columns)
    .from(dealership)
    .where(and(eq(dealership.group_id, tx.scope.groupId), eq(dealership.slug, slug)));
  return found;
}

/**
 * Creates or updates dealerships of the group by slug, in this order; others stay. If anything differs the group's
 * sites and the vehicles of changed dealerships get new versions. Returns the ids by slug.
 */
export async function saveDealerships(
  tx: PlatformTx,
  groupId: number,
  wanted: DealershipToSave[],
): Promise<Map<string, number>> {
  if (wanted.length === 0) return new Map();
  const former = new Map((await listOf(tx, groupId)).map((one) => [one.id, JSON.stringify(one)]));
  await tx
    .insert(dealership)
    .values(wanted.map((one, position) => ({ ...one, position, group_id: groupId })))
    .onConflictDoUpdate({
      target: [dealership.group_id, dealership.slug],
      set: buildUpsertSet(dealership, ['group_id', 'slug']),
    });
  const current = await listOf(tx, groupId);
  const changed = current.filter((one) => former.get(one.id) !== JSON.stringify(one)).map(({ id }) => id);
  if (changed.length > 0) await publish(tx, groupId, changed);
  return new Map(current.map(({ slug, id }) => [slug, id]));
}

/**
 * Deletes the group's dealerships that are not named and have no vehicles; returns the slugs of those that stay because
 * of their vehicles.
 */
export async function removeOtherDealerships(tx: PlatformTx, groupId: number, slugs: string[]): Promise<string[]> {
  const others = and(eq(dealership.group_id, groupId), notInArray(dealership.slug, slugs));
  const removed = await tx
    .delete(dealership)
    .where(and(others, sql`not exists (select from car where car.dealership_id = dealership.id)`))
    .returning({ id: dealership.id });
  if (removed.length > 0) await touchSites(tx, { groupId });
  const stored = await tx.select({ slug: dealership.slug }).from(dealership).where(others);
  return stored.map(({ slug }) => slug);
}

function listOf(tx: SiteTx | PlatformTx, groupId: number): Promise<Dealership[]> {
  return tx
    .select(columns)
    .from(dealership)
    .where(eq(dealership.group_id, groupId))
    .orderBy(asc(dealership.position), collateByName(dealership.name));
}

/** Vehicles carry the dealership's name and slug. */
async function publish(tx: PlatformTx, groupId: number, dealershipIds: number[]): Promise<void> {
  await withStockChange(tx, groupId, async () => {
    await tx
      .update(car)
      .set({ dealership_id: sql`${car.dealership_id}` })
      .where(and(eq(car.group_id, groupId), inArray(car.dealership_id, dealershipIds)));
  });
  await touchSites(tx, { groupId });
}
