import type { SiteSettings } from '../../../settings/schema.ts';
import { type EmailPage, emailHtml, emailText } from './email-html.ts';
import {
  answerLines,
  originLines,
  personLines,
  personName,
  vehicleLines,
  vehicleTitle,
} from './lead-words.ts';
import type { OfferSettings } from './offered.ts';
import { type Owed, timeZoneOf } from './owed.ts';

/** What an e-mail says, whoever it goes to. */
export interface Wording {
  subject: string;
  text: string;
  html: string;
}

/** The enquiry for the dealer's people: who, what about, what was said, and where it came from, every field with its label (G5). */
export function dealerEmail(owed: Owed, settings: Pick<SiteSettings, 'brand'> & OfferSettings): Wording {
  const { kept, car, dealership, location } = owed;
  const { brand } = settings;
  const subject = [
    [kept.lead.category, kept.lead.subcategory].filter(Boolean).join(', '),
    vehicleTitle(kept, car),
    personName(kept),
  ]
    .filter(Boolean)
    .join(' · ');
  const place = [dealership?.name, location?.name].filter(Boolean).join(', ');
  const page: EmailPage = {
    title: subject,
    sender: [brand.name, place].filter(Boolean).join(' · '),
    colour: brand.colours.primary,
    parts: [
      { heading: 'Who', lines: personLines(kept) },
      ...(kept.lead.message ? [{ heading: 'Message', text: kept.lead.message }] : []),
      { heading: 'Vehicle', lines: vehicleLines(kept, car, settings) },
      { heading: 'Answers', lines: answerLines(kept) },
      { heading: 'Where it came from', lines: originLines(kept, timeZoneOf(owed, settings)) },
    ],
    foot: kept.lead.email ? 'Answer this e-mail to write to the shopper.' : null,
  };
  return { subject, text: emailText(page), html: emailHtml(page) };
}
