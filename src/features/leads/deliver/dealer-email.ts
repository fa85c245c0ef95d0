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
  owed: PendingDelivery,
  settings: Pick<SiteSettings, 'brand'> & OfferSettings,
): EmailContent {
  const { kept, car, dealership, location } = owed;
  const { brand } = settings;
  const links = buildEmailLinks(owed);
  const timeZone = getLeadTimeZone(owed, settings);
  const subject = [
    findChangeWord(owed),
    [kept.lead.category, kept.lead.subcategory].filter(Boolean).join(', '),
    formatLeadTitle(kept, car),
    formatPersonName(kept),
  ]
    .filter(Boolean)
    .join(' · ');
  const place = [dealership?.name, location?.name].filter(Boolean).join(', ');
  const own = buildValuedLines(kept);
  const page: EmailPage = {
    title: subject,
    sender: [brand.name, place].filter(Boolean).join(' · '),
    colour: brand.colours.primary,
    parts: [
      ...(owed.booking?.change ? [{ heading: 'What changed', lines: buildBookingLines(kept) }] : []),
      ...(owed.booking?.isOvertaken ? [{ text: OVERTAKEN }] : []),
      {
        heading: 'Who',
        lines: withLinks(buildPersonLines(kept), { Phone: links.phone, 'E-mail': links.email }),
      },
      ...(kept.lead.message ? [{ heading: 'Message', text: kept.lead.message }] : []),
      { heading: 'Vehicle to value', lines: own },
      {
        heading: own.length > 0 ? 'Vehicle they would like' : 'Vehicle',
        lines: withLinks(buildVehicleLines(kept, car, settings), { Vehicle: links.vehicle }),
      },
      { heading: 'Answers', lines: buildAnswerLines(kept) },
      { heading: 'Place', lines: withLinks(placeLines(owed), { Address: links.place }) },
      {
        heading: 'Where it came from',
        lines: [...buildOriginLines(kept, timeZone), ...changedLine(owed, timeZone)],
      },
    ],
    foot: kept.lead.email ? 'Answer this e-mail to write to the shopper.' : null,
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
