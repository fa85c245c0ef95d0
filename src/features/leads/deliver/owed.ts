import { findCarById } from '../../../db/queries/cars.ts';
import { findDealership } from '../../../db/queries/dealerships.ts';
import { findDelivery, type KeptDelivery } from '../../../db/queries/lead-deliveries.ts';
import { type LeadFile, listLeadFiles } from '../../../db/queries/lead-files.ts';
import { findLead } from '../../../db/queries/leads.ts';
import { listLocations } from '../../../db/queries/locations.ts';
import type { SiteTx } from '../../../db/scope.ts';
import type { Car } from '../../../domain/car.ts';
import type { KeptLead } from '../../../domain/lead.ts';
import { leadPlace } from '../../../domain/lead-place.ts';
import type { Dealership, Location } from '../../../domain/location.ts';
import { placePhones } from '../../../domain/phone.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

/** A delivery with all that it is made of. */
export interface Owed {
  delivery: KeptDelivery;
  kept: KeptLead;
  /** The vehicle as it is now; null where there is none any more. What the lead itself says of it holds. */
  car: Car | null;
  /** Whose it is, as `leadPlace` says; the location is the one whose phone number, address and clock stand for it. */
  dealership: Dealership | null;
  location: Location | null;
  files: LeadFile[];
}

/** Reads a delivery of the site that is still owed; undefined where it is not. */
export async function findOwed(tx: SiteTx, deliveryId: number): Promise<Owed | undefined> {
  const delivery = await findDelivery(tx, deliveryId);
  if (delivery?.status !== 'waiting') return undefined;
  const kept = await findLead(tx, delivery.lead_id);
  if (!kept) return undefined;
  const { car_id } = kept.lead;
  const { dealership_slug, desk } = leadPlace(kept.lead, await listLocations(tx));
  return {
    delivery,
    kept,
    car: (car_id && (await findCarById(tx, car_id))) || null,
    dealership: (dealership_slug && (await findDealership(tx, dealership_slug))) || null,
    location: desk,
    files: await listLeadFiles(tx, kept.id),
  };
}

/** Names a delivery for whoever gets it, the same at every try, unlike that of any other lead of any other database. */
export function deliveryKey({ delivery, kept }: Pick<Owed, 'delivery' | 'kept'>): string {
  return `lead-${kept.id}-${delivery.id}-${kept.created_at.getTime().toString(36)}`;
}

/** The number to call whoever a lead is for: that of its location, else the site's. */
export function phoneOf({ location }: Pick<Owed, 'location'>, contact: SiteSettings['contact']): string {
  return (location && placePhones(location, contact)[0]) ?? contact.phone;
}

/** The time zone of whoever reads of a lead: of its location, else the site's. */
export function timeZoneOf(
  { location }: Pick<Owed, 'location'>,
  { locations }: { locations: { timeZone: string } },
): string {
  return location?.time_zone ?? locations.timeZone;
}
