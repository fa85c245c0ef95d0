import { type CalendarEntry, CalendarFailure } from '../../../integrations/calendar/contract.ts';
import { GOOGLE_CALENDAR } from '../../../integrations/calendar/google.ts';
import { writeGoogleEntry } from '../../../integrations/calendar/google-entry.ts';
import { findGoogleCalendar } from '../../../integrations/clients.ts';
import { DeliveryFailure } from '../../../integrations/delivery-failure.ts';
import { formatLines } from '../../../kernel/email/lines.ts';
import { buildAnswerLines, formatLeadVehicle, formatPersonName } from './lead-lines.ts';
import { buildDeliveryKey, type PendingDelivery } from './pending-delivery.ts';
import type { Sending, SendParts } from './send.ts';

/**
 * Writes a booked test drive into the calendar of its location (G2). Throws `DeliveryFailure` where the settings name
 * none any more.
 */
export function prepareCalendarEntry(pending: PendingDelivery, { settings, environment, now }: SendParts): Sending {
  const { location } = pending;
  const calendar = location && calendarOf({ settings, location: location.slug, now, environment });
  if (!calendar || calendar.calendarId !== pending.delivery.destination)
    throw new DeliveryFailure('This calendar is no longer in the settings', { code: 'SETTINGS' });
  const entry = entryOf(pending, location.time_zone);
  if (!entry) throw new DeliveryFailure('This lead has no booking', { code: 'NO BOOKING' });
  const { url } = settings.integrations.calendar;
  return { server: new URL(url ?? GOOGLE_CALENDAR).origin, send: () => writeGoogleEntry(calendar, entry) };
}

function calendarOf(inputs: Parameters<typeof findGoogleCalendar>[0]) {
  try {
    return findGoogleCalendar(inputs);
  } catch (error) {
    if (error instanceof CalendarFailure) throw new DeliveryFailure(error.message, { code: 'SETTINGS', cause: error });
    throw error;
  }
}

/** The booking as it is now: a calendar that missed a change has the next. */
function entryOf(pending: PendingDelivery, time_zone: string): CalendarEntry | null {
  const { lead: stored, car, booking } = pending;
  if (!booking) return null;
  const { lead } = stored;
  const title = [lead.category, formatLeadVehicle(stored, car)].filter(Boolean).join(': ');
  const person = [formatPersonName(stored), lead.phone, lead.email].filter(Boolean).join(', ');
  return {
    id: buildDeliveryKey({ lead: stored, delivery: booking.first ?? pending.delivery }),
    isChanged: booking.revision > 0,
    isCancelled: booking.isCancelledNow,
    summary: `${title}, ${formatPersonName(stored)}`,
    description: [person, lead.message, formatLines(buildAnswerLines(stored))].filter(Boolean).join('\n\n'),
    start: booking.start,
    end: booking.end,
    time_zone,
  };
}
