import { listDueRecipients, listOpenAlerts, takeOverOpenAlerts } from '../../../db/queries/visitors/alerts.ts';
import { findSendingDay } from '../../../domain/alerts/alert.ts';
import { type AlertSite, createAlert } from './create-alert.ts';
import { type AlertOutcome, type AlertParts, sendAlert } from './send-alert.ts';

const AT_ONCE = 200;

export type SweepResult = { made: number } & Partial<Record<AlertOutcome, number>>;

/** The day (`YYYY-MM-DD`) whose alerts a site sends at this moment; null when it sends none now. */
export function findAlertDay({ settings, now }: Pick<AlertSite, 'settings' | 'now'>): string | null {
  const { visitors, alerts, locations } = settings;
  if (visitors.signIn === 'off' || alerts.send === 'off') return null;
  return findSendingDay(now, { ...alerts, timeZone: locations.timeZone });
}

/**
 * Sends a site's alerts (F5): makes the day's alert for everyone who is due one and has news, then sends those that are
 * open. Nothing happens outside the hours of the site's settings. Several processes may run it at once.
 */
export async function sweepAlerts(site: AlertSite, means: AlertParts): Promise<SweepResult> {
  const { db } = site;
  const day = findAlertDay(site);
  const swept: SweepResult = { made: 0 };
  if (day === null) return swept;
  await db.run((tx) => takeOverOpenAlerts(tx, day));
  let after = 0;
  while (true) {
    const readers = await db.run((tx) => listDueRecipients(tx, day, { after, limit: AT_ONCE }));
    for (const reader of readers) if (await createAlert(reader, day, site)) swept.made += 1;
    after = readers.at(-1)?.visitor_id ?? after;
    if (readers.length < AT_ONCE) break;
  }
  for (const id of await db.run((tx) => listOpenAlerts(tx, day, AT_ONCE))) {
    const outcome = await sendAlert(id, site, means);
    swept[outcome] = (swept[outcome] ?? 0) + 1;
  }
  return swept;
}
