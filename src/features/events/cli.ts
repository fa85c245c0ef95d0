import { resolve } from 'node:path';
import { readDatabaseConfig } from '../../db/config.ts';
import { describeDatabaseError } from '../../db/describe-error.ts';
import { openDatabase } from '../../db/open.ts';
import { findSiteBySlug } from '../../db/queries/sites/sites.ts';
import { countEvents } from '../../db/queries/visitors/events.ts';
import { resolveSite } from '../../settings/resolve-site.ts';
import { buildReportRows, formatReport } from './report.ts';
import { getLastDay, HELP, parseReportArguments, type ReportArguments } from './report-arguments.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Prints the report for `npm run events -- report`. Throws when there is no such site. */
async function report(asked: ReportArguments, now: Date): Promise<string> {
  const log = { info: () => {}, warn: console.error };
  const database = await openDatabase({ ...readDatabaseConfig(process.env, ROOT), poolSize: 2, log });
  try {
    const site = await database.asPlatform((tx) => findSiteBySlug(tx, asked.site));
    if (!site) throw new Error(`There is no site "${asked.site}".`);
    const resolved = resolveSite(site);
    if (!resolved.ok) throw new Error(`The settings of ${asked.site} are invalid.`);
    const { timeZone } = resolved.settings.locations;
    const days = { from: asked.from, to: getLastDay(asked, now, timeZone), timeZone };
    const db = database.forSite({ groupId: site.group_id, siteId: site.id });
    const rows = buildReportRows(await db.run((tx) => countEvents(tx, days)));
    const about = { site: asked.site, from: days.from, to: days.to };
    return asked.isJson ? `${JSON.stringify({ ...about, events: rows })}\n` : formatReport(rows, about);
  } finally {
    await database.close();
  }
}

async function main(words: string[]): Promise<number> {
  try {
    const isHelp = words.includes('--help') || words.includes('-h');
    const now = new Date();
    process.stdout.write(isHelp ? HELP : await report(parseReportArguments(words, now), now));
    return 0;
  } catch (error) {
    console.error(describeDatabaseError(error));
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
