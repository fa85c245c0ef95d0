import { formatPhone, listPlacePhones } from '../../../domain/contact/phone.ts';
import { formatAddress } from '../../../domain/places/directions.ts';
import { formatPlaceName } from '../../../domain/places/place-name.ts';
import { slugify } from '../../../domain/vehicle/slug.ts';
import { formatIcsFile, type IcsEvent } from '../../../integrations/calendar/ics.ts';
import type { Attachment } from '../../../integrations/email/contract.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { formatLeadVehicle, formatPersonName } from './lead-lines.ts';
import { buildEmailLinks } from './links.ts';
import type { PendingBooking, PendingDelivery } from './pending-delivery.ts';

type FileSettings = Pick<SiteSettings, 'brand' | 'contact'>;

/**
 * The calendar file of a booking (G2), for the dealer or as the shopper's invitation; none where nothing was booked.
 * `from` is the sender's address: the organiser where the site has no address of its own. The shopper's repeats nothing
 * that was typed into the form.
 */
export function buildBookingFiles(
  pending: PendingDelivery,
  settings: FileSettings,
  { reader, from }: { reader: 'dealer' | 'shopper'; from: string },
): Attachment[] {
  const { booking, lead: stored } = pending;
  if (!booking) return [];
  const isOff = booking.change?.to === null;
  const method = isOff ? 'CANCEL' : reader === 'shopper' ? 'REQUEST' : 'PUBLISH';
  const file = formatIcsFile({
    ...(reader === 'shopper' ? shopperEvent(pending, settings) : dealerEvent(pending)),
    ...timeOf(booking),
    method,
    uid: uidOf(pending),
    ...placeOf(pending),
    url: buildEmailLinks(pending).vehicle ?? null,
    organizer: { name: settings.brand.name, address: settings.contact.email ?? from },
    attendee: reader === 'shopper' ? stored.lead.email : null,
  });
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return [{ filename: `${slugify(stored.lead.category)}.ics`, contentType, content: Buffer.from(file) }];
}

function timeOf({ revision, at, start, end }: PendingBooking): Pick<IcsEvent, 'sequence' | 'stamp' | 'start' | 'end'> {
  return { sequence: revision, stamp: at, start, end };
}

/** Stable across retries and changes, and unique among all leads of all databases. */
function uidOf({ lead: { id, created_at, lead } }: PendingDelivery): string {
  const host = URL.canParse(lead.url) ? new URL(lead.url).hostname : 'forecourt.invalid';
  return `booking-${id}-${created_at.getTime().toString(36)}@${host}`;
}

function placeOf({ location, lead: { answers } }: PendingDelivery): Pick<IcsEvent, 'location' | 'geo'> {
  if (!location) return { location: String(answers.booking_place ?? ''), geo: null };
  const { lat, long } = location.address;
  return {
    location: [formatPlaceName(location), formatAddress(location.address)].filter(Boolean).join(', '),
    geo: lat === null || long === null ? null : { lat, long },
  };
}

function dealerEvent({ lead: stored, car }: PendingDelivery): Pick<IcsEvent, 'summary' | 'description'> {
  const { lead } = stored;
  const about = [lead.category, formatLeadVehicle(stored, car)].filter(Boolean).join(': ');
  const who = [formatPersonName(stored), lead.phone && formatPhone(lead.phone), lead.email];
  return {
    summary: [about, formatPersonName(stored)].filter(Boolean).join(', '),
    description: [...who, lead.message, `Lead ${stored.id}`].filter(Boolean).join('\n'),
  };
}

function shopperEvent(
  pending: PendingDelivery,
  { brand, contact }: FileSettings,
): Pick<IcsEvent, 'summary' | 'description'> {
  const { lead: stored, car, dealership, location } = pending;
  const { vehicle, booking } = buildEmailLinks(pending);
  const name = car?.name ?? formatLeadVehicle(stored, null);
  const phone = (location && listPlacePhones(location, contact)[0]) ?? contact.phone;
  return {
    summary: [[stored.lead.category, name].filter(Boolean).join(': '), dealership?.name ?? brand.name].join(', '),
    description: [
      `Call us: ${formatPhone(phone)}`,
      vehicle && `Vehicle: ${vehicle}`,
      booking && `Move or cancel: ${booking}`,
      `Reference ${stored.id}`,
    ]
      .filter(Boolean)
      .join('\n'),
  };
}
