/** Where shoppers see what they booked, and move or cancel it. */
const BOOKING_PATH = '/my-booking';

/** The address of a booking, by the token that opens it. */
export function linkToMyBooking(token: string): string {
  return `${BOOKING_PATH}?${new URLSearchParams({ v: token })}`;
}
