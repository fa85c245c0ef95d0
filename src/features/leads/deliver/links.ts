import { linkToPhone } from '../../../domain/contact/phone.ts';
import { linkToDirections } from '../../../domain/places/directions.ts';
import { linkToMyBooking } from '../../../kernel/addresses/booking.ts';
import { linkToVehicle } from '../../../kernel/addresses/vehicle.ts';
import type { Line } from '../../../kernel/email/lines.ts';
import type { PendingDelivery } from './pending-delivery.ts';

export interface EmailLinks {
  /** The vehicle's page, at the address of the site that the lead was sent from. */
  vehicle: string | undefined;
  phone: string | undefined;
  email: string | undefined;
  place: string | undefined;
  /** Where the shopper moves or cancels their booking: theirs alone, never the dealer's. */
  booking: string | undefined;
}

export function buildEmailLinks({ lead: { lead }, car, location, booking }: PendingDelivery): EmailLinks {
  const origin = URL.canParse(lead.url) ? new URL(lead.url).origin : undefined;
  return {
    vehicle: origin && car ? origin + linkToVehicle(car.slug) : undefined,
    phone: lead.phone ? linkToPhone(lead.phone) : undefined,
    email: lead.email ? `mailto:${encodeURIComponent(lead.email).replace('%40', '@')}` : undefined,
    place: (location && linkToDirections(location)) ?? undefined,
    booking: origin && booking && !booking.isCancelledNow ? origin + linkToMyBooking(booking.token) : undefined,
  };
}

export function withLinks(lines: readonly Line[], links: Readonly<Record<string, string | undefined>>): Line[] {
  return lines.map(([label, text]) => {
    const href = Object.hasOwn(links, label) ? links[label] : undefined;
    return href === undefined ? [label, text] : [label, text, href];
  });
}
