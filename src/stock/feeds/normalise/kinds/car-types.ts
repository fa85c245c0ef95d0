import type { CarType } from '../../../../domain/vehicle/car.ts';
import { NOTHING, quote, type Reading, toText } from '../../reading.ts';
import { pick, type Rules, splitIntoWords } from '../pick.ts';

/** The order matters: "New - Demo" is a demo, "Near New" used. */
const CAR_TYPES: Rules<CarType> = [
  [/\bdemo/i, 'demo'],
  [/^d$/i, 'demo'],
  [/\bused\b|\bpre-? ?(owned|loved)\b|\bsecond-? ?hand\b|\bcertified\b|\bcpo\b|^u$/i, 'used'],
  [/\b(near|like|as|nearly)[ -]new\b|\bex-? ?(lease|rental|government|fleet)\b/i, 'used'],
  [/\bnew\b|^n$/i, 'new'],
];

/** Reads whether a vehicle is new, demo or used: "Used Car", "Near New", "Ex Demo". */
export function readCarType(raw: unknown): Reading<CarType | null> {
  const text = toText(raw);
  if (text === null) return NOTHING;
  const type = pick(CAR_TYPES, splitIntoWords(text));
  return type ? { value: type } : { problem: `${quote(raw)} is not new, demo or used` };
}
