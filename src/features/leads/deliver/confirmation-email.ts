import { formatDate } from '../../../domain/format.ts';
import { leadKind } from '../../../domain/lead.ts';
import { formatPhone, placePhones } from '../../../domain/phone.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { Wording } from './dealer-email.ts';
import { type EmailPage, emailHtml, emailText } from './email-html.ts';
import { bookingLines, type Line, vehicleTitle } from './lead-words.ts';
import { type Owed, timeZoneOf } from './owed.ts';

/**
 * The shopper's confirmation, in the words of the site's settings. It repeats no free text of the form: the address may be somebody else's,
 * and nobody shall be able to write to strangers in a dealer's name. When and where something was booked are the server's own words.
 */
export function confirmationEmail(
  owed: Owed,
  { brand, contact, leads, locations }: Pick<SiteSettings, 'brand' | 'contact' | 'leads' | 'locations'>,
): Wording {
  const { kept, car, dealership, location } = owed;
  const words = leads.confirmation;
  const vehicle = vehicleTitle(kept, car);
  const said: Record<string, string> = {
    name: kept.lead.name ?? 'there',
    dealer: dealership?.name ?? brand.name,
    category: leadKind(kept.lead),
    vehicle,
    phone: formatPhone((location && placePhones(location, contact)[0]) ?? contact.phone),
  };
  const fill = (text: string) =>
    text.replace(/\{(name|dealer|category|vehicle|phone)\}/g, (_, key: string) => said[key] as string);
  const lines: Line[] = [
    ['Enquiry', leadKind(kept.lead)],
    ...(vehicle ? [['Vehicle', vehicle] as const] : []),
    ...bookingLines(kept),
    ['Sent on', formatDate(kept.created_at, timeZoneOf(owed, { locations }))],
    ['Number', String(kept.id)],
  ];
  const page: EmailPage = {
    title: fill(words.subject),
    sender: brand.name,
    colour: brand.colours.primary,
    parts: [
      { text: fill(words.greeting) },
      { text: fill(kept.answers.booking === undefined ? words.text : words.bookedText) },
      { heading: fill(words.heading), lines },
      { text: fill(words.closing) },
    ],
    foot: [brand.legalName ?? brand.name, addressLine(location?.address)].filter(Boolean).join('\n'),
  };
  return { subject: page.title, text: emailText(page), html: emailHtml(page) };
}

function addressLine(address?: {
  street: string | null;
  city: string | null;
  state: string | null;
  postcode: string | null;
}): string {
  return [address?.street, address?.city, address?.state, address?.postcode].filter(Boolean).join(' ');
}
