import type { Appointment } from '../../db/queries/leads/appointments.ts';
import type { StoredLead } from '../../domain/leads/lead.ts';
import { formatMoment } from '../../kernel/forms/format-slots.ts';

/**
 * A lead as of a revision of its booking (G2): 0 as it was sent, each later one with the new time of that change and
 * the time before. Everything else stays as it was sent.
 */
export function withBooking(
  lead: StoredLead,
  { changes, time_zone }: Pick<Appointment, 'changes' | 'time_zone'>,
  revision: number,
): StoredLead {
  const change = changes[revision - 1];
  if (!change) return lead;
  const { booking: _, booking_start: __, booking_end: ___, ...answers } = lead.answers;
  const said = (moment: string) => formatMoment(new Date(moment), time_zone);
  const booked = change.to
    ? {
        booking: said(change.to.start),
        booking_start: change.to.start,
        booking_end: change.to.end,
        booking_was: said(change.was_start),
      }
    : { booking_cancelled: said(change.was_start) };
  return { ...lead, answers: { ...answers, ...booked } };
}

/** Leads as of the latest revision of their bookings. */
export function withBookings(
  leads: readonly StoredLead[],
  appointments: readonly Pick<Appointment, 'lead_id' | 'changes' | 'time_zone'>[],
): StoredLead[] {
  return leads.map((lead) => {
    const booked = appointments.find(({ lead_id }) => lead_id === lead.id);
    return booked ? withBooking(lead, booked, booked.changes.length) : lead;
  });
}
