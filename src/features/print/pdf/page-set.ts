import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

/** A4 in points, with the margin that any printer keeps. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42 } as const;
/** Between the margins. */
export const LINE = PAGE.width - 2 * PAGE.margin;
/** Below this nothing but the foot of the page stands. */
export const FLOOR = PAGE.height - PAGE.margin - 18;

export const INK = '#0b1a30';
export const SOFT_INK = '#42526a';
export const RULE = '#d8dee6';

export type Face = 'text' | 'strong';
type PdfDocument = InstanceType<typeof PDFDocument>;

const FACES: Record<Face, string> = { text: '400', strong: '700' };
const { resolve } = createRequire(import.meta.url);

/** What a sheet says of itself to whoever reads the file. */
export interface SheetTitle {
  title: string;
  author: string;
}

/**
 * An empty tagged A4 document with the product's typeface. Its pages are written as they are finished, so that it can be streamed. Texts
 * that hold a character the typeface lacks show a box for it, as everywhere.
 */
export function openDocument({ title, author }: SheetTitle): PdfDocument {
  const document = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    lang: 'en-AU',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Creator: author },
  });
  for (const face of Object.keys(FACES) as Face[])
    document.registerFont(
      face,
      resolve(`@fontsource/archivo/files/archivo-latin-${FACES[face]}-normal.woff`),
    );
  return document;
}

export type { PdfDocument };
