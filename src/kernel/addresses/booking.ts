/** Where a shopper sees what he booked, and moves or cancels it. */
const BOOKING_PATH = '/my-booking';

/** The address of a booking, by the word that opens it. */
export function linkToMyBooking(token: string): string {
  return `${BOOKING_PATH}?${new URLSearchParams({ v: token })}`;
}
