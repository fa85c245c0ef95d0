import { type Appointment, findAppointment } from '../../../db/queries/leads/appointments.ts';
import { findDelivery, findFirstDelivery, type StoredDelivery } from '../../../db/queries/leads/lead-deliveries.ts';
import { type LeadFile, listLeadFiles } from '../../../db/queries/leads/lead-files.ts';
import { findLead } from '../../../db/queries/leads/leads.ts';
import { findDealership } from '../../../db/queries/sites/dealerships.ts';
import { listLocations } from '../../../db/queries/sites/locations.ts';
import { findCarById } from '../../../db/queries/stock/cars.ts';
import type { SiteTx } from '../../../db/scope.ts';
import type { BookingChange } from '../../../domain/bookings/booking-change.ts';
import { listPlacePhones } from '../../../domain/contact/phone.ts';
import type { StoredLead } from '../../../domain/leads/lead.ts';
import { resolveLeadPlace } from '../../../domain/leads/lead-place.ts';
import type { Dealership, Location } from '../../../domain/places/location.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { createBookingToken, getOrCreateBookingSecret } from '../../../kernel/leads/booking-token.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { withBooking } from '../booked-lead.ts';

export interface PendingDelivery {
  delivery: StoredDelivery;
  lead: StoredLead;
  /** The vehicle as it is now; null where it is gone. What the lead itself has of it holds. */
  car: Car | null;
  /** Whose it is, by `resolveLeadPlace`; the location whose phone number, address and time zone apply. */
  dealership: Dealership | null;
  location: Location | null;
  files: LeadFile[];
  booking?: PendingBooking;
}

/**
 * A lead's booking for one delivery: the revision that the delivery is about, not what has become of the booking since.
 */
export interface PendingBooking {
  /** 0 for the first booking, one more with every change. */
  revision: number;
  /** Null for the first booking. */
  change: BookingChange | null;
  start: Date;
  end: Date;
  at: Date;
  isOvertaken: boolean;
  isCancelledNow: boolean;
  /** The token with which its shopper moves or cancels it. */
  token: string;
  /** For a calendar delivery: the earlier delivery that names its entry there. */
  first?: StoredDelivery;
}

/** Undefined where it is not pending. */
export async function findPendingDelivery(tx: SiteTx, deliveryId: number): Promise<PendingDelivery | undefined> {
  const delivery = await findDelivery(tx, deliveryId);
  if (delivery?.status !== 'waiting') return undefined;
  const stored = await findLead(tx, delivery.lead_id);
  if (!stored) return undefined;
  const { car_id } = stored.lead;
  const { dealership_slug, desk } = resolveLeadPlace(stored.lead, await listLocations(tx));
  const booked = await findAppointment(tx, stored.id);
  const revision = booked ? revisionOf(delivery, booked) : 0;
  return {
    delivery,
    lead: booked ? withBooking(stored, booked, revision) : stored,
    car: (car_id && (await findCarById(tx, car_id))) || null,
    dealership: (dealership_slug && (await findDealership(tx, dealership_slug))) || null,
    location: desk,
    files: await listLeadFiles(tx, stored.id),
    ...(booked && { booking: await bookingOf(tx, delivery, booked, revision) }),
  };
}

/**
 * A calendar gets the booking as it is now, whichever change is pending there; everybody else is told of that change.
 */
function revisionOf({ kind, booking_change }: StoredDelivery, { changes }: Appointment): number {
  return kind === 'calendar' ? changes.length : booking_change;
}

async function bookingOf(
  tx: SiteTx,
  delivery: StoredDelivery,
  { lead_id, changes, ...booked }: Appointment,
  revision: number,
): Promise<PendingBooking> {
  const change = changes[revision - 1] ?? null;
  const next = changes[revision];
  const now = { start: booked.start_at.toISOString(), end: booked.end_at.toISOString() };
  const given = next ? { start: next.was_start, end: next.was_end } : now;
  const first = delivery.kind === 'calendar' ? await findFirstDelivery(tx, delivery) : undefined;
  return {
    revision,
    change,
    start: new Date(given.start),
    end: new Date(given.end),
    at: change ? new Date(change.at) : booked.created_at,
    isOvertaken: next !== undefined,
    isCancelledNow: booked.cancelled_at !== null,
    token: createBookingToken(lead_id, tx.scope.siteId, await getOrCreateBookingSecret(tx)),
    ...(first && { first }),
  };
}

/** The idempotency key of a delivery: the same at every retry, unique among all leads of all databases. */
export function buildDeliveryKey({ delivery, lead: stored }: Pick<PendingDelivery, 'delivery' | 'lead'>): string {
  return `lead-${stored.id}-${delivery.id}-${stored.created_at.getTime().toString(36)}`;
}

/** That of its location, else the site's. */
export function getLeadPhone(
  { location }: Pick<PendingDelivery, 'location'>,
  contact: SiteSettings['contact'],
): string {
  return (location && listPlacePhones(location, contact)[0]) ?? contact.phone;
}

/** That of its location, else the site's. */
export function getLeadTimeZone(
  { location }: Pick<PendingDelivery, 'location'>,
  { locations }: { locations: { timeZone: string } },
): string {
  return location?.time_zone ?? locations.timeZone;
}
