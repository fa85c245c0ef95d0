import { and, eq, gt, lt, or } from 'drizzle-orm';
import { appointment } from '../schema/appointments.ts';
import { leadDelivery } from '../schema/leads.ts';
import type { SiteTx } from '../scope.ts';

/** Time that is booked: at which location, in which of its seats, and the vehicle that is out. */
export type BookedTime = Pick<typeof appointment.$inferSelect, 'location_id' | 'car_id' | 'seat'> & {
  start: Date;
  end: Date;
};

/** An appointment that is wanted; the location takes `capacity` at once. */
export interface WantedAppointment {
  lead_id: number;
  location_id: number;
  car_id: number | null;
  capacity: number;
  start_at: Date;
  end_at: Date;
  time_zone: string;
}

/** What the group has booked at a location, and with a vehicle wherever it is, that touches the time from one moment to another. */
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
        car_id === null ? there : or(there, eq(appointment.car_id, car_id)),
        lt(appointment.start_at, to),
        gt(appointment.end_at, from),
      ),
    )
    .orderBy(appointment.start_at, appointment.seat);
}

/**
 * Books the first free seat (G2); false where all are taken then, or the vehicle is out. Whoever books the same time at the same moment waits for
 * the other's transaction to end: the database itself gives no seat, and no vehicle, twice.
 */
export async function bookAppointment(
  tx: SiteTx,
  { capacity, ...wanted }: WantedAppointment,
): Promise<boolean> {
  for (let seat = 0; seat < capacity; seat++) {
    const { rowCount } = await tx
      .insert(appointment)
      .values({ ...wanted, seat })
      .onConflictDoNothing();
    if (rowCount === 1) return true;
  }
  return false;
}

/** The appointment that came with a lead; undefined for none. */
export async function findAppointment(
  tx: SiteTx,
  leadId: number,
): Promise<typeof appointment.$inferSelect | undefined> {
  const [row] = await tx.select().from(appointment).where(eq(appointment.lead_id, leadId));
  return row;
}

/** Owes a booking to the location's calendar outside, as another delivery of its lead. */
export async function oweCalendarEntry(tx: SiteTx, leadId: number, calendarId: string): Promise<void> {
  const entry = { lead_id: leadId, kind: 'calendar' as const, destination: calendarId };
  await tx.insert(leadDelivery).values(entry).onConflictDoNothing();
}
