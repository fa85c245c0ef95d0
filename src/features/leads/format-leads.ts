import type { StoredDelivery } from '../../db/queries/leads/lead-deliveries.ts';
import { formatPhone } from '../../domain/contact/phone.ts';
import { listCampaignLines } from '../../domain/leads/campaign.ts';
import type { StoredLead } from '../../domain/leads/lead.ts';
import { type NamedLocation, resolveLeadPlace } from '../../domain/leads/lead-place.ts';
import { buildAnswerLines } from './deliver/lead-lines.ts';
import { buildLeadRecord } from './lead-record.ts';

/**
 * Leads for a person to read, or in full for a program: one JSON object a line, with consents and their times, the
 * location of the group, and the deliveries.
 */
export function formatLeads(
  leads: readonly StoredLead[],
  as: 'text' | 'json',
  deliveries: readonly StoredDelivery[] = [],
  locations: readonly NamedLocation[] = [],
): string {
  const of = ({ id }: StoredLead) => deliveries.filter(({ lead_id }) => lead_id === id);
  if (as === 'json')
    return leads
      .map((each) => `${JSON.stringify({ ...buildLeadRecord(each), deliveries: of(each).map(asRecord) })}\n`)
      .join('');
  if (leads.length === 0) return 'No enquiries.\n';
  return leads.map((each) => asText(each, of(each), locations)).join('\n');
}

const asRecord = ({ lead_id: _lead, ...delivery }: StoredDelivery) => delivery;

function asText(
  storedLead: StoredLead,
  deliveries: readonly StoredDelivery[],
  locations: readonly NamedLocation[],
): string {
  const { id, follows_lead_id, lead, campaign, consent, created_at } = storedLead;
  const lines = [
    [lead.name, lead.last_name].filter(Boolean).join(' '),
    [lead.phone && formatPhone(lead.phone), lead.email, lead.postcode].filter(Boolean).join(', '),
    vehicleLine(lead),
    ...buildAnswerLines(storedLead).map(([label, text]) => `${label}: ${text}`),
    lead.message?.replaceAll('\n', '\n    ') ?? '',
    ...consent.map(({ words, given }) => `${given ? 'agreed' : 'did not agree'}: ${words}`),
    forLine(lead, locations),
    lead.url,
    ...listCampaignLines(campaign).map(([label, text]) => `${label}: ${text}`),
    follows_lead_id && `follows lead ${follows_lead_id}`,
    ...deliveries.map(deliveryLine),
  ];
  const kind = [lead.category, lead.subcategory].filter(Boolean).join(', ');
  return [`${id}  ${minute(created_at)}  ${kind}`, ...lines.filter(Boolean).map((line) => `  ${line}`), ''].join('\n');
}

/** "→ webhook https://crm.example: dead after 12 tries, crm.example answered 503". */
function deliveryLine({
  kind,
  destination,
  booking_change,
  status,
  attempts,
  last_error,
  delivered_at,
}: StoredDelivery): string {
  const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`;
  const came = {
    delivered: `delivered ${delivered_at ? minute(delivered_at) : ''}`,
    waiting: attempts === 0 ? 'waiting' : `waiting after ${tries}`,
    dead: `dead after ${tries}`,
  }[status];
  const what = booking_change > 0 ? ` (change ${booking_change} of the booking)` : '';
  return [`→ ${kind} ${destination}${what}: ${came}`, status !== 'delivered' && last_error].filter(Boolean).join(', ');
}

/** "for harbour-toyota-cairns (harbour-toyota-cairns-service)"; empty where the lead is for nobody in particular. */
function forLine(lead: StoredLead['lead'], locations: readonly NamedLocation[]): string {
  const { dealership_slug, location } = resolveLeadPlace(lead, locations);
  if (!dealership_slug) return '';
  const isItsOwn = !location || location.slug === dealership_slug;
  return `for ${dealership_slug}${isItsOwn ? '' : ` (${location.slug})`}`;
}

function vehicleLine(lead: StoredLead['lead']): string {
  const { 'Vehicle Make': make, 'Vehicle Model': model, stock_number, vehicle_status } = lead;
  return make ? `${make} ${model} (${stock_number}, ${vehicle_status})` : '';
}

/** "2026-11-20 02:00", in UTC. */
function minute(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace('T', ' ');
}
