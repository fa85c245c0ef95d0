import type { KeptLead } from '../../domain/lead.ts';
import { formatPhone } from '../../domain/phone.ts';
import { leadRecord } from './lead-record.ts';

/** Leads for a person to read, or whole for a program: one JSON object a line, with what was agreed to and when. */
export function formatLeads(leads: readonly KeptLead[], as: 'text' | 'json'): string {
  if (as === 'json') return leads.map((each) => `${JSON.stringify(leadRecord(each))}\n`).join('');
  if (leads.length === 0) return 'Nobody has enquired.\n';
  return leads.map(asText).join('\n');
}

function asText({ id, lead, answers, consent, created_at }: KeptLead): string {
  const lines = [
    [lead.name, lead.last_name].filter(Boolean).join(' '),
    [lead.phone && formatPhone(lead.phone), lead.email, lead.postcode].filter(Boolean).join(', '),
    vehicleLine(lead),
    ...Object.entries(answers).map(([name, value]) => `${name}: ${String(value)}`),
    lead.message?.replaceAll('\n', '\n    ') ?? '',
    ...consent.map(({ words, given }) => `${given ? 'agreed' : 'did not agree'}: ${words}`),
    lead.dealership_slug && `for ${lead.dealership_slug}`,
    lead.url,
  ];
  const kind = [lead.category, lead.subcategory].filter(Boolean).join(', ');
  return [
    `${id}  ${minute(created_at)}  ${kind}`,
    ...lines.filter(Boolean).map((line) => `  ${line}`),
    '',
  ].join('\n');
}

function vehicleLine(lead: KeptLead['lead']): string {
  const { 'Vehicle Make': make, 'Vehicle Model': model, stock_number, vehicle_status } = lead;
  return make ? `${make} ${model} (${stock_number}, ${vehicle_status})` : '';
}

/** "2026-11-20 02:00", in UTC. */
function minute(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace('T', ' ');
}
