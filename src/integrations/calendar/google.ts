import { z } from 'zod';
import type { Span } from '../../domain/bookings/appointments.ts';
import { callService, failAs, ServiceRefusal } from '../call-service.ts';
import type { CircuitBreaker } from '../circuit-breaker.ts';
import { type Calendar, CalendarFailure } from './contract.ts';
import type { GoogleAccount, GoogleTokens } from './google-account.ts';

export const GOOGLE_CALENDAR = 'https://www.googleapis.com/calendar/v3';

/** A calendar of a Google account, and how to reach it. */
export interface GoogleCalendar {
  /** `GOOGLE_CALENDAR` unless a site's settings name another address. */
  url: string;
  calendarId: string;
  account: GoogleAccount;
  tokens: GoogleTokens;
  breaker: CircuitBreaker;
  now: Date;
  timeoutMs?: number;
}

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const freeBusySchema = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      busy: z.array(z.object({ start: moment, end: moment })).default([]),
      errors: z.array(z.object({ reason: z.string().optional() })).default([]),
    }),
  ),
});

/**
 * The site's own bookings, and when the location's Google Calendar is busy (Calendar API v3, freebusy.query). Every
 * failure is a `CalendarFailure`; after several in a row the circuit breaker opens.
 */
export function createGoogleCalendar(calendar: GoogleCalendar, own: Calendar): Calendar {
  return {
    async busy(question) {
      const [{ booked, shut }, there] = await Promise.all([own.busy(question), askBusy(calendar, question)]);
      return { booked, shut: [...shut, ...there] };
    },
  };
}

async function askBusy(calendar: GoogleCalendar, { from, to }: { from: Date; to: Date }): Promise<Span[]> {
  const { calendarId, breaker, timeoutMs } = calendar;
  const url = `${calendar.url.replace(/\/+$/, '')}/freeBusy`;
  const body = { timeMin: from.toISOString(), timeMax: to.toISOString(), items: [{ id: calendarId }] };
  return failAs(CalendarFailure, () =>
    withToken(calendar, (key) =>
      callService({ url, key, breaker, timeoutMs }, body, (json) => readBusy(json, calendarId)),
    ),
  );
}

/** A token may be revoked before it expires: a refused one is renewed once. */
async function withToken<T>(calendar: GoogleCalendar, ask: (token: string) => Promise<T>): Promise<T> {
  const { account, tokens, breaker, now } = calendar;
  try {
    return await ask(await tokens.get(account, breaker, now));
  } catch (error) {
    if (!(error instanceof ServiceRefusal && error.message.endsWith(' 401'))) throw error;
    tokens.forget(account);
    return ask(await tokens.get(account, breaker, now));
  }
}

function readBusy(json: unknown, calendarId: string): Span[] {
  const read = freeBusySchema.safeParse(json);
  if (!read.success) {
    const where = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    throw new CalendarFailure(`The calendar’s response is invalid: ${where}`);
  }
  const found = read.data.calendars[calendarId];
  if (!found) throw new CalendarFailure(`The response doesn’t include the calendar ${calendarId}`);
  const [error] = found.errors;
  if (error)
    throw new CalendarFailure(`The calendar ${calendarId} can’t be read: ${error.reason ?? 'no reason given'}`);
  return found.busy;
}
