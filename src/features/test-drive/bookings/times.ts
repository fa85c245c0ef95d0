import type { Location } from '../../../domain/places/location.ts';
import { loadDriveTimes, type PlaceTimes } from '../times.load.ts';
import type { BookingRequest, FoundBooking } from './find.ts';

/** The times to which a booking can be moved: those of its own place, with its own vehicle. */
export type OtherTimes =
  | { kind: 'times'; place: Location; times: PlaceTimes & { kind: 'times' } }
  | { kind: 'off' | 'down' };

/**
 * Looks up the times to which a booking may be moved, by the rules of booking it (G2); `off` where its vehicle is gone
 * or can no longer be driven there, and where the place takes no bookings.
 */
export async function loadOtherTimes(
  request: BookingRequest,
  { appointment, car, place }: FoundBooking,
): Promise<OtherTimes> {
  if (!place || (appointment.car_id !== null && !car)) return { kind: 'off' };
  const found = await loadDriveTimes(request, { car, location: place.slug });
  if (found.place?.id !== place.id) return { kind: 'off' };
  const { times } = found;
  return times.kind === 'times' ? { kind: 'times', place, times } : { kind: times.kind };
}
