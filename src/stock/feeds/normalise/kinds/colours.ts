import type { Reading } from '../../reading.ts';
import { readText, toTitleCase } from '../words.ts';

/** Makers' words for each plain colour, its own name first. */
const WORDS_BY_COLOUR: Record<string, string> = {
  White: 'white polar ivory glacier alabaster chalk snow snowflake arctic frost',
  Black: 'black onyx ebony obsidian jet noir ink raven',
  Silver: 'silver sterling aluminium platinum chrome argent',
  Grey: 'grey gray graphite charcoal gunmetal titanium slate granite steel magnetic ash nardo cement concrete storm',
  Blue: 'blue navy azure indigo cobalt sapphire teal aqua turquoise denim ocean sky cyan',
  Red: 'red burgundy maroon crimson scarlet ruby cherry wine merlot rosso garnet claret',
  Green: 'green olive jade emerald khaki lime sage moss forest',
  Brown: 'brown bronze chocolate coffee mocha copper tan cinnamon chestnut',
  Gold: 'gold champagne',
  Orange: 'orange tangerine amber sunset mango',
  Yellow: 'yellow lemon',
  Beige: 'beige cream sand ecru almond fawn linen',
  Purple: 'purple violet plum mauve lavender aubergine',
  Pink: 'pink rose magenta',
};
const COLOURS = new Map(
  Object.entries(WORDS_BY_COLOUR).flatMap(([colour, words]) => words.split(' ').map((word) => [word, colour] as const)),
);
const PLAIN_COLOURS = new Map(
  [...COLOURS].filter(([word, colour]) => word === colour.toLowerCase() || word === 'gray'),
);

/** Words between colours, to be in lower case. */
const BETWEEN = new Set('with and over on in of the'.split(' '));
const isInitials = (word: string): boolean => /\d/.test(word) || !/[aeiouyà-ÿ]/i.test(word);

/**
 * A colour's name in one spelling, whatever its letter case: "PEARL", "pearl" → "Pearl", "bmw frozen grey" → "BMW
 * Frozen Grey".
 */
export function spellColour(name: string): string {
  return toTitleCase(name).replace(/[\p{L}\p{N}\p{M}'’]+/gu, (word) => {
    if (BETWEEN.has(word.toLowerCase())) return word.toLowerCase();
    return isInitials(word) ? word.toUpperCase() : word;
  });
}

/** In the spelling that all feeds share. */
export function readColour(raw: unknown): Reading<string | null> {
  const reading = readText(raw);
  return 'problem' in reading || reading.value === null ? reading : { ...reading, value: spellColour(reading.value) };
}

/** Like any colour, but "gray" is Grey. */
export function readSimpleColour(raw: unknown): Reading<string | null> {
  const reading = readColour(raw);
  if ('problem' in reading || reading.value === null) return reading;
  return { ...reading, value: PLAIN_COLOURS.get(reading.value.toLowerCase()) ?? reading.value };
}

/**
 * The plain colour behind a maker's name: "Snowflake White Pearl" → White, "Graphite" → Grey. In two-tone names the
 * first tone counts; a plain word beats a poetic one, and the last plain word of a tone beats the first. Null when no
 * word is known.
 */
export function simplifyColour(name: string): string | null {
  for (const tone of name.toLowerCase().split(/[/&+]| with | over /)) {
    const words = tone.match(/\p{L}+/gu) ?? [];
    const lastIn = (colours: ReadonlyMap<string, string>) =>
      words.map((word) => colours.get(word)).findLast((colour) => colour !== undefined);
    const known = lastIn(PLAIN_COLOURS) ?? lastIn(COLOURS);
    if (known !== undefined) return known;
  }
  return null;
}
