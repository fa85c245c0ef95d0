import { parseArgs } from 'node:util';
import { parseDayArgument } from '../../kernel/request/day-argument.ts';

export type LeadsCommand =
  | { command: 'list'; site: string; since: Date; onlyDead: boolean; as: 'text' | 'json' }
  | { command: 'show'; site: string; id: number }
  | { command: 'replay'; site: string; id: number | null }
  | { command: 'export'; site: string; since: Date; as: 'csv' | 'jsonl' };

export const HELP = `\
npm run leads -- list <site>         the site's enquiries, newest first, and where each was sent
                 --dead              only those that couldn't be delivered
                 --json              each lead in full, one JSON object per line
npm run leads -- show <site> <id>    one lead, with every delivery attempt
npm run leads -- replay <site> [id]  retries failed deliveries: one lead's, or all of the site's
npm run leads -- export <site>       every lead as a table (--as csv) or one JSON object per line (--as jsonl)

  --since 2026-11-01      for list and export: from this day on (UTC); by default list shows the last 30 days, \
export all
`;

const OPTIONS = {
  since: { type: 'string' },
  dead: { type: 'boolean' },
  json: { type: 'boolean' },
  as: { type: 'string' },
} as const;

/** Which options a command has, and how many words come after the site. */
const COMMANDS: Record<LeadsCommand['command'], { options: readonly string[]; words: number }> = {
  list: { options: ['since', 'dead', 'json'], words: 0 },
  show: { options: [], words: 1 },
  replay: { options: [], words: 1 },
  export: { options: ['since', 'as'], words: 0 },
};

const DAYS_UNLESS_TOLD = 30;
const DAY_MS = 86_400_000;

/** Reads the words of the command line; throws with what is wrong and the help. */
export function parseLeadsCommand(words: readonly string[], now: Date): LeadsCommand {
  const { values, positionals } = read(words);
  const [name = '', site, ...rest] = positionals;
  if (!isCommand(name)) throw wrong(name ? `There is no command "${name}".` : 'Which command?');
  const { options, words: most } = COMMANDS[name];
  const stranger = Object.keys(values).find((option) => !options.includes(option));
  if (stranger) throw wrong(`${name} has no option --${stranger}.`);
  if (!site) throw wrong('Which site?');
  if (rest.length > most) throw wrong(`"${rest[most]}" is one argument too many.`);
  const since = values.since === undefined ? undefined : new Date(parseDayArgument('--since', values.since, HELP));
  if (name === 'show') return { command: name, site, id: idOf(rest[0]) };
  if (name === 'replay') return { command: name, site, id: rest[0] === undefined ? null : idOf(rest[0]) };
  if (name === 'export') return { command: name, site, since: since ?? new Date(0), as: formatOf(values.as) };
  return {
    command: name,
    site,
    since: since ?? new Date(now.getTime() - DAYS_UNLESS_TOLD * DAY_MS),
    onlyDead: values.dead === true,
    as: values.json ? 'json' : 'text',
  };
}

function read(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

const isCommand = (name: string): name is LeadsCommand['command'] => Object.hasOwn(COMMANDS, name);

const wrong = (reason: string) => new Error(`${reason}\n\n${HELP}`);

function idOf(word: string | undefined): number {
  if (word && /^\d{1,9}$/.test(word)) return Number(word);
  throw wrong(word ? `"${word}" is not a lead number.` : 'Which lead?');
}

function formatOf(word: string | undefined): 'csv' | 'jsonl' {
  if (word === 'csv' || word === 'jsonl') return word;
  throw wrong('--as takes csv or jsonl.');
}
