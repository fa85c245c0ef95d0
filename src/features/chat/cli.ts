import { listConversations } from '../../db/queries/leads/conversations.ts';
import { runCommand, withSite } from '../../kernel/request/cli.ts';
import { HELP, parseArguments } from './arguments.ts';
import { formatChats } from './format-chats.ts';

process.exitCode = await runCommand(process.argv.slice(2), HELP, (words, now) => {
  const { site, since, as } = parseArguments(words, now);
  return withSite(site, async (db) => formatChats(await db.run((tx) => listConversations(tx, since)), as));
});
