import { getChangeKind } from '../../../domain/bookings/booking-change.ts';
import { formatAdfDocument } from '../../../integrations/adf/document.ts';
import { chooseCrm, chooseMailer } from '../../../integrations/clients.ts';
import type { Environment } from '../../../integrations/create-chooser.ts';
import { DeliveryFailure } from '../../../integrations/delivery-failure.ts';
import type { Email, Mailbox } from '../../../integrations/email/contract.ts';
import { sendWebhook } from '../../../integrations/webhook/send.ts';
import { formatLines } from '../../../kernel/email/lines.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { leadRecord } from '../lead-record.ts';
import { bookingFiles } from './booking-file.ts';
import { changeWord } from './booking-words.ts';
import { calendarSending } from './calendar-entry.ts';
import { confirmationEmail } from './confirmation-email.ts';
import { dealerEmail } from './dealer-email.ts';
import { answerLines, leadTitle, originLines, personName, vehicleLines } from './lead-words.ts';
import { deliveryKey, type Owed, timeZoneOf } from './owed.ts';
import { prospectOf } from './prospect.ts';

export interface SendParts {
  settings: SiteSettings;
  siteId: number;
  environment: Environment;
  dataDir: string;
  now: Date;
}

/** A delivery that can be tried. `server` names what it goes to, for its circuit breaker. */
export interface Sending {
  server: string;
  send(): Promise<void>;
}

/**
 * How a delivery is sent, as the site's settings and the environment are now. Throws `DeliveryFailure` where they do
 * not say all that is needed.
 */
export function prepareSending(owed: Owed, parts: SendParts): Sending {
  return SENDINGS[owed.delivery.kind](owed, parts);
}

const SENDINGS: Record<Owed['delivery']['kind'], (owed: Owed, parts: SendParts) => Sending> = {
  email: (owed, parts) => {
    const { subject, text, html } = dealerEmail(owed, parts.settings);
    const attachments = owed.files.map(({ name, media_type, content }) => ({
      filename: name,
      contentType: media_type,
      content,
    }));
    const said = { subject, text, html, attachments, replyTo: shopperOf(owed) };
    return byEmail(owed, parts, said, 'dealer');
  },
  adf_email: (owed, parts) =>
    byEmail(owed, parts, {
      // Some customer systems take a document only where the subject names the dealership.
      subject: `ADF ${owed.kept.lead.category}, ${owed.dealership?.name ?? parts.settings.brand.name}`,
      text: formatAdfDocument(prospectOf(owed, parts.settings)),
      replyTo: shopperOf(owed),
    }),
  confirmation: (owed, parts) => {
    const { brand, contact } = parts.settings;
    const replyTo = contact.email ? { name: brand.name, address: contact.email } : undefined;
    return byEmail(owed, parts, { ...confirmationEmail(owed, parts.settings), replyTo }, 'shopper');
  },
  calendar: calendarSending,
  webhook: (owed, { settings, environment, now }) => {
    const { destination: url } = owed.delivery;
    const to = settings.leads.destinations.find((one) => one.kind === 'webhook' && one.url === url);
    if (to?.kind !== 'webhook')
      throw new DeliveryFailure('The settings name this webhook no longer', { code: 'SETTINGS' });
    const secret = environment[to.secretEnv];
    if (!secret)
      throw new DeliveryFailure(`secretEnv names ${to.secretEnv}, which is not set`, { code: 'SETTINGS' });
    const body = { event: eventOf(owed), ...leadRecord(owed.kept), ...revisionOf(owed) };
    const send = () => sendWebhook({ url, secret, idempotencyKey: deliveryKey(owed), body, now });
    return { server: new URL(url).origin, send };
  },
  crm: (owed, { settings, siteId, environment, dataDir }) => {
    const { destination: account } = owed.delivery;
    const { crm, server } = chooseCrm({ settings, siteId, account, environment, dataDir });
    return { server, send: () => crm.record(crmLead(owed, settings)) };
  },
};

type Said = Pick<Email, 'subject' | 'text' | 'html' | 'replyTo' | 'attachments'>;

/** An e-mail; with the calendar file of what was booked where a person reads it. */
function byEmail(
  owed: Owed,
  { settings, environment, dataDir, now }: SendParts,
  said: Said,
  reader?: 'dealer' | 'shopper',
): Sending {
  const { mailer, from, server } = chooseMailer({ settings, environment, dataDir });
  const files = reader ? bookingFiles(owed, settings, { reader, from }) : [];
  const email: Email = {
    ...said,
    attachments: [...(said.attachments ?? []), ...files],
    key: deliveryKey(owed),
    from: { name: settings.brand.name, address: from },
    to: owed.delivery.destination,
    date: now,
  };
  return { server, send: () => mailer.send(email) };
}

/** Whoever answers the dealer's e-mail writes to the shopper. */
function shopperOf({ kept }: Owed): Mailbox | undefined {
  return kept.lead.email ? { name: personName(kept), address: kept.lead.email } : undefined;
}

/** What programs are told has happened. */
function eventOf({ booking }: Owed): 'lead' | 'booking_moved' | 'booking_cancelled' {
  return booking?.change ? `booking_${getChangeKind(booking.change)}` : 'lead';
}

/** Of a change of a booking, which one it is: programs heed the highest. */
function revisionOf({ booking }: Owed): { booking_revision?: number } {
  return booking?.change ? { booking_revision: booking.revision } : {};
}

function crmLead(owed: Owed, settings: SiteSettings) {
  const { kept, car } = owed;
  const { lead } = kept;
  const lines = [
    ...vehicleLines(kept, car, settings),
    ...answerLines(kept),
    ...originLines(kept, timeZoneOf(owed, settings)),
  ];
  return {
    key: deliveryKey(owed),
    person: {
      name: lead.name,
      last_name: lead.last_name,
      email: lead.email,
      phone: lead.phone,
      postcode: lead.postcode,
    },
    title: [changeWord(owed), lead.category, leadTitle(kept, car)].filter(Boolean).join(': '),
    text: [lead.message, formatLines(lines)].filter(Boolean).join('\n\n'),
    payload: leadRecord(kept),
    at: kept.created_at,
  };
}
