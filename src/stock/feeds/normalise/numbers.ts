import { asText, NOTHING, quote, type Reading } from '../reading.ts';

const KM_A_MILE = 1.609344;
const NUMBER = /^([-+]?)\s*((?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d+)?|\.\d+)\s*(.*)$/;

/** A number with the unit that stands behind it ("8.7 L / 100 km" → 8.7 and "L / 100 km"); undefined when text does not begin with one. */
export function splitNumber(text: string): { number: number; unit: string } | undefined {
  const match = NUMBER.exec(text);
  if (!match) return undefined;
  const number = Number(`${match[1]}${match[2]!.replace(/[, ]/g, '')}`);
  return { number, unit: match[3]!.trim() };
}

interface NumberRules {
  min: number;
  max: number;
  /** What may stand behind the number. */
  unit?: RegExp;
  whole?: boolean;
  /** What a 0 means: a number, or nothing known. */
  zeroIsNothing?: boolean;
}

function takeNumber(raw: unknown): number | undefined | { number: number; unit: string } {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined;
  const text = asText(raw);
  return text === null ? undefined : splitNumber(text);
}

/** Reads a number within bounds; text behind it must be the unit that the rules allow. */
export function readNumber(raw: unknown, rules: NumberRules): Reading<number | null> {
  if (raw === null || (typeof raw !== 'number' && asText(raw) === null)) return NOTHING;
  const taken = takeNumber(raw);
  if (taken === undefined) return { problem: `${quote(raw)} is not a number` };
  const { number, unit } = typeof taken === 'number' ? { number: taken, unit: '' } : taken;
  if (unit && !rules.unit?.test(unit)) return { problem: `${quote(raw)} is not a number` };
  if (number === 0 && rules.zeroIsNothing) return NOTHING;
  if (number < rules.min || number > rules.max) {
    return { problem: `${number} is outside ${rules.min} to ${rules.max}` };
  }
  if (!rules.whole || Number.isInteger(number)) return { value: number };
  return { value: Math.round(number), note: `${number} rounded to ${Math.round(number)}` };
}

const MAX_KM = 3_000_000;

/** Reads an odometer in kilometres. Miles, said by the text or by `inMiles`, are converted and rounded (noted). */
export function readKilometres(raw: unknown, inMiles = false): Reading<number | null> {
  const text = asText(raw);
  if (text === null) return NOTHING;
  const taken = splitNumber(text);
  if (!taken) return { problem: `${quote(raw)} is not a number of kilometres` };
  const unit = taken.unit.toLowerCase().replace(/[.()]/g, '');
  const thousands = /^k$/.test(unit) ? 1000 : 1;
  const miles = /^mi(les?)?$/.test(unit) || (inMiles && unit === '');
  if (!miles && thousands === 1 && unit !== '' && !/^k(ilo)?m(et(er|re)s?)?s?$/.test(unit)) {
    return { problem: `${quote(raw)} is not a number of kilometres` };
  }
  const km = Math.round(taken.number * thousands * (miles ? KM_A_MILE : 1));
  if (km < 0 || km > MAX_KM) return { problem: `${km} km is not a possible odometer reading` };
  return miles ? { value: km, note: `${taken.number} miles taken as ${km} km` } : { value: km };
}

/** A price as read: dollars, and what the text said of its kind ("POA", "Drive Away"). */
export interface ReadPrice {
  price: number | null;
  price_type: string | null;
}

const NO_PRICE_WORDS =
  /^(poa|p\.o\.a\.?|price on (application|request)|call|call us|contact us|enquire|enquire now|on request|ask)\.?$/i;
const PRICE_KINDS: [RegExp, string][] = [
  [/^\*?\s*(drive\s*-?\s*away|d\/?a)\.?\*?$/i, 'Drive Away'],
  [/^\*?\s*(e\.?g\.?c\.?|excl?(uding|\.)? gov(ernmen|')?t\.? charges)\*?$/i, 'Excl. Govt. Charges'],
  [/^(aud|dollars)$/i, ''],
];

/** The kind of price that words beside an amount tell; '' for words that tell none, undefined for unknown ones. */
function findPriceKind(words: string): string | undefined {
  return PRICE_KINDS.find(([pattern]) => pattern.test(words))?.[1];
}

/** Reads a price in dollars: "$25,990", "25990.00", "25,990 drive away"; "POA" and its like give no price but that price type. */
export function readPrice(raw: unknown): Reading<ReadPrice> {
  const text = asText(raw);
  if (text === null) return { value: { price: null, price_type: null } };
  if (NO_PRICE_WORDS.test(text)) return { value: { price: null, price_type: 'POA' } };
  const taken = splitNumber(text.replace(/^(-?)\s*(?:AUD|A?\$)\s*/i, '$1'));
  const kind = taken?.unit ? findPriceKind(taken.unit) : '';
  if (!taken || kind === undefined) return { problem: `${quote(raw)} is not a price` };
  if (taken.number < 0) return { problem: `the price ${quote(raw)} is below zero` };
  if (taken.number > 50_000_000) return { problem: `the price ${quote(raw)} is more than any vehicle costs` };
  return { value: { price: Math.round(taken.number * 100) / 100, price_type: kind || null } };
}

/** Reads an amount of dollars that is no asking price (before, offer, weekly): text without an amount gives none. */
export function readDollars(raw: unknown): Reading<number | null> {
  const reading = readPrice(raw);
  return 'problem' in reading ? reading : { ...reading, value: reading.value.price };
}
