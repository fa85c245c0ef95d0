import type { StoredLead } from '../../domain/leads/lead.ts';

/**
 * A lead as programs get it: the payload of the specification, the answers of its form, what brought the visit by its
 * own names (`utm_source` …), what was agreed to, and what it follows (G5).
 */
export function buildLeadRecord({
  id,
  follows_lead_id,
  lead,
  answers,
  campaign,
  consent,
  created_at,
}: StoredLead) {
  return { id, follows_lead_id, ...lead, ...answers, ...campaign, consent, created_at };
}
