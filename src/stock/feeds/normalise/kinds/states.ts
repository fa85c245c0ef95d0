import { lookUp } from '../../../../domain/text/look-up.ts';
import { NOTHING, quote, type Reading, toText } from '../../reading.ts';
import { squeeze } from '../words.ts';

const STATES: Record<string, string> = {
  nsw: 'NSW',
  newsouthwales: 'NSW',
  vic: 'VIC',
  victoria: 'VIC',
  qld: 'QLD',
  queensland: 'QLD',
  wa: 'WA',
  westernaustralia: 'WA',
  sa: 'SA',
  southaustralia: 'SA',
  tas: 'TAS',
  tasmania: 'TAS',
  act: 'ACT',
  australiancapitalterritory: 'ACT',
  nt: 'NT',
  northernterritory: 'NT',
};

/** Reads an Australian state or territory as its abbreviation: "Victoria", "vic." and "AU-VIC" are VIC. */
export function readState(raw: unknown): Reading<string | null> {
  const text = toText(raw);
  if (text === null) return NOTHING;
  const state = lookUp(STATES, squeeze(text.replace(/^AU[-_ ]/i, '')));
  return state ? { value: state } : { problem: `${quote(raw)} is not an Australian state or territory` };
}
