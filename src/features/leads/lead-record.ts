import type { StoredLead } from '../../domain/leads/lead.ts';

/**
 * A lead as programs get it: the payload of the specification, the answers of its form, the traffic source under its
 * own names (`utm_source` …), consents, and the lead that it follows (G5).
 */
export function buildLeadRecord({ id, follows_lead_id, lead, answers, campaign, consent, created_at }: StoredLead) {
  return { id, follows_lead_id, ...lead, ...answers, ...campaign, consent, created_at };
}
