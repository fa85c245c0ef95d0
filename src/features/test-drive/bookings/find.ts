import { type Appointment, findAppointment } from '../../../db/queries/leads/appointments.ts';
import { findLead } from '../../../db/queries/leads/leads.ts';
import { listLocations } from '../../../db/queries/sites/locations.ts';
import { findCarById } from '../../../db/queries/stock/cars.ts';
import type { SiteTx } from '../../../db/scope.ts';
import type { StoredLead } from '../../../domain/leads/lead.ts';
import type { Location } from '../../../domain/places/location.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { getOrCreateBookingSecret, verifyBookingToken } from '../../../kernel/leads/booking-token.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';

export type BookingRequest = Pick<RequestContext, 'settings' | 'db' | 'now' | 'site' | 'url' | 'log'>;

export interface FoundBooking {
  kept: StoredLead;
  appointment: Appointment;
  /** The vehicle and the place; null where it is gone. */
  car: Car | null;
  place: Location | null;
}

export const getBookingToken = ({ url }: Pick<RequestContext, 'url'>): string => url.searchParams.get('v') ?? '';

/**
 * The booking of a link's token; undefined for a token that the site has not signed, and for a booking that is no
 * longer stored.
 */
export function findBooking(request: BookingRequest): Promise<FoundBooking | undefined> {
  return request.db.run(async (tx) => {
    const id = verifyBookingToken(getBookingToken(request), request.site.id, await getOrCreateBookingSecret(tx));
    const lead = id === null ? undefined : await findLead(tx, id);
    const appointment = lead && (await findAppointment(tx, lead.id));
    return appointment && withVehicleAndPlace(tx, lead, appointment);
  });
}

async function withVehicleAndPlace(tx: SiteTx, lead: StoredLead, appointment: Appointment): Promise<FoundBooking> {
  const { car_id, location_id } = appointment;
  const locations = await listLocations(tx);
  return {
    kept: lead,
    appointment,
    car: (car_id && (await findCarById(tx, car_id))) || null,
    place: locations.find(({ id }) => id === location_id) ?? null,
  };
}
