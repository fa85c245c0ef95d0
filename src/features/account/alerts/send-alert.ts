import { lockOpenAlert, type OpenAlert, recordAlertAttempt } from '../../../db/queries/visitors/alerts.ts';
import { chooseMailer, chooseSms } from '../../../integrations/clients.ts';
import type { Environment } from '../../../integrations/create-chooser.ts';
import type { AlertSite } from './create-alert.ts';
import { buildAlertEmail, buildAlertText } from './messages.ts';
import { createStopToken, linkToStopPage, loadAlertSecret } from './stop-token.ts';

export interface AlertParts {
  environment: Environment;
  dataDir: string;
}

/** The outcome of an alert; nothing of it is personal, so all of it may be logged. */
export type AlertOutcome = 'sent' | 'stopped' | 'later' | 'dead' | 'not open';

/** How often an alert is tried; after that it is old news. */
const TRIES = 5;

/**
 * Sends an alert once (F5). It is marked as sent first, so that a process that is killed in between never sends it
 * twice. Nothing goes to visitors who want no more alerts, or to an address that is not confirmed. Throws only where
 * the database fails.
 */
export async function sendAlert(id: number, site: AlertSite, means: AlertParts): Promise<AlertOutcome> {
  const { db, now } = site;
  const claimed = await db.run(async (tx) => {
    const alert = await lockOpenAlert(tx, id);
    if (!alert) return null;
    const to = findRecipient(alert);
    await recordAlertAttempt(tx, id, to === null ? 'stopped' : 'sent', now);
    return { alert, to };
  });
  if (!claimed) return 'not open';
  if (claimed.to === null) return 'stopped';
  try {
    await deliverAlert(claimed.alert, claimed.to, site, means);
    return 'sent';
  } catch (error) {
    const isOver = claimed.alert.attempts + 1 >= TRIES;
    await db.run((tx) => recordAlertAttempt(tx, id, isOver ? 'dead' : 'waiting', now));
    // The reason names servers and settings, never the recipient.
    const { code, name }: { code?: unknown; name?: string } = error instanceof Error ? error : {};
    site.log.warn({ feature: 'alerts', alert: id, reason: code ?? name }, 'Could not send an alert');
    return isOver ? 'dead' : 'later';
  }
}

/** A visitor who has changed their address since has to confirm the new one first. */
function findRecipient({ channel, phone, email, isConfirmed }: OpenAlert): string | null {
  if (channel === 'sms') return phone;
  return channel === 'email' && isConfirmed ? email : null;
}

async function deliverAlert(
  alert: OpenAlert,
  to: string,
  { settings, site, db, now, log }: AlertSite,
  means: AlertParts,
) {
  const { origin } = site;
  const stopUrl = linkToStopPage(origin, createStopToken(alert.visitor_id, await loadAlertSecret(db)));
  const words = { settings, origin, stopUrl, name: alert.name };
  if (alert.channel === 'sms') {
    const sender = chooseSms({ settings, requestSource: site.requestSource, environment: means.environment, log });
    return sender.send({ to, text: buildAlertText(alert.content, words) });
  }
  const { mailer, from } = chooseMailer({ settings, ...means });
  return mailer.send({
    ...buildAlertEmail(alert.content, words),
    key: `alert-${alert.id}`,
    from: { name: settings.brand.name, address: from },
    to,
    unsubscribeUrl: stopUrl,
    date: now,
  });
}
