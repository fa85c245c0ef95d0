/** The arguments of a command that lists what visitors sent. */
export interface ListingArguments {
  site: string;
  since: Date;
  /** Whether its one option was given. */
  hasOption: boolean;
}

const DEFAULT_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Reads a site, `--since` and one option of the command's own from the words of the command line; throws with what is
 * wrong and the help.
 */
export function parseListingArguments(
  words: readonly string[],
  now: Date,
  { option, help }: { option: string; help: string },
): ListingArguments {
  const asked: ListingArguments = {
    site: '',
    since: new Date(now.getTime() - DEFAULT_DAYS * DAY_MS),
    hasOption: false,
  };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === option) asked.hasOption = true;
    else if (word === '--since') asked.since = parseDay(rest.shift(), help);
    else if (word.startsWith('-')) throw new Error(`There is no option ${word}.\n\n${help}`);
    else if (asked.site) throw new Error(`One site at a time: "${asked.site}" or "${word}".\n\n${help}`);
    else asked.site = word;
  }
  if (!asked.site) throw new Error(`Which site?\n\n${help}`);
  return asked;
}

function parseDay(word = '', help: string): Date {
  const day = new Date(`${word}T00:00:00Z`);
  if (/^\d{4}-\d\d-\d\d$/.test(word) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(word)) return day;
  throw new Error(`--since needs a day such as 2026-11-01, not "${word}".\n\n${help}`);
}
