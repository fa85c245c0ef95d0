import { toLocalDay } from '../../domain/text/format.ts';
import { parseDayArgument } from '../../kernel/request/day-argument.ts';

/** The arguments of `npm run events`: whole days, the last one included. */
export interface ReportArguments {
  site: string;
  from: string;
  to: string;
  isJson: boolean;
}

export const HELP = `npm run events -- report --site <site>   counts of what visitors did, by event and by day

  --from 2026-11-01   the first day; by default 30 days ago
  --to 2026-11-30     the last day; by default today
  --json              one JSON object

Days are in the site's time zone.
`;

const DEFAULT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Reads the words of the command line; throws with what is wrong and the help. */
export function parseReportArguments(words: readonly string[], now: Date): ReportArguments {
  const [command, ...rest] = words;
  if (command !== 'report') throw new Error(`There is no command ${command ?? ''}.\n\n${HELP}`);
  const args: ReportArguments = {
    site: '',
    from: dayBefore(now, DEFAULT_DAYS),
    to: '',
    isJson: false,
  };
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--json') args.isJson = true;
    else if (word === '--site') args.site = rest.shift() ?? '';
    else if (word === '--from' || word === '--to')
      args[word === '--from' ? 'from' : 'to'] = parseDayArgument(word, rest.shift(), HELP);
    else throw new Error(`There is no option ${word}.\n\n${HELP}`);
  }
  if (!args.site) throw new Error(`Which site?\n\n${HELP}`);
  if (args.to && args.to < args.from) throw new Error(`${args.to} is before ${args.from}.\n\n${HELP}`);
  return args;
}

function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}

export function getLastDay({ to }: ReportArguments, now: Date, timeZone: string): string {
  return to || toLocalDay(now, timeZone);
}
