import { isRouteErrorResponse } from 'react-router';
import type { RequestContext } from '../../request.ts';
import { loadPrintSheet, pdfLink } from '../load.ts';
import type { PrintSheet } from '../model.ts';
import { qrCodeOf } from '../qr-code.ts';
import { drawSheet } from './draw-sheet.ts';
import type { PdfDocument } from './page-set.ts';

/** A document on its way, or why there is none, in words for the visitor. */
export type PdfAnswer =
  | { kind: 'document'; document: PdfDocument; fileName: string }
  | { kind: 'failed'; status: 404 | 503; message: string };

/** So many are made at once: each takes a good part of a core for a moment. */
const AT_ONCE = 4;
let underWay = 0;

/** The sheet of the vehicle with this slug as a PDF (D18, S7, S8). */
export async function loadPdf(context: RequestContext, slug: string): Promise<PdfAnswer> {
  if (context.settings.vehicle.blocks.pdf === 'off')
    return { kind: 'failed', status: 404, message: 'This site offers no PDFs.' };
  if (underWay >= AT_ONCE)
    return {
      kind: 'failed',
      status: 503,
      message: 'Too many PDFs are being made just now. Please try again in a moment.',
    };
  underWay++;
  try {
    const sheet = await findSheet(context, slug);
    if (!sheet) return { kind: 'failed', status: 404, message: 'There is no such vehicle here.' };
    const pictures = await Promise.all(sheet.pictures.map(({ src }) => findPicture(context, src)));
    const document = drawSheet({ sheet, pictures, code: qrCodeOf(sheet.address) });
    return { kind: 'document', document, fileName: pdfLink(sheet.carId, slug).fileName };
  } finally {
    underWay--;
  }
}

async function findSheet(context: RequestContext, slug: string): Promise<PrintSheet | undefined> {
  try {
    return await loadPrintSheet(context, slug);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** The loader's own way to say 404, before the router has made an error of it. */
function isNotFound(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 404;
  return (error as { init?: { status?: number } | null }).init?.status === 404;
}

/** A picture that can't be had is left out: a sheet without it is better than none. */
async function findPicture({ pictures, requestId }: RequestContext, src: string): Promise<Uint8Array | null> {
  try {
    return (await pictures.findJpeg(src)) ?? null;
  } catch (error) {
    console.warn(`A picture was left out of a PDF (request ${requestId}): ${src}`, error);
    return null;
  }
}
