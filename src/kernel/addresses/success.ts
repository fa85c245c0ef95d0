import type { Car } from '../../domain/vehicle/car.ts';
import type { SiteSettings } from '../../settings/schema.ts';

/** What a form was about, for the page after it. Carries nothing about the sender. */
export interface SentAbout {
  category: string;
  car: Pick<Car, 'slug'> | null;
  /** The booked time. */
  booked?: BookedFor;
}

/** A time by the clocks of its place: `2026-11-23` and `08:30`. */
export interface BookedFor {
  date: string;
  time: string;
}

/**
 * The page after a form was sent (S4), with what it was about: `/success?category=…&car_id=…`, and
 * `&booked=2026-11-23T08:30` after a booking.
 */
export function linkToSuccess({ forms }: Pick<SiteSettings, 'forms'>, { category, car, booked }: SentAbout): string {
  const query = new URLSearchParams({
    category,
    ...(car && { car_id: car.slug }),
    ...(booked && { booked: `${booked.date}T${booked.time}` }),
  });
  return `${forms.successPath}?${query}`;
}

/** The booked time in an address; null where there is none, or none that the calendar has. */
export function parseBooked(given: string | null): BookedFor | null {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(given ?? '') ?? [];
  if (!date || !time) return null;
  const moment = new Date(`${date}T${time}:00Z`);
  const isThere = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${date}T${time}`);
  return isThere ? { date, time } : null;
}
