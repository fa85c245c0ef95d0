import { countEvents } from '../../db/queries/visitors/events.ts';
import { runCommand, withSite } from '../../kernel/request/cli.ts';
import { resolveSite } from '../../settings/resolve-site.ts';
import { buildReportRows, formatReport } from './report.ts';
import { getLastDay, HELP, parseReportArguments, type ReportArguments } from './report-arguments.ts';

function report(args: ReportArguments, now: Date): Promise<string> {
  return withSite(args.site, async (db, site) => {
    const resolved = resolveSite(site);
    if (!resolved.ok) throw new Error(`The settings of ${args.site} are invalid.`);
    const { timeZone } = resolved.settings.locations;
    const days = { from: args.from, to: getLastDay(args, now, timeZone), timeZone };
    const rows = buildReportRows(await db.run((tx) => countEvents(tx, days)));
    const about = { site: args.site, from: days.from, to: days.to };
    return args.isJson ? `${JSON.stringify({ ...about, events: rows })}\n` : formatReport(rows, about);
  });
}

process.exitCode = await runCommand(process.argv.slice(2), HELP, async (words, now) =>
  report(parseReportArguments(words, now), now),
);
