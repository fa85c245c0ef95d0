/**
 * A change that a shopper made to a booking (G2), as ISO 8601 moments in UTC: when it was made, the time that was given
 * up, and the new time; null for a cancellation. The first change of a booking is its revision 1.
 */
export interface BookingChange {
  at: string;
  was_start: string;
  was_end: string;
  to: { start: string; end: string } | null;
}

export function getChangeKind({ to }: Pick<BookingChange, 'to'>): 'moved' | 'cancelled' {
  return to ? 'moved' : 'cancelled';
}
