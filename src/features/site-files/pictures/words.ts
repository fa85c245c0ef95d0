import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);
let opened: Font | undefined;

/** The project's own typeface, from its package: the server needs no fonts. */
function typeface(): Font {
  opened ??= openSync(resolve('@fontsource/archivo/files/archivo-latin-700-normal.woff'));
  return opened;
}

/** The position and style of words in a picture. */
export interface Words {
  text: string;
  /** `#rrggbb`. */
  colour: string;
  x: number;
  /** The upper edge. */
  y: number;
  width: number;
  /** The height of one line; words are never larger. */
  height: number;
  /** The most lines they may take; they take the number that shows them larger. */
  lines?: 1 | 2;
  align?: 'left' | 'middle';
}

/** The words as outlines for an SVG, as large as fits, so that no font is needed where the picture is rasterised. */
export function drawWordsSvg({ text, colour, x, y, width, height, lines = 1, align = 'left' }: Words): string {
  const font = typeface();
  const known = knownLetters(font, text);
  const set = [[known], ...(lines === 2 ? halves(known) : [])]
    .map((rows) => ({ rows, scale: scaleOf(font, rows, width, height) }))
    .reduce((best, other) => (other.scale > best.scale * 1.05 ? other : best));
  const outlines = set.rows.map((row, at) => {
    const left = align === 'middle' ? x + (width - widthOf(font, row) * set.scale) / 2 : x;
    const baseline = y + (at * 1.05 * font.unitsPerEm + font.ascent) * set.scale;
    return (
      `<g transform="translate(${left.toFixed(2)} ${baseline.toFixed(2)}) scale(${set.scale.toFixed(5)} ` +
      `${(-set.scale).toFixed(5)})">${outlinesOf(font, row)}</g>`
    );
  });
  return `<g fill="${colour}">${outlines.join('')}</g>`;
}

const widthOf = (font: Font, row: string) => font.layout(row).advanceWidth;

function scaleOf(font: Font, rows: string[], width: number, height: number): number {
  const widest = Math.max(...rows.map((row) => widthOf(font, row)), 1);
  return Math.min(width / widest, height / (font.ascent - font.descent));
}

/** All ways to break the words into two lines, the most even first. */
function halves(text: string): string[][] {
  const words = text.split(' ');
  const longest = (rows: string[]) => Math.max(...rows.map((row) => row.length));
  return words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
    .sort((one, other) => longest(one) - longest(other));
}

/** A letter that the typeface lacks loses its accent, or becomes a question mark. */
function knownLetters(font: Font, text: string): string {
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) as number);
  return [...text.normalize('NFC')]
    .map((letter) => [letter, letter.normalize('NFD')[0] ?? '?'].find(has) ?? '?')
    .join('');
}

function outlinesOf(font: Font, row: string): string {
  const { glyphs, positions } = font.layout(row);
  let at = 0;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      const outline = glyph.path.toSVG();
      const place = at + xOffset;
      at += xAdvance;
      return outline && `<path transform="translate(${place})" d="${outline}"/>`;
    })
    .join('');
}
