import { formatAddress } from '../../../domain/places/directions.ts';
import { formatPlaceName } from '../../../domain/places/place-name.ts';
import { type EmailPage, formatEmailHtml, formatEmailText } from '../../../kernel/email/email-html.ts';
import type { Line } from '../../../kernel/email/lines.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { findChangeWord, OVERTAKEN } from './booking-words.ts';
import {
  buildAnswerLines,
  buildBookingLines,
  buildOriginLines,
  buildPersonLines,
  buildVehicleLines,
  formatLeadTitle,
  formatMoment,
  formatPersonName,
} from './lead-lines.ts';
import { buildEmailLinks, withLinks } from './links.ts';
import type { OfferSettings } from './offer-lines.ts';
import { getLeadTimeZone, type PendingDelivery } from './pending-delivery.ts';
import { buildValuedLines } from './valued-vehicle.ts';

export interface EmailContent {
  subject: string;
  text: string;
  html: string;
}

/**
 * The enquiry for the dealer's staff: who, what about, what was said, and where it came from, every field with its
 * label (G5).
 */
export function buildDealerEmail(
  pending: PendingDelivery,
  settings: Pick<SiteSettings, 'brand'> & OfferSettings,
): EmailContent {
  const { lead: stored, car, dealership, location } = pending;
  const { brand } = settings;
  const links = buildEmailLinks(pending);
  const timeZone = getLeadTimeZone(pending, settings);
  const subject = [
    findChangeWord(pending),
    [stored.lead.category, stored.lead.subcategory].filter(Boolean).join(', '),
    formatLeadTitle(stored, car),
    formatPersonName(stored),
  ]
    .filter(Boolean)
    .join(' · ');
  const place = [dealership?.name, location?.name].filter(Boolean).join(', ');
  const own = buildValuedLines(stored);
  const page: EmailPage = {
    title: subject,
    sender: [brand.name, place].filter(Boolean).join(' · '),
    colour: brand.colours.primary,
    parts: [
      ...(pending.booking?.change ? [{ heading: 'What changed', lines: buildBookingLines(stored) }] : []),
      ...(pending.booking?.isOvertaken ? [{ text: OVERTAKEN }] : []),
      {
        heading: 'Customer',
        lines: withLinks(buildPersonLines(stored), { Phone: links.phone, Email: links.email }),
      },
      ...(stored.lead.message ? [{ heading: 'Message', text: stored.lead.message }] : []),
      { heading: 'Vehicle to value', lines: own },
      {
        heading: own.length > 0 ? 'Vehicle they’d like' : 'Vehicle',
        lines: withLinks(buildVehicleLines(stored, car, settings), { Vehicle: links.vehicle }),
      },
      { heading: 'Answers', lines: buildAnswerLines(stored) },
      { heading: 'Place', lines: withLinks(placeLines(pending), { Address: links.place }) },
      {
        heading: 'Source',
        lines: [...buildOriginLines(stored, timeZone), ...changedLine(pending, timeZone)],
      },
    ],
    foot: stored.lead.email ? 'Reply to this email to contact the shopper.' : null,
  };
  return { subject, text: formatEmailText(page), html: formatEmailHtml(page) };
}

/** When the shopper changed the booking, if they did. */
function changedLine({ booking }: PendingDelivery, timeZone: string): Line[] {
  return booking?.change ? [['Changed at', formatMoment(timeZone, booking.at)]] : [];
}

/** The location that it is for, with a map link. */
function placeLines({ location }: PendingDelivery): Line[] {
  if (!location) return [];
  const address = formatAddress(location.address);
  return [['Location', formatPlaceName(location)], ...(address ? [['Address', address] as const] : [])];
}
