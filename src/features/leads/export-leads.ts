import type { StoredLead } from '../../domain/leads/lead.ts';
import { buildLeadRecord } from './lead-record.ts';

/** Leads as a table for spreadsheets (RFC 4180): a row a lead, a column for every field that any of them has. */
export function formatLeadsCsv(leads: readonly StoredLead[]): string {
  const records = leads.map((each) => new Map<string, unknown>(Object.entries(buildLeadRecord(each))));
  const columns = [...new Set(['id', ...records.flatMap((record) => [...record.keys()])])];
  const rows = [columns, ...records.map((record) => columns.map((column) => wordsOf(record.get(column))))];
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * A cell that a spreadsheet would take for a formula gets a leading apostrophe; a phone number starting with + is none.
 */
function cell(text: string): string {
  const safe = /^[=@\t\r]|^[+-](?![\d ]*$)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
