/**
 * What a shopper did to a booking (G2), in ISO 8601 moments of UTC: when it was done, the time that was given back, and
 * the time that was taken for it; null where it was cancelled. The first change of a booking is its revision 1.
 */
export interface BookingChange {
  at: string;
  was_start: string;
  was_end: string;
  to: { start: string; end: string } | null;
}

/** What kind of change it is. */
export function getChangeKind({ to }: Pick<BookingChange, 'to'>): 'moved' | 'cancelled' {
  return to ? 'moved' : 'cancelled';
}
