import { getChangeKind } from '../../../domain/bookings/booking-change.ts';
import type { PendingDelivery } from './pending-delivery.ts';

/** What was done to the booking that a delivery tells of, in a word; null where it tells of the lead. */
export function findChangeWord({ booking }: Pick<PendingDelivery, 'booking'>): 'Moved' | 'Cancelled' | null {
  if (!booking?.change) return null;
  return getChangeKind(booking.change) === 'moved' ? 'Moved' : 'Cancelled';
}

/** Said where the booking was changed again before this was sent, so that nobody goes by what no longer holds. */
export const OVERTAKEN = 'This booking was changed again since: please go by the newer e-mail.';
