import {
  type Appointment,
  cancelAppointment,
  enqueueCalendarEntry,
  lockAppointment,
  moveAppointment,
} from '../../../db/queries/leads/appointments.ts';
import { enqueueLead } from '../../../db/queries/leads/leads.ts';
import type { SiteTx } from '../../../db/scope.ts';
import { isOverlapping } from '../../../domain/bookings/appointments.ts';
import { getBookingState } from '../../../domain/bookings/booking-state.ts';
import { findOutsideCalendar } from '../places.ts';
import type { BookingRequest, FoundBooking } from './find.ts';
import { loadOtherTimes } from './times.ts';

/** `same` where nothing had to change. */
export type ChangeOutcome =
  | { outcome: 'moved' | 'cancelled' | 'same' }
  | { outcome: 'was cancelled' | 'over' | 'too often' | 'off' | 'down' }
  | { outcome: 'taken' | 'gone'; wanted: Date };

/** The time is not available: rolls the transaction back. */
class NotFree extends Error {}

/**
 * Cancels a booking, which frees its time, and enqueues the change for all recipients of the lead (G2): in one
 * transaction, or not at all. What is cancelled already, or has begun, stays as it is.
 */
export function cancelBooking(request: BookingRequest, found: FoundBooking): Promise<ChangeOutcome> {
  return request.db.run(async (tx) => {
    const appointment = await lockAppointment(tx, found.kept.id);
    if (!appointment) return { outcome: 'over' };
    const state = getBookingState(appointment, request.now);
    if (state !== 'open') return { outcome: state === 'over' ? 'over' : 'was cancelled' };
    await cancelAppointment(tx, appointment, { ...changeOf(appointment, request.now), to: null });
    await enqueueChange(tx, request, found, appointment.changes.length + 1);
    return { outcome: 'cancelled' };
  });
}

/**
 * Moves a booking to the slot that begins at a moment, and enqueues the change for all recipients of the lead (G2): by
 * the rules of a new booking, in one transaction, or not at all. The first to book gets the time.
 */
export async function moveBooking(request: BookingRequest, found: FoundBooking, wanted: Date): Promise<ChangeOutcome> {
  const other = await loadOtherTimes(request, found);
  if (other.kind !== 'times') return { outcome: other.kind };
  const { rules, offered, busy } = other.times;
  const slot = offered.find(({ start }) => start.getTime() === wanted.getTime());
  const move = async (tx: SiteTx): Promise<ChangeOutcome> => {
    const appointment = await lockAppointment(tx, found.kept.id);
    if (!appointment) return { outcome: 'over' };
    const state = getBookingState(appointment, request.now);
    if (state !== 'open') return { outcome: state === 'over' ? 'over' : 'was cancelled' };
    if (appointment.start_at.getTime() === wanted.getTime()) return { outcome: 'same' };
    if (!slot) return { outcome: 'gone', wanted };
    if (appointment.changes.length >= request.settings.forms.testDrive.movesAtMost) return { outcome: 'too often' };
    const isOut = busy.shut.some((span) => isOverlapping(span, slot));
    const to = { start: slot.start.toISOString(), end: slot.end.toISOString() };
    const change = { ...changeOf(appointment, request.now), to };
    if (isOut || !(await moveAppointment(tx, appointment, change, rules.capacity))) throw new NotFree();
    await enqueueChange(tx, request, found, appointment.changes.length + 1);
    return { outcome: 'moved' };
  };
  try {
    return await request.db.run(move);
  } catch (error) {
    if (!(error instanceof NotFree)) throw error;
    return { outcome: 'taken', wanted };
  }
}

function changeOf({ start_at, end_at }: Appointment, now: Date) {
  return { at: now.toISOString(), was_start: start_at.toISOString(), was_end: end_at.toISOString() };
}

/** The recipients that a lead would have now get the change, by the same queue; so does the external calendar. */
async function enqueueChange(
  tx: SiteTx,
  { settings }: BookingRequest,
  { kept, place }: FoundBooking,
  revision: number,
): Promise<void> {
  await enqueueLead(tx, kept, settings.leads, revision);
  const calendar = place && findOutsideCalendar(place, settings);
  if (calendar) await enqueueCalendarEntry(tx, kept.id, calendar, revision);
}
