import { formatPhone } from '../../../domain/contact/phone.ts';
import { getLeadKind } from '../../../domain/leads/lead.ts';
import { formatDate } from '../../../domain/text/format.ts';
import { stripAddresses } from '../../../domain/text/strip-addresses.ts';
import { type EmailPage, formatEmailHtml, formatEmailText } from '../../../kernel/email/email-html.ts';
import type { Line } from '../../../kernel/email/lines.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { findChangeWord, OVERTAKEN } from './booking-words.ts';
import type { EmailContent } from './dealer-email.ts';
import { buildBookingLines, formatLeadVehicle } from './lead-lines.ts';
import { buildEmailLinks, withLinks } from './links.ts';
import { getLeadPhone, getLeadTimeZone, type PendingDelivery } from './pending-delivery.ts';
import { findEstimateText, findValuedVehicle, type ValuedVehicle } from './valued-vehicle.ts';

type ConfirmationSettings = Pick<SiteSettings, 'brand' | 'contact' | 'leads' | 'locations' | 'tradeIn'>;

/**
 * The shopper's confirmation, in the words of the site's settings. It repeats no free text of the form but the first
 * name and the vehicle to value, both without addresses: the mailbox may be somebody else's, and nobody shall be able
 * to write to strangers in a dealer's name. Time and place of a booking are the server's own words.
 */
export function buildLeadConfirmationEmail(
  pending: PendingDelivery,
  { brand, contact, leads, locations, tradeIn }: ConfirmationSettings,
): EmailContent {
  const { lead: stored, car, dealership, location } = pending;
  const words = leads.confirmation;
  const vehicle = formatLeadVehicle(stored, car);
  const said = {
    name: stripAddresses(stored.lead.name ?? '') || 'there',
    dealer: dealership?.name ?? brand.name,
    category: getLeadKind(stored.lead),
    vehicle,
    phone: formatPhone(getLeadPhone(pending, contact)),
  };
  const fill = (text: string) =>
    text.replace(/\{(name|dealer|category|vehicle|phone)\}/g, (_, key: keyof typeof said) => said[key]);
  const own = findValuedVehicle(stored);
  const links = buildEmailLinks(pending);
  const vehicleLabel = own ? 'Vehicle you’d like' : 'Vehicle';
  const lines: Line[] = [
    ['Enquiry', getLeadKind(stored.lead)],
    ...ownLines(own, tradeIn),
    ...(vehicle ? [[vehicleLabel, vehicle] as const] : []),
    ...buildBookingLines(stored),
    ['Sent on', formatDate(stored.created_at, getLeadTimeZone(pending, { locations }))],
    ['Number', String(stored.id)],
  ];
  const page: EmailPage = {
    title: fill(subjectOf(pending, words)),
    sender: brand.name,
    colour: brand.colours.primary,
    parts: [
      { text: fill(words.greeting) },
      { text: fill(textOf(pending, words)) },
      ...(pending.booking?.isOvertaken ? [{ text: OVERTAKEN }] : []),
      {
        heading: fill(words.heading),
        lines: withLinks(lines, { [vehicleLabel]: links.vehicle, Where: links.place }),
      },
      ...(own?.estimate ? [{ text: tradeIn.texts.subjectTo }] : []),
      ...(links.booking ? [{ links: [{ label: fill(words.manageText), href: links.booking }] }] : []),
      { text: fill(words.closing) },
    ],
    foot: [brand.legalName ?? brand.name, addressLine(location?.address)].filter(Boolean).join('\n'),
  };
  return { subject: page.title, text: formatEmailText(page), html: formatEmailHtml(page) };
}

/** The vehicle to value and its figure (G4), as the page showed it. */
function ownLines(own: ValuedVehicle | null, { texts }: SiteSettings['tradeIn']): Line[] {
  if (!own) return [];
  const title = stripAddresses(own.title);
  return [
    ...(title ? [['Your vehicle', title] as const] : []),
    ['Estimate', findEstimateText(own) ?? texts.byHand],
    ...(own.isAccepted ? [['Your answer', 'You’d accept this estimate'] as const] : []),
  ];
}

type Words = SiteSettings['leads']['confirmation'];

function subjectOf(pending: PendingDelivery, words: Words): string {
  const change = findChangeWord(pending);
  if (change === null) return words.subject;
  return change === 'Moved' ? words.movedSubject : words.cancelledSubject;
}

function textOf(pending: PendingDelivery, words: Words): string {
  const change = findChangeWord(pending);
  if (change !== null) return change === 'Moved' ? words.movedText : words.cancelledText;
  return pending.lead.answers.booking === undefined ? words.text : words.bookedText;
}

function addressLine(address?: {
  street: string | null;
  city: string | null;
  state: string | null;
  postcode: string | null;
}): string {
  return [address?.street, address?.city, address?.state, address?.postcode].filter(Boolean).join(' ');
}
