import { addConfirmationEmail, removeConfirmationEmail } from '../../../db/queries/email/confirmation-emails.ts';
import { chooseMailer } from '../../../integrations/clients.ts';
import { DeliveryFailure } from '../../../integrations/delivery-failure.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { createConfirmToken, hashConfirmToken, linkToConfirmPage } from './confirm-token.ts';
import { buildConfirmationEmail } from './messages.ts';

export type ConfirmationEmailOutcome = 'sent' | 'too-many' | 'too-soon' | 'not-sent';

/**
 * Sends a confirmation email to an address that a visitor gave (F5): until they open its link, nothing else is sent
 * there. Never more often than the site's settings allow. Throws only where the database fails.
 */
export async function sendConfirmationEmail(
  visitorId: number,
  email: string,
  { settings, site, db, dataDir, now, log }: RequestContext,
): Promise<ConfirmationEmailOutcome> {
  const { confirmHours, emailsPerMailbox, emailsPerVisitor } = settings.alerts;
  const token = createConfirmToken();
  const wanted = {
    visitor_id: visitorId,
    email: email.toLowerCase(),
    token_hash: hashConfirmToken(token),
    sent_at: now,
    expires_at: new Date(now.getTime() + confirmHours * 3_600_000),
  };
  const { resendSeconds: apartSeconds } = settings.visitors;
  const limits = { mailbox: emailsPerMailbox, visitor: emailsPerVisitor, apartSeconds };
  const verdict = await db.run((tx) => addConfirmationEmail(tx, wanted, limits));
  if (!verdict.ok) return verdict.why;
  try {
    const { mailer, from } = chooseMailer({ settings, environment: process.env, dataDir });
    await mailer.send({
      ...buildConfirmationEmail(linkToConfirmPage(site.origin, token), settings),
      key: `confirm-address-${verdict.id}`,
      from: { name: settings.brand.name, address: from },
      to: email,
      date: now,
    });
    return 'sent';
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    await db.run((tx) => removeConfirmationEmail(tx, verdict.id));
    // The reason names servers and settings, never the recipient.
    log.warn({ feature: 'alerts', reason: error.code }, 'Could not send a confirmation email');
    return 'not-sent';
  }
}
