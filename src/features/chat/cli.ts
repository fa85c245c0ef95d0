import { resolve } from 'node:path';
import { readDatabaseConfig } from '../../db/config.ts';
import { describeDatabaseError } from '../../db/describe-error.ts';
import { openDatabase } from '../../db/open.ts';
import { listConversations } from '../../db/queries/leads/conversations.ts';
import { findSiteBySlug } from '../../db/queries/sites/sites.ts';
import { type ChatsArguments, HELP, parseArguments } from './arguments.ts';
import { formatChats } from './format-chats.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Prints the conversations of a site for `npm run chats`. Throws when there is no such site. */
async function readChats({ site: slug, since, as }: ChatsArguments): Promise<string> {
  const log = { info: () => {}, warn: console.error };
  const database = await openDatabase({ ...readDatabaseConfig(process.env, ROOT), poolSize: 2, log });
  try {
    const site = await database.asPlatform((tx) => findSiteBySlug(tx, slug));
    if (!site) throw new Error(`There is no site "${slug}".`);
    const db = database.forSite({ groupId: site.group_id, siteId: site.id });
    return formatChats(await db.run((tx) => listConversations(tx, since)), as);
  } finally {
    await database.close();
  }
}

async function main(words: string[]): Promise<number> {
  try {
    const isHelp = words.includes('--help') || words.includes('-h');
    process.stdout.write(isHelp ? HELP : await readChats(parseArguments(words, new Date())));
    return 0;
  } catch (error) {
    console.error(describeDatabaseError(error));
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
