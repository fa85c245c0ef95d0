import { listConfirmationEmails } from '../../../db/queries/email/confirmation-emails.ts';
import { findAlertChoice } from '../../../db/queries/visitors/alerts.ts';
import { listSavedSearches } from '../../../db/queries/visitors/saved-searches.ts';
import { findVisitorDetails, listSessions } from '../../../db/queries/visitors/sign-in.ts';
import {
  findVisitorTimes,
  listOtherRecords,
  listVisitorDrafts,
  listVisitorLeads,
  listVisitorValuations,
} from '../../../db/queries/visitors/visitor-records.ts';
import { listWatchlist } from '../../../db/queries/visitors/watchlist.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SignedInVisitor } from '../../../kernel/visitors/signed-in.ts';

/**
 * All that the site stores of a visitor, to see and to take along: by their account, and by the phone number that they
 * have verified.
 */
export type VisitorRecords = Awaited<ReturnType<typeof readRecords>>;

/** Reads a consistent snapshot. Leads sent under other numbers are included only if they were signed in. */
export function readRecords(visitor: SignedInVisitor, { db, now }: Pick<RequestContext, 'db' | 'now'>) {
  return db.run(
    async (tx) => ({
      details: await findVisitorDetails(tx, visitor.id),
      account: await findVisitorTimes(tx, visitor.id),
      saved_vehicles: (await listWatchlist(tx, visitor.id)).map(({ last_alerted_price: _, ...one }) => one),
      saved_searches: (await listSavedSearches(tx, visitor.id)).map(({ known: _, seen: __, ...search }) => search),
      alerts: (await findAlertChoice(tx, visitor.id)) ?? null,
      confirmation_emails: await listConfirmationEmails(tx, visitor.id),
      sessions: await listSessions(tx, visitor.id, now),
      enquiries: await listVisitorLeads(tx, visitor),
      valuations: await listVisitorValuations(tx, visitor),
      begun_forms: await listVisitorDrafts(tx, visitor),
      ...(await listOtherRecords(tx, visitor)),
    }),
    { isolation: 'repeatable read' },
  );
}
