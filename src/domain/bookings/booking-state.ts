export type BookingState = 'open' | 'cancelled' | 'over';
/** A booking can be changed, and its link works, until the appointment begins. */
export function getBookingState(
  { start_at, cancelled_at }: { start_at: Date; cancelled_at: Date | null },
  now: Date,
): BookingState {
  if (cancelled_at) return 'cancelled';
  return start_at > now ? 'open' : 'over';
}
