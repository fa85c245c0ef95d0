import { getChangeKind } from '../../../domain/bookings/booking-change.ts';
import { formatAdfDocument } from '../../../integrations/adf/document.ts';
import { chooseCrm, chooseMailer } from '../../../integrations/clients.ts';
import type { Environment } from '../../../integrations/create-chooser.ts';
import { DeliveryFailure } from '../../../integrations/delivery-failure.ts';
import type { Email, Mailbox } from '../../../integrations/email/contract.ts';
import { sendWebhook } from '../../../integrations/webhook/send.ts';
import { formatLines } from '../../../kernel/email/lines.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { buildLeadRecord } from '../lead-record.ts';
import { buildBookingFiles } from './booking-file.ts';
import { findChangeWord } from './booking-words.ts';
import { prepareCalendarEntry } from './calendar-entry.ts';
import { buildLeadConfirmationEmail } from './confirmation-email.ts';
import { buildDealerEmail } from './dealer-email.ts';
import {
  buildAnswerLines,
  buildOriginLines,
  buildVehicleLines,
  formatLeadTitle,
  formatPersonName,
} from './lead-lines.ts';
import { buildDeliveryKey, getLeadTimeZone, type PendingDelivery } from './pending-delivery.ts';
import { buildProspect } from './prospect.ts';

export interface SendParts {
  settings: SiteSettings;
  siteId: number;
  environment: Environment;
  dataDir: string;
  now: Date;
}

/** `server` names its destination, for its circuit breaker. */
export interface Sending {
  server: string;
  send(): Promise<void>;
}

/** Prepares a delivery, by the present settings and environment. Throws `DeliveryFailure` where they are incomplete. */
export function prepareSending(pending: PendingDelivery, parts: SendParts): Sending {
  return SENDINGS[pending.delivery.kind](pending, parts);
}

const SENDINGS: Record<PendingDelivery['delivery']['kind'], (pending: PendingDelivery, parts: SendParts) => Sending> = {
  email: (pending, parts) => {
    const { subject, text, html } = buildDealerEmail(pending, parts.settings);
    const attachments = pending.files.map(({ name, media_type, content }) => ({
      filename: name,
      contentType: media_type,
      content,
    }));
    const said = { subject, text, html, attachments, replyTo: shopperOf(pending) };
    return byEmail(pending, parts, said, 'dealer');
  },
  adf_email: (pending, parts) =>
    byEmail(pending, parts, {
      // Some CRMs accept a document only where the subject names the dealership.
      subject: `ADF ${pending.lead.lead.category}, ${pending.dealership?.name ?? parts.settings.brand.name}`,
      text: formatAdfDocument(buildProspect(pending, parts.settings)),
      replyTo: shopperOf(pending),
    }),
  confirmation: (pending, parts) => {
    const { brand, contact } = parts.settings;
    const replyTo = contact.email ? { name: brand.name, address: contact.email } : undefined;
    return byEmail(pending, parts, { ...buildLeadConfirmationEmail(pending, parts.settings), replyTo }, 'shopper');
  },
  calendar: prepareCalendarEntry,
  webhook: (pending, { settings, environment, now }) => {
    const { destination: url } = pending.delivery;
    const to = settings.leads.destinations.find((one) => one.kind === 'webhook' && one.url === url);
    if (to?.kind !== 'webhook')
      throw new DeliveryFailure('This webhook is no longer in the settings', { code: 'SETTINGS' });
    const secret = environment[to.secretEnv];
    if (!secret) throw new DeliveryFailure(`secretEnv names ${to.secretEnv}, which is not set`, { code: 'SETTINGS' });
    const body = { event: eventOf(pending), ...buildLeadRecord(pending.lead), ...revisionOf(pending) };
    const send = () => sendWebhook({ url, secret, idempotencyKey: buildDeliveryKey(pending), body, now });
    return { server: new URL(url).origin, send };
  },
  crm: (pending, { settings, siteId, environment, dataDir }) => {
    const { destination: account } = pending.delivery;
    const { crm, server } = chooseCrm({ settings, siteId, account, environment, dataDir });
    return { server, send: () => crm.record(crmLead(pending, settings)) };
  },
};

type EmailParts = Pick<Email, 'subject' | 'text' | 'html' | 'replyTo' | 'attachments'>;

/** An email; with the booking's calendar file where a person reads it. */
function byEmail(
  pending: PendingDelivery,
  { settings, environment, dataDir, now }: SendParts,
  said: EmailParts,
  reader?: 'dealer' | 'shopper',
): Sending {
  const { mailer, from, server } = chooseMailer({ settings, environment, dataDir });
  const files = reader ? buildBookingFiles(pending, settings, { reader, from }) : [];
  const email: Email = {
    ...said,
    attachments: [...(said.attachments ?? []), ...files],
    key: buildDeliveryKey(pending),
    from: { name: settings.brand.name, address: from },
    to: pending.delivery.destination,
    date: now,
  };
  return { server, send: () => mailer.send(email) };
}

/** The reply-to of the dealer's email is the shopper. */
function shopperOf({ lead: stored }: PendingDelivery): Mailbox | undefined {
  return stored.lead.email ? { name: formatPersonName(stored), address: stored.lead.email } : undefined;
}

function eventOf({ booking }: PendingDelivery): 'lead' | 'booking_moved' | 'booking_cancelled' {
  return booking?.change ? `booking_${getChangeKind(booking.change)}` : 'lead';
}

/** For programs the highest counts. */
function revisionOf({ booking }: PendingDelivery): { booking_revision?: number } {
  return booking?.change ? { booking_revision: booking.revision } : {};
}

function crmLead(pending: PendingDelivery, settings: SiteSettings) {
  const { lead: stored, car } = pending;
  const { lead } = stored;
  const lines = [
    ...buildVehicleLines(stored, car, settings),
    ...buildAnswerLines(stored),
    ...buildOriginLines(stored, getLeadTimeZone(pending, settings)),
  ];
  return {
    key: buildDeliveryKey(pending),
    person: {
      name: lead.name,
      last_name: lead.last_name,
      email: lead.email,
      phone: lead.phone,
      postcode: lead.postcode,
    },
    title: [findChangeWord(pending), lead.category, formatLeadTitle(stored, car)].filter(Boolean).join(': '),
    text: [lead.message, formatLines(lines)].filter(Boolean).join('\n\n'),
    payload: buildLeadRecord(stored),
    at: stored.created_at,
  };
}
