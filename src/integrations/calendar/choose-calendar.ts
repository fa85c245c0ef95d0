import type { SiteSettings } from '../../settings/schema.ts';
import { CircuitBreaker } from '../circuit-breaker.ts';
import { builtInCalendar } from './built-in.ts';
import { type BookingStore, type Calendar, CalendarFailure } from './contract.ts';
import { GOOGLE_CALENDAR, type GoogleCalendar, googleCalendar } from './google.ts';
import { GoogleTokens, readGoogleAccount } from './google-account.ts';

/** What lasts from one question to the next: tokens, and how services have fared. */
export class CalendarMemory {
  readonly tokens = new GoogleTokens();
  readonly #breakers = new Map<string, CircuitBreaker>();

  /** One for each service and key: a key that is refused shuts nobody else's calendar. */
  breakerOf(url: string, keyEnv: string): CircuitBreaker {
    const name = `${url} ${keyEnv}`;
    const known = this.#breakers.get(name);
    if (known) return known;
    const made = new CircuitBreaker({ failures: 5, restMs: 30_000, clock: () => performance.now() });
    this.#breakers.set(name, made);
    return made;
  }
}

export interface CalendarInputs {
  settings: Pick<SiteSettings, 'integrations'>;
  /** The slug of the location. */
  location: string;
  now: Date;
  memory: CalendarMemory;
  /** Where keys are read from. */
  environment: Readonly<Record<string, string | undefined>>;
}

/** The calendar of a location as the site's settings have it. Throws `CalendarFailure` where they name a service whose key is not set. */
export function chooseCalendar(bookings: BookingStore, inputs: CalendarInputs): Calendar {
  const own = builtInCalendar(bookings);
  const google = findGoogleCalendar(inputs);
  return google ? googleCalendar(google, own) : own;
}

/** The Google Calendar of a location; undefined where it has none. Throws `CalendarFailure` as `chooseCalendar` does. */
export function findGoogleCalendar(inputs: CalendarInputs): GoogleCalendar | undefined {
  const { settings, location, now, memory, environment } = inputs;
  const { provider, url: given, keyEnv, calendars } = settings.integrations.calendar;
  const calendarId = Object.hasOwn(calendars, location) ? calendars[location] : undefined;
  if (provider === 'built_in' || calendarId === undefined) return undefined;
  const key = keyEnv === null ? undefined : environment[keyEnv];
  if (keyEnv === null || key === undefined)
    throw new CalendarFailure(
      `integrations.calendar.keyEnv names ${keyEnv}, which is not set in the environment`,
    );
  const url = given ?? GOOGLE_CALENDAR;
  const account = readGoogleAccount(key, keyEnv);
  return { url, calendarId, account, tokens: memory.tokens, breaker: memory.breakerOf(url, keyEnv), now };
}
