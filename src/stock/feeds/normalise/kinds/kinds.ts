import { findElectricDrive } from '../../../../domain/availability/tag.ts';
import { NOTHING, type Reading, toText } from '../../reading.ts';
import { pick, type Rules } from '../pick.ts';

const FUELS: Rules = [
  [/hydrogen|fuel\s?cell|\bfcev\b/i, 'Hydrogen'],
  [/diesel|\btdi\b|turbo\s?d/i, 'Diesel'],
  [/\blpg\b|gas\b|cng/i, 'LPG'],
  [/petrol|gasoline|unleaded|leaded|premium|\bp?u?lp\b|\be(10|85)\b|\b9[158]\b|\bron\b|flex/i, 'Petrol'],
  [/^other$/i, null],
];

/**
 * The plain fuel behind the words: "Premium Unleaded" → Petrol, "Petrol / Electric" → Hybrid; null when no word is
 * known.
 */
export function simplifyFuel(fuel: string): string | null {
  const drive = findElectricDrive(fuel);
  if (drive === 'hybrid') return /plug[\s-]?in|\bphev\b/i.test(fuel) ? 'Plug-in Hybrid' : 'Hybrid';
  return drive === 'electric' ? 'Electric' : (pick(FUELS, fuel) ?? null);
}

/** A gearbox code: 6A, A6, 5M, M5, 6AT, 5MT. */
const GEARBOX_CODE = /^(?:(?<before>\d{1,2})\s?(?<kindAfter>[am])t?|(?<kindBefore>[am])t?\s?(?<after>\d{1,2}))$/i;

const TRANSMISSIONS: Rules = [
  [/auto|cvt|dsg|dct|edc|pdk|tronic|power\s?shift|clutch|continuous|variable|reduction/i, 'Automatic'],
  [/direct drive|single\s?speed|^a$|\bamt\b|\bat\b|\d\s?sp(eed)?\s?a\b/i, 'Automatic'],
  [/man(ual)?\b|^m$|\bmt\b|\d\s?sp(eed)?\s?m\b/i, 'Manual'],
];

/** Automatic or Manual behind the words ("8 SP AUTOMATIC GEARTRONIC" → Automatic, "M5" → Manual); null when unknown. */
export function simplifyTransmission(trans: string): string | null {
  const code = GEARBOX_CODE.exec(trans)?.groups;
  const letter = code?.kindAfter ?? code?.kindBefore;
  if (letter) return letter.toLowerCase() === 'a' ? 'Automatic' : 'Manual';
  return pick(TRANSMISSIONS, trans) ?? null;
}

/** Number of gears in the words of a gearbox ("6 SP MANUAL" → 6, "A8" → 8); null when there is none. */
export function parseGearCount(trans: string): number | null {
  const code = GEARBOX_CODE.exec(trans)?.groups;
  const given = code?.before ?? code?.after ?? /\b(\d{1,2})\s?-?(sp\b|sp(?=[am]\b)|speed|gear|g-)/i.exec(trans)?.[1];
  return given ? Number(given) : null;
}

const DRIVES: Rules = [
  [/4\s?x\s?4|4\s?wd|four[\s-]?wheel|part[\s-]?time 4|\bdual range\b/i, '4WD'],
  [/\bawd\b|all[\s-]?wheel|quattro|4matic|4motion|xdrive/i, 'AWD'],
  [/\bfwd\b|^front|front[\s-]?wheel/i, 'FWD'],
  [/\brwd\b|^rear|rear[\s-]?wheel/i, 'RWD'],
  [/4\s?x\s?2|2\s?wd|two[\s-]?wheel|6x4/i, '2WD'],
  [/^other$/i, null],
];

/** Reads the driven wheels as 4WD, AWD, FWD, RWD or 2WD; other words stay as they are. */
export function readDrive(raw: unknown): Reading<string | null> {
  const text = toText(raw);
  if (text === null) return NOTHING;
  const drive = pick(DRIVES, text);
  return { value: drive === undefined ? text : drive };
}
