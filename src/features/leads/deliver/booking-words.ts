import { getChangeKind } from '../../../domain/bookings/booking-change.ts';
import type { PendingDelivery } from './pending-delivery.ts';

/** What was done to the booking of this delivery, in a word; null where it is about the lead. */
export function findChangeWord({ booking }: Pick<PendingDelivery, 'booking'>): 'Moved' | 'Cancelled' | null {
  if (!booking?.change) return null;
  return getChangeKind(booking.change) === 'moved' ? 'Moved' : 'Cancelled';
}

/** Shown where the booking was changed again before this was sent, so that nobody relies on what no longer holds. */
export const OVERTAKEN = 'This booking has changed again since. Please use the newer email.';
