import PDFDocument from 'pdfkit';
import { registerTypeface } from './typeface.ts';

/** A4 in points, with the margin that any printer keeps. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42 } as const;
/** Between the margins. */
export const LINE = PAGE.width - 2 * PAGE.margin;
/** Below this nothing but the foot of the page stands. */
export const FLOOR = PAGE.height - PAGE.margin - 18;

export const INK = '#0b1a30';
export const SOFT_INK = '#42526a';
export const RULE = '#d8dee6';

type PdfDocument = InstanceType<typeof PDFDocument>;

/** What a sheet says of itself to whoever reads the file. */
export interface SheetTitle {
  title: string;
  author: string;
  /** When it says it was made; now where nothing is said. */
  madeAt?: Date;
}

/** An empty tagged A4 document with the product's typeface, as a stream of the file's bytes. */
export function openDocument({ title, author, madeAt = new Date() }: SheetTitle): PdfDocument {
  const document = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    lang: 'en-AU',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Creator: author, CreationDate: madeAt },
  });
  registerTypeface(document);
  return document;
}

export type { PdfDocument };
