import { lookUp } from '../text/look-up.ts';

/** Words in suburb names that have a short form: "St Lucia" is "Saint Lucia". */
const SHORT: Readonly<Record<string, string>> = { saint: 'st', mount: 'mt', north: 'nth', south: 'sth' };

/**
 * A suburb name normalised for comparison (H1): lower case, without accents, apostrophes and dots, hyphens as spaces,
 * long words in their short form. "O’Bil-Bil" → "obil bil", "Mount St. John" → "mt st john".
 */
export function foldSuburb(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`´.]/g, '')
    .toLowerCase();
  const words = letters.match(/[\p{L}\p{N}()]+/gu) ?? [];
  return words.map((word) => lookUp(SHORT, word) ?? word).join(' ');
}

const STATES: Readonly<Record<string, string>> = {
  act: 'ACT',
  nsw: 'NSW',
  nt: 'NT',
  qld: 'QLD',
  sa: 'SA',
  tas: 'TAS',
  vic: 'VIC',
  wa: 'WA',
  'australian capital territory': 'ACT',
  'new south wales': 'NSW',
  'northern territory': 'NT',
  queensland: 'QLD',
  'south australia': 'SA',
  tasmania: 'TAS',
  victoria: 'VIC',
  'western australia': 'WA',
};
const STATE_AT_END = new RegExp(`(?:^|\\s)(?:${Object.keys(STATES).join('|')})$`, 'i');

/** One reading of a typed place: its name, which may be empty, and state and postcode where they are given. */
export interface SuburbWords {
  name: string;
  state: string | null;
  postcode: string | null;
}

/**
 * The possible readings of a typed place (H1), the longest name first, since some names end like a state: "Port
 * Victoria", "Toowong QLD 4066", "4066 Toowong". In the last reading, state and postcode are separated completely.
 */
export function parseSuburbWords(typed: string): SuburbWords[] {
  const name = typed.replace(/[\s,;]+/g, ' ').trim();
  const readings: SuburbWords[] = [];
  let reading: SuburbWords | undefined = { name, state: null, postcode: null };
  for (; reading; reading = tellApart(reading)) readings.push(reading);
  return readings;
}

/** Separates a state or postcode from either end of the name; undefined where there is none left. */
function tellApart({ name, state, postcode }: SuburbWords): SuburbWords | undefined {
  const digits = postcode === null && (/(?:^|\s)\d{4}$/.exec(name) ?? /^\d{4}\s/.exec(name));
  if (digits) return { name: name.replace(digits[0], '').trim(), state, postcode: digits[0].trim() };
  const ending = state === null && STATE_AT_END.exec(name);
  const known = ending && lookUp(STATES, ending[0].trim().toLowerCase());
  return known ? { name: name.slice(0, ending.index).trim(), state: known, postcode } : undefined;
}
