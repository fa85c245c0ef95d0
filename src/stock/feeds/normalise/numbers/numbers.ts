import { NOTHING, quote, type Reading, toText } from '../../reading.ts';
import { parseDotThousands } from './amounts.ts';

const KM_A_MILE = 1.609344;
const NUMBER = /^([-+]?)\s*((?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d+)?|\.\d+)\s*(.*)$/;

/**
 * A number with the unit after it ("8.7 L / 100 km" → 8.7 and "L / 100 km"); undefined when the text does not begin
 * with one.
 */
function splitNumber(text: string): { number: number; unit: string } | undefined {
  const [, sign, digits, unit] = NUMBER.exec(text) ?? [];
  if (digits === undefined || unit === undefined) return undefined;
  return { number: Number(`${sign}${digits.replace(/[, ]/g, '')}`), unit: unit.trim() };
}

/** Larger numbers are counts, of which none is absurd. */
const MAX_MEASURE = 1_000_000;

interface NumberRules {
  min: number;
  max: number;
  /** What may follow the number. */
  unit?: RegExp;
  whole?: boolean;
  /** What 0 means: a number, or unknown. */
  zeroIsNothing?: boolean;
}

function takeNumber(raw: unknown): { number: number; unit: string } | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? { number: raw, unit: '' } : undefined;
  const text = toText(raw);
  return text === null ? undefined : splitNumber(text);
}

/**
 * A number with three decimals, where only whole numbers are measured and so many thousands are plausible: 1.998 cc is
 * 1998 cc.
 */
function takeThousands(raw: unknown, { whole, max }: NumberRules): { number: number; unit: string } | undefined {
  const text = whole ? toText(raw) : null;
  const [, dotted = '', unit = ''] = /^([\d.]+)\s*(.*)$/.exec(text ?? '') ?? [];
  const number = parseDotThousands(dotted);
  return number !== undefined && number <= max && max < MAX_MEASURE ? { number, unit } : undefined;
}

/** Reads a number within bounds; text after it must be the unit that the rules allow. */
export function readNumber(raw: unknown, rules: NumberRules): Reading<number | null> {
  if (raw === null || (typeof raw !== 'number' && toText(raw) === null)) return NOTHING;
  const thousands = takeThousands(raw, rules);
  const taken = thousands ?? takeNumber(raw);
  if (taken === undefined) return { problem: `${quote(raw)} is not a number` };
  const { number, unit } = taken;
  if (unit && !rules.unit?.test(unit)) return { problem: `${quote(raw)} is not a number` };
  if (number === 0 && rules.zeroIsNothing) return NOTHING;
  if (number < rules.min || number > rules.max) {
    return { problem: `${number} is outside ${rules.min} to ${rules.max}` };
  }
  if (thousands) return { value: number, note: `${quote(raw)} read as ${number}` };
  if (!rules.whole || Number.isInteger(number)) return { value: number };
  return { value: Math.round(number), note: `${number} rounded to ${Math.round(number)}` };
}

const MAX_KM = 3_000_000;

/** Reads an odometer in kilometres. Miles, by the text's unit or by `inMiles`, are converted and rounded (noted). */
export function readKilometres(raw: unknown, inMiles = false): Reading<number | null> {
  const text = toText(raw);
  if (text === null) return NOTHING;
  const [, dotted = '', behind = ''] = /^([\d.]+)\s*(.*)$/.exec(text) ?? [];
  const guessed = parseDotThousands(dotted);
  const taken = guessed === undefined ? splitNumber(text) : { number: guessed, unit: behind };
  if (!taken) return { problem: `${quote(raw)} is not a number of kilometres` };
  const unit = taken.unit.toLowerCase().replace(/[.()]/g, '');
  const thousands = /^k$/.test(unit) ? 1000 : 1;
  const miles = /^mi(les?)?$/.test(unit) || (inMiles && unit === '');
  if (!miles && thousands === 1 && unit !== '' && !/^k(ilo)?m(et(er|re)s?)?s?$/.test(unit)) {
    return { problem: `${quote(raw)} is not a number of kilometres` };
  }
  const km = Math.round(taken.number * thousands * (miles ? KM_A_MILE : 1));
  if (km < 0 || km > MAX_KM) return { problem: `${km} km is not a possible odometer reading` };
  if (miles) return { value: km, note: `${taken.number} miles converted to ${km} km` };
  return guessed === undefined ? { value: km } : { value: km, note: `${quote(raw)} read as ${km} km` };
}
