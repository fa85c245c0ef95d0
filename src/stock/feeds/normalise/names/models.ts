import { lookUp } from '../../../../domain/text/look-up.ts';
import { isShouted, squeeze, toTitleCase } from '../words.ts';
import { MODEL_NAMES } from './model-names.ts';

interface Names {
  /** Whole models by their squeezed name; `heads` has their own names only, `whole` their other names too. */
  heads: ReadonlyMap<string, string>;
  whole: ReadonlyMap<string, string>;
  /** Words of these models in lower case, and their spelling. */
  words: ReadonlyMap<string, string>;
}

const NO_NAMES: Names = { heads: new Map(), whole: new Map(), words: new Map() };

/** A name's key for comparison; a plus makes it another model (RX450h, RX450h+). */
const keyOf = (name: string): string => squeeze(name.replaceAll('+', ' plus'));

function parseNames(text: string): Names {
  const entries = text.split('|').map((entry) => {
    const [name = '', others] = entry.trim().split('=');
    return { name, others: others?.split(',') ?? [] };
  });
  const heads = new Map(entries.map(({ name }) => [keyOf(name), name]));
  const others = entries.flatMap(({ name, others }) => others.map((other) => [keyOf(other), name] as const));
  const words = entries.flatMap(({ name }) => name.split(' ')).filter((word) => /\p{L}/u.test(word));
  return {
    heads,
    whole: new Map([...others, ...heads]),
    words: new Map(words.map((word) => [word.toLowerCase(), word])),
  };
}

const BY_MAKE = new Map(Object.entries(MODEL_NAMES).map(([make, text]) => [make, parseNames(text)]));

const INITIALISMS = new Set(
  'GTI GTVI TDCI CRDI TDI HDI BITDI TFSI AMG PHEV BMW ELWB XLWB CLA CLE CLS GLA GLE EQA EQB EQC EQE EQS'.split(' '),
);

const isPronounceable = (letters: string): boolean => /[AEIOUY]/i.test(letters.normalize('NFD'));

/**
 * A word of letters alone. Unpronounceable words ("GLB") and words in capitals of up to three letters are taken as
 * initialisms.
 */
function calmLetters(word: string): string {
  const upper = word.toUpperCase();
  if (!isPronounceable(word) || INITIALISMS.has(upper)) return upper;
  const isMixed = word !== upper && word !== word.toLowerCase();
  return isMixed || (word === upper && word.length <= 3) ? word : toTitleCase(word);
}

/** Units after a number, which are not letters of a code: "(919cc)". */
const UNITS = new Map('cc kW kWh Nm mm kg'.split(' ').map((unit) => [unit.toLowerCase(), unit]));

/** A word with digits: a measure, a code ("XC60", "CB500F"), or a word followed by a number ("Omoda5"). */
function calmCode(code: string): string {
  const [, number, unit = ''] = /^(\d+)(\p{L}+)$/u.exec(code) ?? [];
  const measure = UNITS.get(unit.toLowerCase());
  if (measure) return `${number}${measure}`;
  if (/^\p{L}{4,}\d+$/u.test(code)) return code.replace(/\p{L}+/u, calmLetters);
  const isWhispered = code === code.toLowerCase() || /^\p{Lu}\p{Ll}{1,2}\d+$/u.test(code);
  return isWhispered ? code.toUpperCase() : code;
}

const calm = (word: string): string =>
  word.replace(/[\p{L}\p{N}\p{M}']+/gu, (part) => (/\p{N}/u.test(part) ? calmCode(part) : calmLetters(part)));

/**
 * Words in capitals become title case; initialisms and codes stay: "D5 CROSS COUNTRY LS-U" → "D5 Cross Country LS-U".
 */
export function normaliseCase(words: string): string {
  return isShouted(words) ? words.split(' ').map(calm).join(' ') : words;
}

/** Letters after the number of a model, as the maker writes them: 320i, 740Li, RX450hL, C220d. */
const ENGINE_LETTERS: Record<string, { code: RegExp; letters: string }> = {
  BMW: { code: /^(M?\d{3})([A-Z]{1,2})$/i, letters: 'i d e ti is xi xd Ci Cd Li Le Ld' },
  Lexus: { code: /^([A-Z]{2}\d{3})([A-Z]{1,2})$/i, letters: 'h d t e hL L C F' },
  'Mercedes-Benz': { code: /^([A-Z]{1,3}\d{2,3})([A-Z])$/i, letters: 'd e' },
};

function spellWord(make: string, word: string): string {
  const known = BY_MAKE.get(make)?.words.get(word.toLowerCase());
  if (known) return known;
  const rule = lookUp(ENGINE_LETTERS, make);
  const [, code = '', letters = ''] = rule?.code.exec(word) ?? [];
  const spelled = rule?.letters.split(' ').find((one) => one.toLowerCase() === letters.toLowerCase());
  return spelled ? `${code.toUpperCase()}${spelled}` : calm(word);
}

/** The model without a leading make, if that leaves a known model: "MG ZS" → ZS, "Tesla Model 3" → Model 3. */
function findAfterMake(make: string, model: string, { heads }: Names): string | undefined {
  const start = squeeze(make);
  const name = keyOf(model);
  return name.startsWith(start) ? heads.get(name.slice(start.length)) : undefined;
}

/**
 * A model in its maker's spelling: "HILUX" → HiLux, "CX5" → CX-5, "3" of BMW → 3 Series, "LANDCRUISER 79 GXL" →
 * LandCruiser 79 GXL. Unknown names become title case word by word, except initialisms and codes.
 */
export function spellModel(make: string, model: string): string {
  const names = BY_MAKE.get(make) ?? NO_NAMES;
  const known = names.whole.get(keyOf(model)) ?? findAfterMake(make, model, names);
  if (known) return known;
  const words = model.split(' ');
  const rest = (from: number) => words.slice(from).map((word) => spellWord(make, word));
  for (let count = words.length - 1; count > 0; count -= 1) {
    const head = names.heads.get(keyOf(words.slice(0, count).join(' ')));
    if (head) return [head, ...rest(count)].join(' ');
  }
  return rest(0).join(' ');
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A model that a spreadsheet turned into a date: "03-Sep" was 9-3 or 3-9. Undefined for any other text. */
export function findMangledModel(model: string): { monthFirst: string; dayFirst: string } | undefined {
  const match =
    /^(?<day>\d{1,2})-(?<name>[A-Za-z]{3})$/.exec(model) ?? /^(?<name>[A-Za-z]{3})-(?<day>\d{1,2})$/.exec(model);
  const { day, name } = match?.groups ?? {};
  if (day === undefined || name === undefined) return undefined;
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  return month ? { monthFirst: `${month}-${Number(day)}`, dayFirst: `${Number(day)}-${month}` } : undefined;
}

/** Models named by two numbers, which spreadsheets take for dates. */
const DATE_LIKE_MODELS: Record<string, readonly string[]> = { Saab: ['9-2', '9-3', '9-4', '9-5', '9-7'] };

/** The model of a make that a spreadsheet turned into this date; undefined when the make has no such model. */
export function restoreModelFromDate(make: string, model: string): string | undefined {
  const mangled = findMangledModel(model);
  return lookUp(DATE_LIKE_MODELS, make)?.find((known) => known === mangled?.monthFirst || known === mangled?.dayFirst);
}
