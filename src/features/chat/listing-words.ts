/** What a command that lists what visitors sent is asked for. */
export interface ListingWords {
  site: string;
  since: Date;
  /** Whether its one option was given. */
  flag: boolean;
}

const DAYS_UNLESS_TOLD = 30;
const DAY_MS = 86_400_000;

/**
 * Reads a site, `--since` and one option of the command's own from the words of the command line; throws with what is
 * wrong and the help.
 */
export function parseListingWords(
  words: readonly string[],
  now: Date,
  { option, help }: { option: string; help: string },
): ListingWords {
  const asked: ListingWords = {
    site: '',
    since: new Date(now.getTime() - DAYS_UNLESS_TOLD * DAY_MS),
    flag: false,
  };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === option) asked.flag = true;
    else if (word === '--since') asked.since = dayOf(rest.shift(), help);
    else if (word.startsWith('-')) throw new Error(`There is no option ${word}.\n\n${help}`);
    else if (asked.site) throw new Error(`One site at a time: "${asked.site}" or "${word}".\n\n${help}`);
    else asked.site = word;
  }
  if (!asked.site) throw new Error(`Which site?\n\n${help}`);
  return asked;
}

function dayOf(word = '', help: string): Date {
  const day = new Date(`${word}T00:00:00Z`);
  if (/^\d{4}-\d\d-\d\d$/.test(word) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(word))
    return day;
  throw new Error(`--since needs a day such as 2026-11-01, not "${word}".\n\n${help}`);
}
