import { and, asc, eq } from 'drizzle-orm';
import { leadFile } from '../../schema/enquiries.ts';
import { lead } from '../../schema/leads.ts';
import type { SiteTx } from '../../scope.ts';

/** A file sent with an enquiry. `field` is the form field it was chosen in. */
export interface LeadFile {
  field: string;
  name: string;
  media_type: string;
  content: Uint8Array;
}

/** Saves the files of the lead with this key; a lead that has files already is left unchanged. */
export async function saveLeadFiles(tx: SiteTx, idempotencyKey: string, files: readonly LeadFile[]) {
  if (files.length === 0) return;
  const [owner] = await tx
    .select({ id: lead.id })
    .from(lead)
    .where(and(eq(lead.site_id, tx.scope.siteId), eq(lead.idempotency_key, idempotencyKey)));
  if (!owner) throw new Error('Files need a lead, and there is no lead with this key');
  await tx
    .insert(leadFile)
    .values(files.map((file) => ({ ...file, lead_id: owner.id })))
    .onConflictDoNothing({ target: [leadFile.lead_id, leadFile.field] });
}

/** Ordered by form field. */
export async function listLeadFiles(tx: SiteTx, leadId: number): Promise<LeadFile[]> {
  const { field, name, media_type, content } = leadFile;
  return tx
    .select({ field, name, media_type, content })
    .from(leadFile)
    .where(and(eq(leadFile.site_id, tx.scope.siteId), eq(leadFile.lead_id, leadId)))
    .orderBy(asc(leadFile.field));
}
