import { createHash } from 'node:crypto';
import { ServiceRefusal } from '../ask-service.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import { handOver } from '../post-json.ts';
import type { CalendarEntry } from './contract.ts';
import type { GoogleCalendar } from './google.ts';

/**
 * Writes an appointment into a Google Calendar (Calendar API v3, events.insert). Its id is made of the entry's own, so that one that was written before is
 * no second; it blocks nothing there (`transparent`), since the site itself counts what is booked. Throws `DeliveryFailure`.
 */
export async function writeGoogleEntry(calendar: GoogleCalendar, entry: CalendarEntry): Promise<void> {
  const { url, calendarId, account, tokens } = calendar;
  const token = await tokenOf(calendar);
  const at = (moment: Date) => ({ dateTime: moment.toISOString(), timeZone: entry.time_zone });
  const body = {
    // Letters a to v and digits are what ids are made of.
    id: createHash('sha256').update(entry.id).digest('hex'),
    summary: entry.summary,
    description: entry.description,
    start: at(entry.start),
    end: at(entry.end),
    transparency: 'transparent',
  };
  try {
    await handOver({
      url: `${url.replace(/\/+$/, '')}/calendars/${encodeURIComponent(calendarId)}/events`,
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    if (error.code === 'HTTP 401') tokens.forget(account);
    if (error.code !== 'HTTP 409') throw error;
  }
}

async function tokenOf({ account, tokens, breaker, now }: GoogleCalendar): Promise<string> {
  try {
    return await tokens.get(account, breaker, now);
  } catch (error) {
    const isRefusal = error instanceof ServiceRefusal;
    throw new DeliveryFailure((error as Error).message, { code: 'TOKEN', isRefusal, cause: error });
  }
}
