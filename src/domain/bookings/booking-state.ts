export type BookingState = 'open' | 'cancelled' | 'over';
/** Whether anything can still be done with a booking: its link ends when the appointment begins. */
export function getBookingState(
  { start_at, cancelled_at }: { start_at: Date; cancelled_at: Date | null },
  now: Date,
): BookingState {
  if (cancelled_at) return 'cancelled';
  return start_at > now ? 'open' : 'over';
}
