import { and, eq, sql } from 'drizzle-orm';
import { carHold } from '../../schema/payments.ts';
import { car } from '../../schema/stock.ts';
import type { SiteTx } from '../../scope.ts';
import { withStockChange } from '../../stock-change.ts';

export interface WantedHold {
  car_id: number;
  holder: string;
  held_until: Date;
  now: Date;
}

export interface Hold {
  holder: string;
  held_until: Date;
  payment_id: number | null;
}

/**
 * Takes the vehicle for a holder (G12): undefined while somebody else has it. A holder who has it already keeps their
 * time. One statement decides it, so exactly one of any crowd gets it, and the rest of the transaction waits for no
 * other.
 */
export async function takeHold(tx: SiteTx, wanted: WantedHold): Promise<Hold | undefined> {
  const { car_id, holder, held_until, now } = wanted;
  const { rows } = await tx.execute<{ held_until: string }>(sql`
    insert into car_hold (group_id, car_id, holder, held_until, taken_at)
    values (${tx.scope.groupId}, ${car_id}, ${holder}, ${held_until.toISOString()}, ${now.toISOString()})
    on conflict (group_id, car_id) do update set
      holder = excluded.holder,
      payment_id = null,
      taken_at = case when car_hold.held_until > excluded.taken_at then car_hold.taken_at else excluded.taken_at end,
      held_until =
        case when car_hold.held_until > excluded.taken_at then car_hold.held_until else excluded.held_until end
    where car_hold.held_until <= excluded.taken_at
      or (car_hold.payment_id is null and car_hold.holder = excluded.holder)
    returning held_until`);
  const [row] = rows;
  return row && { holder, held_until: new Date(row.held_until), payment_id: null };
}

export async function findHold(tx: SiteTx, carId: number, now: Date): Promise<Hold | undefined> {
  const { holder, held_until, payment_id } = carHold;
  const [row] = await tx
    .select({ holder, held_until, payment_id })
    .from(carHold)
    .where(and(eq(carHold.group_id, tx.scope.groupId), eq(carHold.car_id, carId)));
  return row && row.held_until > now ? row : undefined;
}

/**
 * Locks a vehicle's hold until the transaction ends. Transactions that lock payments as well lock the hold first, so
 * that they cannot deadlock.
 */
export async function lockHold(tx: SiteTx, carId: number): Promise<void> {
  await tx
    .select({ holder: carHold.holder })
    .from(carHold)
    .where(and(eq(carHold.group_id, tx.scope.groupId), eq(carHold.car_id, carId)))
    .for('update');
}

export interface PaidHold extends WantedHold {
  payment_id: number;
}

/**
 * Turns a hold into a reservation, and the vehicle `reserved` on every page: atomically, or false when the vehicle is
 * held by somebody else by now, is sold, or is gone.
 */
export async function reserveHold(tx: SiteTx, paid: PaidHold): Promise<boolean> {
  const { groupId } = tx.scope;
  const { value } = await withStockChange(tx, groupId, async () => {
    const { rowCount: isHad } = await tx.execute(sql`
      insert into car_hold (group_id, car_id, holder, payment_id, held_until, taken_at)
      select group_id, id, ${paid.holder}::text, ${paid.payment_id}::int,
        ${paid.held_until.toISOString()}::timestamptz, ${paid.now.toISOString()}::timestamptz
      from car where group_id = ${groupId} and id = ${paid.car_id} and not sold and status <> 'sold' and not reserved
      on conflict (group_id, car_id) do update set
        holder = excluded.holder, payment_id = excluded.payment_id,
        held_until = excluded.held_until, taken_at = excluded.taken_at
      where car_hold.held_until <= excluded.taken_at
        or (car_hold.payment_id is null and car_hold.holder = excluded.holder)`);
    if (!isHad) return false;
    await setReserved(tx, paid.car_id, true, paid.now);
    return true;
  });
  return value;
}

/** Frees a vehicle that a payment has reserved; returns whether it had. The dealer's next feed may say otherwise. */
export async function releaseHold(tx: SiteTx, paymentId: number, now: Date): Promise<boolean> {
  const { groupId } = tx.scope;
  const { value } = await withStockChange(tx, groupId, async () => {
    const [freed] = await tx
      .delete(carHold)
      .where(and(eq(carHold.group_id, groupId), eq(carHold.payment_id, paymentId)))
      .returning({ car_id: carHold.car_id });
    if (!freed) return false;
    await setReserved(tx, freed.car_id, false, now);
    return true;
  });
  return value;
}

async function setReserved(tx: SiteTx, carId: number, reserved: boolean, now: Date): Promise<void> {
  await tx
    .update(car)
    .set({ reserved, updated_at: now })
    .where(and(eq(car.group_id, tx.scope.groupId), eq(car.id, carId)));
}
