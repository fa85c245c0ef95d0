import type { Busy, Span } from '../../domain/bookings/appointments.ts';

/** A location and the vehicle to be driven there; null when none is named. */
export interface CalendarQuestion {
  location_id: number;
  car_id: number | null;
  from: Date;
  to: Date;
}

/** An appointment for the dealer's staff. `id` identifies it: writing it twice makes one entry. */
export interface CalendarEntry extends Span {
  id: string;
  /** Whether an earlier version of it may be in the calendar and has to be updated. */
  isChanged: boolean;
  /** Whether it has to be removed. */
  isCancelled: boolean;
  summary: string;
  description: string;
  time_zone: string;
}

/** The calendar of a location (G2). Throws `CalendarFailure` when it cannot be reached. */
export interface Calendar {
  /** What blocks appointments within a span of time. */
  busy(question: CalendarQuestion): Promise<Busy>;
}

/** Booked time: the location, the seat there, and the vehicle that is out. */
export interface BookedTime extends Span {
  location_id: number;
  car_id: number | null;
  seat: number;
}

export interface BookingStore {
  /** Bookings that overlap the span of time, at a location, and of a vehicle wherever it is. */
  listBooked(
    of: Pick<CalendarQuestion, 'location_id' | 'car_id'>,
    from: Date,
    to: Date,
  ): Promise<readonly BookedTime[]>;
}

/** The calendar could not be reached, or its response cannot be used; the message says what and where. */
export class CalendarFailure extends Error {
  override name = 'CalendarFailure';
}
