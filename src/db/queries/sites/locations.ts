import { and, asc, eq, gte, inArray, notInArray, sql } from 'drizzle-orm';
import type { Location, OpeningHour, SpecialHours } from '../../../domain/places/location.ts';
import { dealership, location, openingHour, specialHours } from '../../schema/places.ts';
import { car } from '../../schema/stock.ts';
import type { PlatformTx, SiteTx } from '../../scope.ts';
import { withStockChange } from '../../stock-change.ts';
import { buildUpsertSet, collateByName } from '../../upsert.ts';
import { touchSites } from './sites.ts';

export type LocationToSave = Omit<Location, 'id' | 'dealership_id'>;

/** The location is given by slug; null means all of the group's. */
export type SpecialHoursToSave = Omit<SpecialHours, 'location_id'> & { location_slug: string | null };

const hours = sql<OpeningHour[]>`coalesce((
  select json_agg(json_build_object('weekday', h.weekday, 'status', h.status, 'formated_hours', h.formated_hours,
    'open', h.open, 'close', h.close) order by h.weekday)
  from opening_hour h where h.location_id = ${location.id}), '[]')`;

/** In the group's order, hidden ones too: the site's settings decide which of them it shows. */
export async function listLocations(tx: SiteTx): Promise<Location[]> {
  return listOf(tx, tx.scope.groupId);
}

export async function findLocation(tx: SiteTx, slug: string): Promise<Location | undefined> {
  const [row] = await locationsOf(tx, tx.scope.groupId).where(
    and(eq(location.group_id, tx.scope.groupId), eq(location.slug, slug)),
  );
  return row && toLocation(row);
}

/** From a date (`YYYY-MM-DD`) on, by date. */
export async function listSpecialHours(tx: SiteTx, from: string): Promise<SpecialHours[]> {
  return tx
    .select(specialColumns)
    .from(specialHours)
    .where(and(eq(specialHours.group_id, tx.scope.groupId), gte(specialHours.date, from)))
    .orderBy(asc(specialHours.date), asc(specialHours.location_id));
}

/**
 * Creates or updates locations of the group by slug, in this order, with their opening hours; others stay. If anything
 * differs the group's sites and the vehicles of changed locations get new versions. Throws on an unknown dealership.
 */
export async function saveLocations(
  tx: PlatformTx,
  groupId: number,
  wanted: LocationToSave[],
): Promise<Map<string, number>> {
  if (wanted.length === 0) return new Map();
  const former = new Map((await listOf(tx, groupId)).map((one) => [one.id, JSON.stringify(one)]));
  const dealershipIds = await findDealershipIds(tx, groupId);
  await tx
    .insert(location)
    .values(wanted.map((one, position) => toRow(one, position, groupId, dealershipIds)))
    .onConflictDoUpdate({
      target: [location.group_id, location.slug],
      set: buildUpsertSet(location, ['group_id', 'slug']),
    });
  await saveHours(tx, groupId, wanted);
  const current = await listOf(tx, groupId);
  const changed = current.filter((one) => former.get(one.id) !== JSON.stringify(one)).map(({ id }) => id);
  if (changed.length > 0) await publish(tx, groupId, changed);
  return new Map(current.map(({ slug, id }) => [slug, id]));
}

/**
 * Deletes the group's locations that are not named and have no vehicles; returns the slugs of those that stay because
 * of their vehicles.
 */
export async function removeOtherLocations(tx: PlatformTx, groupId: number, slugs: string[]): Promise<string[]> {
  const others = and(eq(location.group_id, groupId), notInArray(location.slug, slugs));
  const removed = await tx
    .delete(location)
    .where(and(others, sql`not exists (select from car where car.location_id = location.id)`))
    .returning({ id: location.id });
  if (removed.length > 0) await touchSites(tx, { groupId });
  const stored = await tx.select({ slug: location.slug }).from(location).where(others);
  return stored.map(({ slug }) => slug);
}

