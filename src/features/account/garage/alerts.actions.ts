import { findMailbox } from '../../../db/queries/email/confirmation-emails.ts';
import { findAlertChoice, saveAlertChoice } from '../../../db/queries/visitors/alerts.ts';
import { saveVisitorDetails } from '../../../db/queries/visitors/sign-in.ts';
import { ALERT_CHANNELS } from '../../../domain/alerts/alert.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SignedInVisitor } from '../../../kernel/visitors/signed-in.ts';
import { type ConfirmationEmailOutcome, sendConfirmationEmail } from '../alerts/send-confirmation-email.ts';
import type { OwnDetails } from './details.ts';

/** What was done about alerts, or why it was not: keys of `notes.ts`. */
export type AlertsDone = { done: string } | { failed: string };

/**
 * Stores how a visitor wants alerts; null for an unknown channel. Email starts once they have confirmed the address,
 * for which a confirmation email is sent.
 */
export async function saveAlertChannel(
  fields: URLSearchParams,
  visitor: SignedInVisitor,
  request: RequestContext,
): Promise<AlertsDone | null> {
  const channel = ALERT_CHANNELS.find((each) => each === fields.get('way'));
  if (request.settings.alerts.send === 'off' || !channel) return null;
  const choice = { channel, price_drops: fields.get('price_drops') === 'on' };
  const mailbox = await request.db.run(async (tx) => {
    const found = await findMailbox(tx, visitor.id, request.now);
    if (channel !== 'email' || found) await saveAlertChoice(tx, visitor.id, choice, request.now);
    return found;
  });
  if (channel !== 'email') return { done: 'alerts' };
  if (!mailbox) return { failed: 'no-email' };
  if (mailbox.state === 'confirmed') return { done: 'alerts' };
  // One confirmation email on its way is enough: another is sent on request.
  return mailbox.state === 'pending'
    ? { done: 'confirmation-sent' }
    : requestConfirmation(mailbox.email, visitor, request);
}

/** Null where the site has no alerts. */
export async function resendConfirmationEmail(
  visitor: SignedInVisitor,
  request: RequestContext,
): Promise<AlertsDone | null> {
  if (request.settings.alerts.send === 'off') return null;
  const mailbox = await request.db.run((tx) => findMailbox(tx, visitor.id, request.now));
  if (!mailbox) return { failed: 'no-email' };
  return mailbox.state === 'confirmed' ? { done: 'alerts' } : requestConfirmation(mailbox.email, visitor, request);
}

/** A new email address has to be confirmed before alerts go there. */
export async function changeDetails(
  details: OwnDetails,
  visitor: SignedInVisitor,
  request: RequestContext,
): Promise<AlertsDone> {
  const { channel, before, mailbox } = await request.db.run(async (tx) => {
    const former = await findMailbox(tx, visitor.id, request.now);
    await saveVisitorDetails(tx, visitor.id, details);
    return {
      channel: (await findAlertChoice(tx, visitor.id))?.channel,
      before: former?.email.toLowerCase(),
      mailbox: await findMailbox(tx, visitor.id, request.now),
    };
  });
  const isUnconfirmed =
    request.settings.alerts.send === 'on' &&
    channel === 'email' &&
    mailbox?.state === 'unconfirmed' &&
    mailbox.email.toLowerCase() !== before;
  if (!isUnconfirmed) return { done: 'details' };
  const requested = await requestConfirmation(mailbox.email, visitor, request);
  return 'done' in requested ? { done: 'details-confirmation-sent' } : requested;
}

const NOTES: Record<ConfirmationEmailOutcome, AlertsDone> = {
  sent: { done: 'confirmation-sent' },
  'too-soon': { done: 'confirmation-sent' },
  'too-many': { failed: 'too-many-confirmations' },
  'not-sent': { failed: 'confirmation-not-sent' },
};

async function requestConfirmation(email: string, visitor: SignedInVisitor, request: RequestContext) {
  return NOTES[await sendConfirmationEmail(visitor.id, email, request)];
}
