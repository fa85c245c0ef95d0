import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { BookingChange } from '../../../domain/bookings/booking-change.ts';
import { appointment } from '../../schema/appointments.ts';
import { leadDelivery } from '../../schema/leads.ts';
import type { SiteTx } from '../../scope.ts';
import { getSiteSecret } from '../../site-secret.ts';

/** Booked time: the location, the seat there, and the vehicle that is out. */
export type BookedTime = Pick<typeof appointment.$inferSelect, 'location_id' | 'car_id' | 'seat'> & {
  start: Date;
  end: Date;
};

/** A booking's current state, cancelled or not. */
export type Appointment = typeof appointment.$inferSelect;

/** A requested appointment; the location takes `capacity` of them at once. */
export interface WantedAppointment {
  lead_id: number;
  location_id: number;
  car_id: number | null;
  capacity: number;
  start_at: Date;
  end_at: Date;
  time_zone: string;
}

/** The group's bookings that overlap a span of time, at a location, and of a vehicle wherever it is. */
export async function listBookedTimes(
  tx: SiteTx,
  { location_id, car_id }: { location_id: number; car_id: number | null },
  from: Date,
  to: Date,
): Promise<BookedTime[]> {
  const there = eq(appointment.location_id, location_id);
  return tx
    .select({
      location_id: appointment.location_id,
      car_id: appointment.car_id,
      seat: appointment.seat,
      start: appointment.start_at,
      end: appointment.end_at,
    })
    .from(appointment)
    .where(
      and(
        eq(appointment.group_id, tx.scope.groupId),
        isNull(appointment.cancelled_at),
        car_id === null ? there : or(there, eq(appointment.car_id, car_id)),
        lt(appointment.start_at, to),
        gt(appointment.end_at, from),
      ),
    )
    .orderBy(appointment.start_at, appointment.seat);
}

/**
 * Books the first free seat (G2); false when all are taken, or the vehicle is out. Concurrent bookings of the same time
 * wait for each other's transactions: the database's constraints rule out a double booking.
 */
export async function bookAppointment(
  tx: SiteTx,
  { capacity, ...wanted }: WantedAppointment,
  stored: Partial<Pick<Appointment, 'id' | 'changes' | 'created_at'>> = {},
): Promise<boolean> {
  for (let seat = 0; seat < capacity; seat++) {
    const { rowCount } = await tx
      .insert(appointment)
      .values({ ...wanted, ...stored, seat })
      .onConflictDoNothing();
    if (rowCount === 1) return true;
  }
  return false;
}

/**
 * Serialises changes of the group's bookings: others wait here until the transaction ends, so that two which swap times
 * cannot deadlock. Returns the lead's booking as it then is; undefined for none. The caller must have checked that the
 * lead is the site's own.
 */
export async function lockAppointment(tx: SiteTx, leadId: number): Promise<Appointment | undefined> {
  const name = `appointments ${tx.scope.groupId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  return findAppointment(tx, leadId);
}

/**
 * Moves a booking to another time (G2): releases its seat and books the first free one; false when there is none, or
 * the vehicle is out. On false the caller must roll back, or the booking loses its old seat.
 */
export async function moveAppointment(
  tx: SiteTx,
  { seat: _, group_id: __, cancelled_at: ___, changes, ...booked }: Appointment,
  change: BookingChange & { to: NonNullable<BookingChange['to']> },
  capacity: number,
): Promise<boolean> {
  await tx.delete(appointment).where(eq(appointment.id, booked.id));
  const { id, created_at, ...wanted } = booked;
  const time = { start_at: new Date(change.to.start), end_at: new Date(change.to.end) };
  const stored = { id, created_at, changes: [...changes, change] };
  return bookAppointment(tx, { ...wanted, ...time, capacity }, stored);
}

export async function cancelAppointment(
  tx: SiteTx,
  { id, changes }: Pick<Appointment, 'id' | 'changes'>,
  change: BookingChange & { to: null },
): Promise<void> {
  await tx
    .update(appointment)
    .set({ cancelled_at: new Date(change.at), changes: [...changes, change] })
    .where(and(eq(appointment.group_id, tx.scope.groupId), eq(appointment.id, id)));
}

/** Cancelled or not; undefined for none. */
export async function findAppointment(tx: SiteTx, leadId: number): Promise<Appointment | undefined> {
  const [row] = await listAppointments(tx, [leadId]);
  return row;
}

/** Cancelled or not. */
export async function listAppointments(tx: SiteTx, leadIds: readonly number[]): Promise<Appointment[]> {
  if (leadIds.length === 0) return [];
  return tx
    .select()
    .from(appointment)
    .where(and(eq(appointment.group_id, tx.scope.groupId), inArray(appointment.lead_id, [...leadIds])));
}

/** Signs links to the site's bookings. */
export const getBookingSecret = (tx: SiteTx, made: string) => getSiteSecret(tx, 'bookings', made);

/** Enqueues a booking, or a change of it, for the location's external calendar, as another delivery of its lead. */
export async function enqueueCalendarEntry(
  tx: SiteTx,
  leadId: number,
  calendarId: string,
  booking_change = 0,
): Promise<void> {
  const entry = { lead_id: leadId, kind: 'calendar' as const, destination: calendarId, booking_change };
  await tx.insert(leadDelivery).values(entry).onConflictDoNothing();
}
