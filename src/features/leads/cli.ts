import { listAppointments } from '../../db/queries/leads/appointments.ts';
import { listDeliveries, replayDeliveries } from '../../db/queries/leads/lead-deliveries.ts';
import { findLead, listLeads } from '../../db/queries/leads/leads.ts';
import { listLocations } from '../../db/queries/sites/locations.ts';
import type { SiteTx } from '../../db/scope.ts';
import type { StoredLead } from '../../domain/leads/lead.ts';
import { runCommand, withSite } from '../../kernel/request/cli.ts';
import { HELP, type LeadsCommand, parseLeadsCommand } from './arguments.ts';
import { withBookings } from './booked-lead.ts';
import { formatLeadsCsv } from './export-leads.ts';
import { formatLeads } from './format-leads.ts';

/** Runs a command in the scope of its site and returns what to print. Throws when there is no such lead. */
export async function runLeadsCommand(tx: SiteTx, asked: LeadsCommand, now: Date): Promise<string> {
  if (asked.command === 'show') return showLead(tx, asked.id);
  if (asked.command === 'replay') return replay(tx, asked.id, now);
  const leads = await asBooked(tx, await listLeads(tx, asked.since));
  if (asked.command === 'export' && asked.as === 'csv') return formatLeadsCsv(leads);
  const deliveries = await listDeliveries(
    tx,
    leads.map(({ id }) => id),
  );
  if (asked.command === 'export') return formatLeads(leads, 'json', deliveries);
  const dead = new Set(deliveries.filter(({ status }) => status === 'dead').map(({ lead_id }) => lead_id));
  const shown = asked.onlyDead ? leads.filter(({ id }) => dead.has(id)) : leads;
  if (asked.onlyDead && asked.as === 'text' && shown.length === 0) return 'Nothing was given up.\n';
  return formatLeads(shown, asked.as, deliveries, await listLocations(tx));
}

async function showLead(tx: SiteTx, id: number): Promise<string> {
  const found = await findLead(tx, id);
  if (!found) throw new Error(`The site has no lead ${id}.`);
  const shown = await asBooked(tx, [found]);
  return formatLeads(shown, 'text', await listDeliveries(tx, [id]), await listLocations(tx));
}

async function asBooked(tx: SiteTx, leads: StoredLead[]): Promise<StoredLead[]> {
  const ids = leads.map(({ id }) => id);
  return withBookings(leads, await listAppointments(tx, ids));
}

async function replay(tx: SiteTx, id: number | null, now: Date): Promise<string> {
  if (id !== null && !(await findLead(tx, id))) throw new Error(`The site has no lead ${id}.`);
  const owed = await replayDeliveries(tx, { now, ...(id === null ? {} : { leadIds: [id] }) });
  if (owed === 0) return 'Nothing was given up, so there is nothing to deliver again.\n';
  return `${owed} ${owed === 1 ? 'delivery is' : 'deliveries are'} tried again while a server runs.\n`;
}

if (import.meta.main)
  process.exitCode = await runCommand(process.argv.slice(2), HELP, async (words, now) => {
    const asked = parseLeadsCommand(words, now);
    return withSite(asked.site, (db) => db.run((tx) => runLeadsCommand(tx, asked, now)));
  });
