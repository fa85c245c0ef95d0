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
export async function runLeadsCommand(tx: SiteTx, args: LeadsCommand, now: Date): Promise<string> {
  if (args.command === 'show') return showLead(tx, args.id);
  if (args.command === 'replay') return replay(tx, args.id, now);
  const leads = await asBooked(tx, await listLeads(tx, args.since));
  if (args.command === 'export' && args.as === 'csv') return formatLeadsCsv(leads);
  const deliveries = await listDeliveries(
    tx,
    leads.map(({ id }) => id),
  );
  if (args.command === 'export') return formatLeads(leads, 'json', deliveries);
  const dead = new Set(deliveries.filter(({ status }) => status === 'dead').map(({ lead_id }) => lead_id));
  const shown = args.onlyDead ? leads.filter(({ id }) => dead.has(id)) : leads;
  if (args.onlyDead && args.as === 'text' && shown.length === 0) return 'No failed deliveries.\n';
  return formatLeads(shown, args.as, deliveries, await listLocations(tx));
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
  const replayed = await replayDeliveries(tx, { now, ...(id === null ? {} : { leadIds: [id] }) });
  if (replayed === 0) return 'No failed deliveries, so nothing to send again.\n';
  return `${replayed} ${replayed === 1 ? 'delivery' : 'deliveries'} will be tried again while a server runs.\n`;
}

if (import.meta.main)
  process.exitCode = await runCommand(process.argv.slice(2), HELP, async (words, now) => {
    const args = parseLeadsCommand(words, now);
    return withSite(args.site, (db) => db.run((tx) => runLeadsCommand(tx, args, now)));
  });
