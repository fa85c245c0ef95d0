import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

export type Face = 'text' | 'strong';
type PdfDocument = InstanceType<typeof PDFDocument>;

/** A stretch of text that one file of the typeface has all letters of. */
export interface Run {
  text: string;
  /** The name that the file goes by in the document. */
  font: string;
}

const WEIGHTS: Record<Face, string> = { text: '400', strong: '700' };
/** The typeface comes in files, by alphabet; the first is what nearly every text is set in alone. */
const ALPHABETS = ['latin', 'latin-ext', 'vietnamese'] as const;
/** Stands for a letter that no file has. */
const UNKNOWN = '?';
/** Accents and marks that are no letters of their own: where no file has one, the letter goes without. */
const MARK = /^[\p{M}\p{Cf}]$/u;
const LINE_END = /^[\n\r\t]$/;

const { resolve } = createRequire(import.meta.url);
const nameOf = (face: Face, alphabet: string) => (alphabet === 'latin' ? face : `${face}-${alphabet}`);

/** Names all files of the typeface in a document; a file is read when it is first set in. */
export function registerTypeface(document: PdfDocument): void {
  for (const face of Object.keys(WEIGHTS) as Face[])
    for (const alphabet of ALPHABETS)
      document.registerFont(
        nameOf(face, alphabet),
        resolve(`@fontsource/archivo/files/archivo-${alphabet}-${WEIGHTS[face]}-normal.woff`),
      );
}

/** The text in runs, so that each letter is one that its file has: what none has is a question mark. Sets the document's font. */
export function runsOf(document: PdfDocument, face: Face, text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const found = LINE_END.test(letter) ? nameOf(face, 'latin') : fontOf(document, face, letter);
    if (!found && MARK.test(letter)) continue;
    const [font, said] = found ? [found, letter] : [nameOf(face, 'latin'), UNKNOWN];
    const last = runs.at(-1);
    if (last?.font === font) last.text += said;
    else runs.push({ text: said, font });
  }
  return runs.length > 0 ? runs : [{ text: '', font: nameOf(face, 'latin') }];
}

function fontOf(document: PdfDocument, face: Face, letter: string): string | undefined {
  return ALPHABETS.map((alphabet) => nameOf(face, alphabet)).find((name) => has(document, name, letter));
}

/** The document's open font, which its types do not tell of. */
interface OpenFont {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

function has(document: PdfDocument, name: string, letter: string): boolean {
  const { _font } = document.font(name) as unknown as OpenFont;
  return _font.font.hasGlyphForCodePoint(letter.codePointAt(0) as number);
}

/** The text as wide as it will be, in letters that the first file has: for measuring. */
export function measurable(runs: readonly Run[], face: Face): string {
  return runs
    .map(({ text, font }) => (font === face ? text : text.normalize('NFD').replaceAll(/[^\p{ASCII}]/gu, '')))
    .join('');
}
