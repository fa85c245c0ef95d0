import { createHash } from 'node:crypto';
import { getErrorMessage } from '../../domain/text/error-message.ts';
import { ServiceRefusal } from '../call-service.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import { sendJson } from '../send-json.ts';
import type { CalendarEntry } from './contract.ts';
import type { GoogleCalendar } from './google.ts';

/**
 * Brings an appointment up to date in a Google Calendar (Calendar API v3): inserts it, updates it if it is there and
 * was changed, deletes it if it was cancelled. Its id is derived from the entry's own, so that writing it again makes
 * no second one. It blocks no time there (`transparent`), because the site itself counts its bookings. Throws
 * `DeliveryFailure`.
 */
export async function writeGoogleEntry(calendar: GoogleCalendar, entry: CalendarEntry): Promise<void> {
  const { account, tokens } = calendar;
  const token = await tokenOf(calendar);
  try {
    if (entry.isCancelled) await ask(calendar, token, 'DELETE', entry);
    else await insertOrUpdate(calendar, token, entry);
  } catch (error) {
    if (isStatus(error, 401)) tokens.forget(account);
    // An entry that is not there needs no deletion.
    if (!(entry.isCancelled && (isStatus(error, 404) || isStatus(error, 410)))) throw error;
  }
}

async function insertOrUpdate(calendar: GoogleCalendar, token: string, entry: CalendarEntry): Promise<void> {
  try {
    await ask(calendar, token, 'POST', entry);
  } catch (error) {
    if (!isStatus(error, 409)) throw error;
    if (entry.isChanged) await ask(calendar, token, 'PUT', entry);
  }
}

function ask(
  { url, calendarId }: GoogleCalendar,
  token: string,
  method: 'POST' | 'PUT' | 'DELETE',
  entry: CalendarEntry,
): Promise<string> {
  const at = (moment: Date) => ({ dateTime: moment.toISOString(), timeZone: entry.time_zone });
  // Google's ids consist of the letters a to v and digits.
  const id = createHash('sha256').update(entry.id).digest('hex');
  const events = `${url.replace(/\/+$/, '')}/calendars/${encodeURIComponent(calendarId)}/events`;
  const body = {
    id,
    summary: entry.summary,
    description: entry.description,
    start: at(entry.start),
    end: at(entry.end),
    transparency: 'transparent',
  };
  return sendJson({
    url: method === 'POST' ? events : `${events}/${id}`,
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(method !== 'DELETE' && { body: JSON.stringify(body) }),
  });
}

const isStatus = (error: unknown, status: number) =>
  error instanceof DeliveryFailure && error.code === `HTTP ${status}`;

async function tokenOf({ account, tokens, breaker, now }: GoogleCalendar): Promise<string> {
  try {
    return await tokens.get(account, breaker, now);
  } catch (error) {
    const isRefusal = error instanceof ServiceRefusal;
    throw new DeliveryFailure(getErrorMessage(error), { code: 'TOKEN', isRefusal, cause: error });
  }
}
