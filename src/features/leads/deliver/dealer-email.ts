import { formatAddress } from '../../../domain/places/directions.ts';
import { formatPlaceName } from '../../../domain/places/place-name.ts';
import { type EmailPage, formatEmailHtml, formatEmailText } from '../../../kernel/email/email-html.ts';
import type { Line } from '../../../kernel/email/lines.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { changeWord, OVERTAKEN } from './booking-words.ts';
import {
  answerLines,
  bookingLines,
  leadTitle,
  momentIn,
  originLines,
  personLines,
  personName,
  vehicleLines,
} from './lead-words.ts';
import { linksOf, withLinks } from './links.ts';
import type { OfferSettings } from './offered.ts';
import { type Owed, timeZoneOf } from './owed.ts';
import { valuedLines } from './valued-vehicle.ts';

/** What an e-mail says, whoever it goes to. */
export interface Wording {
  subject: string;
  text: string;
  html: string;
}

/**
 * The enquiry for the dealer's people: who, what about, what was said, and where it came from, every field with its
 * label (G5).
 */
export function dealerEmail(owed: Owed, settings: Pick<SiteSettings, 'brand'> & OfferSettings): Wording {
  const { kept, car, dealership, location } = owed;
  const { brand } = settings;
  const links = linksOf(owed);
  const timeZone = timeZoneOf(owed, settings);
  const subject = [
    changeWord(owed),
    [kept.lead.category, kept.lead.subcategory].filter(Boolean).join(', '),
    leadTitle(kept, car),
    personName(kept),
  ]
    .filter(Boolean)
    .join(' · ');
  const place = [dealership?.name, location?.name].filter(Boolean).join(', ');
  const own = valuedLines(kept);
  const page: EmailPage = {
    title: subject,
    sender: [brand.name, place].filter(Boolean).join(' · '),
    colour: brand.colours.primary,
    parts: [
      ...(owed.booking?.change ? [{ heading: 'What changed', lines: bookingLines(kept) }] : []),
      ...(owed.booking?.isOvertaken ? [{ text: OVERTAKEN }] : []),
      { heading: 'Who', lines: withLinks(personLines(kept), { Phone: links.phone, 'E-mail': links.email }) },
      ...(kept.lead.message ? [{ heading: 'Message', text: kept.lead.message }] : []),
      { heading: 'Vehicle to value', lines: own },
      {
        heading: own.length > 0 ? 'Vehicle they would like' : 'Vehicle',
        lines: withLinks(vehicleLines(kept, car, settings), { Vehicle: links.vehicle }),
      },
      { heading: 'Answers', lines: answerLines(kept) },
      { heading: 'Place', lines: withLinks(placeLines(owed), { Address: links.place }) },
      {
        heading: 'Where it came from',
        lines: [...originLines(kept, timeZone), ...changedLine(owed, timeZone)],
      },
    ],
    foot: kept.lead.email ? 'Answer this e-mail to write to the shopper.' : null,
  };
  return { subject, text: formatEmailText(page), html: formatEmailHtml(page) };
}

/** Of a change of what was booked, when the shopper made it. */
function changedLine({ booking }: Owed, timeZone: string): Line[] {
  return booking?.change ? [['Changed at', momentIn(timeZone, booking.at)]] : [];
}

/** The location that it is for, whose address leads to the map. */
function placeLines({ location }: Owed): Line[] {
  if (!location) return [];
  const address = formatAddress(location.address);
  return [['Location', formatPlaceName(location)], ...(address ? [['Address', address] as const] : [])];
}
