import { readPlaces } from '../../db/queries/cached-reads.ts';
import { createBookingStore } from '../../db/stores.ts';
import { isUnavailable } from '../../db/unavailable.ts';
import {
  type AppointmentRules,
  type Busy,
  listFreeSlots,
  listSlots,
  type Slot,
} from '../../domain/bookings/appointments.ts';
import type { Location } from '../../domain/places/location.ts';
import { toLocalDay } from '../../domain/text/format.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { CalendarFailure } from '../../integrations/calendar/contract.ts';
import { chooseCalendar } from '../../integrations/clients.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { isDrivable } from './drivable.ts';
import { findAppointmentRules, listDrivePlaces } from './places.ts';

export type TimesRequest = Pick<RequestContext, 'settings' | 'db' | 'now' | 'log'>;

/** Where a test drive is possible, and the free times at the requested place. */
export interface DriveTimes {
  places: Location[];
  /** The requested one, or the first; undefined where the site has none. */
  place: Location | undefined;
  times: PlaceTimes;
}

/** The times of a place; or that none can be booked there, or that its calendar is unavailable. */
export type PlaceTimes =
  | { kind: 'times'; rules: AppointmentRules; offered: Slot[]; busy: Busy; free: Slot[] }
  | { kind: 'off' }
  | { kind: 'down' };

export async function loadDriveTimes(
  request: TimesRequest,
  { car, location }: { car: Car | null; location: string | undefined },
): Promise<DriveTimes> {
  const { db, now, settings } = request;
  // A day early: the place's time zone is known only then.
  const group = await readPlaces(db, toLocalDay(new Date(now.getTime() - 86_400_000), 'UTC'));
  const places = listDrivePlaces(group.locations, car, settings);
  const place = places.find(({ slug }) => slug === location) ?? places[0];
  const rules = place ? findAppointmentRules(place, settings) : null;
  if (!place || !rules || (car && !isDrivable(car))) return { places, place, times: { kind: 'off' } };
  const offered = listSlots(place, group.specialHours, rules, now);
  const busy = await loadBusy(request, place, car, offered);
  if (!busy) return { places, place, times: { kind: 'down' } };
  return {
    places,
    place,
    times: { kind: 'times', rules, offered, busy, free: listFreeSlots(offered, rules.capacity, busy) },
  };
}

/** What blocks the offered times; null where the calendar is unavailable. */
async function loadBusy(
  { db, settings, now, log }: TimesRequest,
  place: Location,
  car: Car | null,
  offered: readonly Slot[],
): Promise<Busy | null> {
  const [first, last] = [offered[0], offered.at(-1)];
  if (!first || !last) return { booked: [], shut: [] };
  try {
    const calendar = chooseCalendar({
      bookings: createBookingStore(db),
      settings,
      location: place.slug,
      now,
      environment: process.env,
    });
    return await calendar.busy({
      location_id: place.id,
      car_id: car?.id ?? null,
      from: first.start,
      to: last.end,
    });
  } catch (error) {
    // The built-in calendar is the database.
    if (!(error instanceof CalendarFailure) && !isUnavailable(error)) throw error;
    log.error({ feature: 'test-drive', location: place.slug, err: error }, 'Could not read the calendar of a location');
    return null;
  }
}
