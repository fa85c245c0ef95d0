import { and, desc, eq, gte } from 'drizzle-orm';
import type { Consent, KeptLead, Lead } from '../../domain/lead.ts';
import { lead } from '../schema/leads.ts';
import type { SiteTx } from '../scope.ts';

/** A lead to keep: `idempotency_key` names the sending that it came with. */
export interface NewLead extends Omit<KeptLead, 'id'> {
  idempotency_key: string;
}

/** Keeps a lead of the site, unless one with its key is kept already; whether it was new. */
export async function saveLead(tx: SiteTx, wanted: NewLead): Promise<boolean> {
  const { lead: said, answers, consent, idempotency_key, created_at } = wanted;
  const { rowCount } = await tx
    .insert(lead)
    .values({
      ...said,
      idempotency_key,
      consent: { given: consent },
      payload: { ...said, ...answers },
      created_at,
    })
    .onConflictDoNothing({ target: [lead.site_id, lead.idempotency_key] });
  return rowCount === 1;
}

/** The site's leads since a moment, the last first. */
export async function listLeads(tx: SiteTx, since: Date): Promise<KeptLead[]> {
  const rows = await tx
    .select()
    .from(lead)
    .where(and(eq(lead.site_id, tx.scope.siteId), gte(lead.created_at, since)))
    .orderBy(desc(lead.created_at), desc(lead.id));
  return rows.map((row) => ({
    id: row.id,
    lead: Object.fromEntries(LEAD_KEYS.map((key) => [key, row[key]])) as unknown as Lead,
    answers: Object.fromEntries(Object.entries(row.payload).filter(([key]) => !isLeadKey(key))),
    consent: (row.consent?.given ?? []) as Consent[],
    created_at: row.created_at,
  }));
}

const LEAD_KEYS: readonly (keyof Lead)[] = [
  'category',
  'subcategory',
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'message',
  'opt_in',
  'dealership_slug',
  'car_id',
  'car_type',
  'vehicle_status',
  'stock_number',
  'Vehicle Make',
  'Vehicle Model',
  'manufacturer_slug',
  'location_id',
  'page_id',
  'additional_services',
  'url',
  'source',
  'user_agent',
  'car_dealership_id',
];

/** The payload is the whole lead as it is sent on; what is no field of every lead is an answer of its form. */
function isLeadKey(key: string): boolean {
  return (LEAD_KEYS as readonly string[]).includes(key);
}
