import { resolve } from 'node:path';
import { readDatabaseConfig } from '../../db/config.ts';
import { openDatabase } from '../../db/open.ts';
import { listLeads } from '../../db/queries/leads.ts';
import { findSiteBySlug } from '../../db/queries/sites.ts';
import { reasonOf } from '../../db/reason.ts';
import { type ListingWords, parseListingWords } from './listing-words.ts';
import { formatLeads } from './print-leads.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

const HELP = `npm run leads -- <site>   what visitors of the site enquired about, the last first

  --since 2026-11-01      from this day on (UTC); the last 30 days unless told
  --json                  each lead whole, one JSON object a line
`;

/** What `npm run leads` prints: the leads of a site. Throws when there is no such site. */
async function readLeads({ site: slug, since, flag }: ListingWords): Promise<string> {
  const log = { info: () => {}, warn: console.error };
  const database = await openDatabase({ ...readDatabaseConfig(process.env, ROOT), poolSize: 2, log });
  try {
    const site = await database.asPlatform((tx) => findSiteBySlug(tx, slug));
    if (!site) throw new Error(`There is no site "${slug}".`);
    const db = database.forSite({ groupId: site.group_id, siteId: site.id });
    return formatLeads(await db.run((tx) => listLeads(tx, since)), flag ? 'json' : 'text');
  } finally {
    await database.close();
  }
}

async function main(words: string[]): Promise<number> {
  try {
    const isHelp = words.includes('--help') || words.includes('-h');
    const asked = () => parseListingWords(words, new Date(), { option: '--json', help: HELP });
    process.stdout.write(isHelp ? HELP : await readLeads(asked()));
    return 0;
  } catch (error) {
    console.error(reasonOf(error));
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
