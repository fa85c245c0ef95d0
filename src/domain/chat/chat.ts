import { getOpenState } from '../places/hours.ts';
import type { Location, SpecialHours } from '../places/location.ts';

/**
 * Whether chat about a vehicle is open now (D6): while its location is open in its time zone, special days included.
 * Where the location or its hours are unknown, nobody can be promised, so it is closed.
 */
export function isChatOpen(location: Location | null, specialHours: readonly SpecialHours[], now: Date): boolean {
  if (!location || location.contact_detail.opening_hours.length === 0) return false;
  return getOpenState(location, specialHours, now).isOpen;
}
