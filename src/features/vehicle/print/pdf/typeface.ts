import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { unpackWoff } from './unpack-woff.ts';

export type Face = 'text' | 'strong';
type PdfDocument = InstanceType<typeof PDFDocument>;

/** A piece of text whose letters are all in one file of the typeface. */
export interface Run {
  text: string;
  font: string;
}

const WEIGHTS: readonly [Face, string][] = [
  ['text', '400'],
  ['strong', '700'],
];
/** The typeface comes in files, by alphabet; the first is enough for nearly every text. */
const ALPHABETS = ['latin', 'latin-ext', 'vietnamese'] as const;
/** Replaces a letter that no file has. */
const UNKNOWN = '?';
/** Accents and marks that are no letters of their own: where no file has one, it is left out. */
const MARK = /^[\p{M}\p{Cf}]$/u;
const LINE_END = /^[\n\r\t]$/;

const { resolve } = createRequire(import.meta.url);
const nameOf = (face: Face, alphabet: string) => (alphabet === 'latin' ? face : `${face}-${alphabet}`);

/** The files by their names in a document, unpacked once: unpacking takes a quarter of a second. */
let files: Map<string, Buffer> | undefined;

export function registerTypeface(document: PdfDocument): void {
  files ??= readTypeface();
  for (const [name, file] of files) document.registerFont(name, file);
}

function readTypeface(): Map<string, Buffer> {
  const all = WEIGHTS.flatMap(([face, weight]) =>
    ALPHABETS.map((alphabet): [string, Buffer] => {
      const path = resolve(`@fontsource/archivo/files/archivo-${alphabet}-${weight}-normal.woff`);
      return [nameOf(face, alphabet), unpackWoff(readFileSync(path))];
    }),
  );
  return new Map(all);
}

/**
 * Splits a text into runs, so that each letter is in its run's file: a letter that none has becomes a question mark. It
 * may change the document's current font.
 */
export function splitIntoRuns(document: PdfDocument, face: Face, text: string): [Run, ...Run[]] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const own = LINE_END.test(letter) ? nameOf(face, 'latin') : fontOf(document, face, letter);
    if (!own && MARK.test(letter)) continue;
    const [font, said] = own ? [own, letter] : [nameOf(face, 'latin'), UNKNOWN];
    const last = runs.at(-1);
    if (last?.font === font) last.text += said;
    else runs.push({ text: said, font });
  }
  const [first = { text: '', font: nameOf(face, 'latin') }, ...further] = runs;
  return [first, ...further];
}

/** Cache of the font of each letter: a sheet has some thousand letters, and some eighty different ones. */
const found = new WeakMap<PdfDocument, Map<string, string | undefined>>();

function fontOf(document: PdfDocument, face: Face, letter: string): string | undefined {
  const known = found.get(document) ?? new Map<string, string | undefined>();
  found.set(document, known);
  const key = `${face} ${letter}`;
  if (!known.has(key))
    known.set(
      key,
      ALPHABETS.map((alphabet) => nameOf(face, alphabet)).find((name) => has(document, name, letter)),
    );
  return known.get(key);
}

/** The document's current font, which its types leave out. */
interface OpenFont {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

function has(document: PdfDocument, name: string, letter: string): boolean {
  const { _font } = document.font(name) as unknown as OpenFont;
  return _font.font.hasGlyphForCodePoint(letter.codePointAt(0) as number);
}

/** A text of the same width in letters that the first file has, for measuring. */
export function toMeasurableText(runs: readonly Run[], face: Face): string {
  return runs
    .map(({ text, font }) => (font === face ? text : text.normalize('NFD').replaceAll(/[^\p{ASCII}]/gu, '')))
    .join('');
}
