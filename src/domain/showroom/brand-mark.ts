/** The outlines of brand marks in a 40 × 40 square. Our own drawings, not the manufacturers' logos. */
const OUTLINES = {
  circle: 'M20 1a19 19 0 1 1 0 38 19 19 0 0 1 0-38z',
  square: 'M9 1h22a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8V9a8 8 0 0 1 8-8z',
  hexagon: 'M20 .5 37.5 10.25v19.5L20 39.5 2.5 29.75v-19.5z',
  shield: 'M20 1c5 2.6 11 4 17 4v14c0 10-7 16.5-17 20C10 35.5 3 29 3 19V5c6 0 12-1.4 17-4z',
  octagon: 'M12.2 1h15.6L39 12.2v15.6L27.8 39H12.2L1 27.8V12.2z',
  arch: 'M20 1a18 18 0 0 1 18 18v18a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V19A18 18 0 0 1 20 1z',
  leaf: 'M3 1h18a18 18 0 0 1 18 18v18a2 2 0 0 1-2 2H19A18 18 0 0 1 1 21V3a2 2 0 0 1 2-2z',
  ticket: 'M5 1h30a4 4 0 0 1 4 4v11a4 4 0 0 0 0 8v11a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V24a4 4 0 0 0 0-8V5a4 4 0 0 1 4-4z',
} as const;
export const MARK_OUTLINES: readonly string[] = Object.values(OUTLINES);

/** A brand's mark, our own drawing: its initials in a coloured shape, both derived from the name alone. */
export interface BrandMark {
  letters: string;
  /** The outline as path data in a 40 × 40 square, so that pages need not know the shapes. */
  outline: string;
  /** Degrees around the colour wheel. */
  hue: number;
}

const HUE_STEP = 24;

/** The mark of a brand (H7): always the same for the same name, ignoring letter case. */
export function buildBrandMark(name: string): BrandMark {
  const hash = hashOf(name.trim().toLowerCase());
  return {
    letters: abbreviateBrand(name),
    outline: MARK_OUTLINES[(hash >>> 9) % MARK_OUTLINES.length] as string,
    hue: (hash % (360 / HUE_STEP)) * HUE_STEP,
  };
}

const SHORT = /^[\p{Lu}\p{N}]{1,3}$/u;

/**
 * One to three letters: a name that is an abbreviation stays whole (BMW), else the initials of up to three words: Kia
 * is K, Land Rover LR.
 */
export function abbreviateBrand(name: string): string {
  const words: string[] = name.match(/[\p{L}\p{N}]+/gu) ?? [name.slice(0, 1)];
  const [first, ...others] = words;
  if (first !== undefined && others.length === 0 && SHORT.test(first)) return first;
  return words
    .slice(0, 3)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}

/** FNV-1a over the characters, mixed once more so that short names differ in all bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}
