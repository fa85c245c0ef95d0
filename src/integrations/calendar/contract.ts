import type { Busy, Span } from '../../domain/bookings/appointments.ts';

/** A location and the vehicle that is to be driven there; null where none is named. */
export interface CalendarQuestion {
  location_id: number;
  car_id: number | null;
  from: Date;
  to: Date;
}

/** An appointment as a dealer's people read it. `id` names it: written twice, it is one entry. */
export interface CalendarEntry extends Span {
  id: string;
  /** Whether it may be there as it was before, and is to be brought up to date. */
  isChanged: boolean;
  /** Whether it is to be there no more. */
  isCancelled: boolean;
  summary: string;
  description: string;
  time_zone: string;
}

/** The calendar of a location (G2). It throws `CalendarFailure` when it cannot be asked. */
export interface Calendar {
  /** What is in the way of appointments from one moment to another. */
  busy(question: CalendarQuestion): Promise<Busy>;
}

/** Time that is booked: at which location, in which of its seats, and the vehicle that is out. */
export interface BookedTime extends Span {
  location_id: number;
  car_id: number | null;
  seat: number;
}

/** What the group has booked on its sites. */
export interface BookingStore {
  /** At a location, and with a vehicle wherever it is, what touches the time from one moment to another. */
  listBooked(
    of: Pick<CalendarQuestion, 'location_id' | 'car_id'>,
    from: Date,
    to: Date,
  ): Promise<readonly BookedTime[]>;
}

/** The calendar could not be asked, or what it answered cannot be used; the message says what and where. */
export class CalendarFailure extends Error {
  override name = 'CalendarFailure';
}