/** Replaces all special hours of the group. Throws on an unknown location. */
export async function saveSpecialHours(tx: PlatformTx, groupId: number, wanted: SpecialHoursToSave[]): Promise<void> {
  const ids = await findLocationIds(tx, groupId);
  const read = () =>
    tx
      .select(specialColumns)
      .from(specialHours)
      .where(eq(specialHours.group_id, groupId))
      .orderBy(asc(specialHours.date), asc(specialHours.location_id));
  const former = await read();
  await tx.delete(specialHours).where(eq(specialHours.group_id, groupId));
  const rows = wanted.map(({ location_slug, ...rest }) => ({
    ...rest,
    group_id: groupId,
    location_id: location_slug === null ? null : known(ids, location_slug, 'location'),
  }));
  if (rows.length > 0) await tx.insert(specialHours).values(rows);
  if (JSON.stringify(former) !== JSON.stringify(await read())) await touchSites(tx, { groupId });
}

const specialColumns = {
  date: specialHours.date,
  name: specialHours.name,
  status: specialHours.status,
  start_hour: specialHours.start_hour,
  end_hour: specialHours.end_hour,
  location_id: specialHours.location_id,
};

function locationsOf(tx: SiteTx | PlatformTx, groupId: number) {
  return tx
    .select({ location, dealership_slug: dealership.slug, opening_hours: hours })
    .from(location)
    .innerJoin(dealership, eq(dealership.id, location.dealership_id))
    .where(eq(location.group_id, groupId))
    .$dynamic();
}

type LocationRow = Awaited<ReturnType<typeof locationsOf>>[number];

async function listOf(tx: SiteTx | PlatformTx, groupId: number): Promise<Location[]> {
  const rows = await locationsOf(tx, groupId).orderBy(asc(location.position), collateByName(location.name));
  return rows.map(toLocation);
}

function toLocation({ location: row, dealership_slug, opening_hours }: LocationRow): Location {
  const { group_id, position, phone, landline_phone, ...fields } = row;
  return { ...fields, dealership_slug, contact_detail: { phone, landline_phone, opening_hours } };
}

function toRow(wanted: LocationToSave, position: number, group_id: number, dealershipIds: Map<string, number>) {
  const { dealership_slug, contact_detail, ...fields } = wanted;
  const { phone, landline_phone } = contact_detail;
  const dealership_id = known(dealershipIds, dealership_slug, 'dealership');
  return { ...fields, phone, landline_phone, position, group_id, dealership_id };
}

async function saveHours(tx: PlatformTx, groupId: number, wanted: LocationToSave[]): Promise<void> {
  const ids = await findLocationIds(tx, groupId);
  const idOf = (one: LocationToSave) => known(ids, one.slug, 'location');
  await tx.delete(openingHour).where(inArray(openingHour.location_id, wanted.map(idOf)));
  const rows = wanted.flatMap((one) =>
    one.contact_detail.opening_hours.map((hour) => ({ ...hour, group_id: groupId, location_id: idOf(one) })),
  );
  if (rows.length > 0) await tx.insert(openingHour).values(rows);
}

async function findDealershipIds(tx: PlatformTx, groupId: number): Promise<Map<string, number>> {
  const rows = await tx
    .select({ slug: dealership.slug, id: dealership.id })
    .from(dealership)
    .where(eq(dealership.group_id, groupId));
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

async function findLocationIds(tx: PlatformTx, groupId: number): Promise<Map<string, number>> {
  const rows = await tx
    .select({ slug: location.slug, id: location.id })
    .from(location)
    .where(eq(location.group_id, groupId));
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

function known(ids: Map<string, number>, slug: string, what: string): number {
  const id = ids.get(slug);
  if (id === undefined) {
    throw new Error(`There is no ${what} "${slug}"; known: ${[...ids.keys()].join(', ') || 'none'}`);
  }
  return id;
}

/** Vehicles carry their location's details. */
async function publish(tx: PlatformTx, groupId: number, locationIds: number[]): Promise<void> {
  await withStockChange(tx, groupId, async () => {
    await tx
      .update(car)
      .set({ location_id: sql`${car.location_id}` })
      .where(and(eq(car.group_id, groupId), inArray(car.location_id, locationIds)));
  });
  await touchSites(tx, { groupId });
}
