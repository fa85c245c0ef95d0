import { parseListingArguments } from './listing-arguments.ts';

export interface ChatsArguments {
  site: string;
  since: Date;
  /** `leads`: one lead a line, as JSON. */
  as: 'text' | 'leads';
}

export const HELP = `npm run chats -- <site>   what visitors of the site wrote in the built-in chat, the last first

  --since 2026-11-01      from this day on (UTC); the last 30 days unless told
  --leads                 each conversation as a lead, one JSON object a line
`;

/** Reads the words of the command line; throws with what is wrong and the help. */
export function parseArguments(words: readonly string[], now: Date): ChatsArguments {
  const { site, since, hasOption } = parseListingArguments(words, now, { option: '--leads', help: HELP });
  return { site, since, as: hasOption ? 'leads' : 'text' };
}
