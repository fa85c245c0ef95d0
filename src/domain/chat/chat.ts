import { getOpenState } from '../places/hours.ts';
import type { Location, SpecialHours } from '../places/location.ts';

/**
 * Whether somebody can be messaged about a vehicle now (D6): while the location it stands at is open by its own clock
 * and special days. Where no location or no hours are known nobody can be promised, so no.
 */
export function isChatOpen(
  location: Location | null,
  specialHours: readonly SpecialHours[],
  now: Date,
): boolean {
  if (!location || location.contact_detail.opening_hours.length === 0) return false;
  return getOpenState(location, specialHours, now).isOpen;
}
