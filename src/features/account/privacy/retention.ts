import { removeOldConfirmationEmails } from '../../../db/queries/email/confirmation-emails.ts';
import { removeDraftsBefore } from '../../../db/queries/leads/lead-drafts.ts';
import { removeAlertsBefore } from '../../../db/queries/visitors/alerts.ts';
import {
  type RemovedCounts,
  removeEnquiriesBefore,
  removeVisitorsBefore,
} from '../../../db/queries/visitors/visitor-records.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';

const DAY_MS = 86_400_000;

/** How many records of each kind were deleted: numbers, so they may be logged. */
export type RemovedRecords = RemovedCounts & Record<'visitors' | 'alerts' | 'confirmationEmails' | 'drafts', number>;

/** Deletes what a site has stored of people for as long as its settings allow, in one transaction. */
export function removeOldRecords({
  settings,
  db,
  now,
}: Pick<RequestContext, 'settings' | 'db' | 'now'>): Promise<RemovedRecords> {
  const { visitors, privacy, leads } = settings;
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return db.run(async (tx) => ({
    visitors: await removeVisitorsBefore(tx, before(visitors.retentionDays)),
    alerts: await removeAlertsBefore(tx, before(privacy.alertDays)),
    confirmationEmails: await removeOldConfirmationEmails(tx, now),
    drafts: await removeDraftsBefore(tx, before(leads.unfinished.keepDays)),
    ...(await removeEnquiriesBefore(tx, before(privacy.enquiryDays))),
  }));
}
