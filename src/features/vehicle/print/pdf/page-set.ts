import PDFDocument from 'pdfkit';
import { registerTypeface } from './typeface.ts';

/** A4 in points, with a margin that any printer can print to. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42 } as const;
/** Between the margins. */
export const LINE = PAGE.width - 2 * PAGE.margin;
/** Below this there is only the foot of the page. */
export const FLOOR = PAGE.height - PAGE.margin - 18;

export const INK = '#0b1a30';
export const SOFT_INK = '#42526a';
export const RULE = '#d8dee6';

type PdfDocument = InstanceType<typeof PDFDocument>;

export interface SheetTitle {
  title: string;
  author: string;
  /** The creation date; now by default. */
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
