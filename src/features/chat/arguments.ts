import { parseDayArgument } from '../../kernel/request/day-argument.ts';

export interface ChatsArguments {
  site: string;
  since: Date;
  /** `leads`: one lead a line, as JSON. */
  as: 'text' | 'leads';
}

export const HELP = `npm run chats -- <site>   the site's conversations in the built-in chat, newest first

  --since 2026-11-01      from this day on (UTC); by default the last 30 days
  --leads                 each conversation as a lead, one JSON object per line
`;

const DEFAULT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Reads the words of the command line; throws with what is wrong and the help. */
export function parseArguments(words: readonly string[], now: Date): ChatsArguments {
  const args: ChatsArguments = { site: '', since: new Date(now.getTime() - DEFAULT_DAYS * DAY_MS), as: 'text' };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--leads') args.as = 'leads';
    else if (word === '--since') args.since = new Date(parseDayArgument(word, rest.shift(), HELP));
    else if (word.startsWith('-')) throw new Error(`There is no option ${word}.\n\n${HELP}`);
    else if (args.site) throw new Error(`One site at a time: "${args.site}" or "${word}".\n\n${HELP}`);
    else args.site = word;
  }
  if (!args.site) throw new Error(`Which site?\n\n${HELP}`);
  return args;
}
