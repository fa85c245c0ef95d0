/** The shapes that brands' letters stand in; drawn by us, and no maker's. */
export const MARK_SHAPES = [
  'circle',
  'square',
  'hexagon',
  'shield',
  'octagon',
  'arch',
  'leaf',
  'ticket',
] as const;
export type MarkShape = (typeof MARK_SHAPES)[number];

/** A brand's mark, drawn by us: its initials in a shape of a colour, both from its name alone. */
export interface BrandMark {
  letters: string;
  shape: MarkShape;
  /** Degrees around the colour wheel. */
  hue: number;
}

const HUE_STEP = 24;

/** The mark that stands for a brand (H7): always the same for the same name, whatever its case. */
export function brandMark(name: string): BrandMark {
  const hash = hashOf(name.trim().toLowerCase());
  return {
    letters: brandLetters(name),
    shape: MARK_SHAPES[(hash >>> 9) % MARK_SHAPES.length] as MarkShape,
    hue: (hash % (360 / HUE_STEP)) * HUE_STEP,
  };
}

const SHORT = /^[\p{Lu}\p{N}]{1,3}$/u;

/** One to three letters: a name that is an abbreviation whole (BMW), else the initials of up to three words: Kia is K, Land Rover LR. */
export function brandLetters(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [name.slice(0, 1)];
  if (words.length === 1 && SHORT.test(words[0] as string)) return words[0] as string;
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
