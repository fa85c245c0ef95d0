import { isRouteErrorResponse } from 'react-router';
import { z } from 'zod';
import { PictureFailure } from '../../../../integrations/images/picture-failure.ts';
import { WorkQueue } from '../../../../integrations/images/work-queue.ts';
import type { RequestContext } from '../../../../kernel/request/context.ts';
import { buildPdfLink, loadPrintSheet } from '../load.ts';
import type { PrintSheet } from '../model.ts';
import { encodeQrCode } from '../qr-code.ts';
import { drawOnThread } from './draw-on-thread.ts';
import { findPictures } from './find-pictures.ts';

export type PdfAnswer =
  | { kind: 'file'; bytes: Uint8Array<ArrayBuffer>; fileName: string }
  | { kind: 'failed'; status: 404 | 503; message: string };

const NO_VEHICLE: PdfAnswer = { kind: 'failed', status: 404, message: 'There is no such vehicle here.' };

/**
 * Two are made at a time: while one is drawn the photos of another are loaded. More would take processor and database
 * from pages. Others queue, and callers take turns.
 */
const pdfQueue = new WorkQueue({ atATime: 2, laterAtATime: 0, mostWaiting: 60, mostOfOneCaller: 30 });

/**
 * The sheet of the vehicle with this slug as a PDF (D18, S7, S8). `signal` aborts when nobody waits for it any more:
 * then it is not begun, or ends with the present step.
 */
export async function loadPdf(context: RequestContext, slug: string, signal: AbortSignal): Promise<PdfAnswer> {
  if (context.settings.vehicle.blocks.pdf === 'off')
    return { kind: 'failed', status: 404, message: 'This site offers no PDFs.' };
  const asker = { caller: context.visit.caller, signal };
  try {
    return await pdfQueue.runFor(asker, () => makePdf(context, slug, signal));
  } catch (error) {
    if (!(error instanceof PictureFailure)) throw error;
    return {
      kind: 'failed',
      status: 503,
      message: 'We’re busy making PDFs just now. Please try again in a moment.',
    };
  }
}

async function makePdf(context: RequestContext, slug: string, signal: AbortSignal): Promise<PdfAnswer> {
  const sheet = await findSheet(context, slug);
  if (!sheet) return NO_VEHICLE;
  const addresses = sheet.pictures.map(({ src }) => src);
  const pictures = await findPictures(context, addresses, signal);
  signal.throwIfAborted();
  const bytes = await drawOnThread({ sheet, pictures, code: encodeQrCode(sheet.address) }, context.log);
  return { kind: 'file', bytes, fileName: buildPdfLink(sheet.carId, slug).fileName };
}

async function findSheet(context: RequestContext, slug: string): Promise<PrintSheet | undefined> {
  try {
    return await loadPrintSheet(context, slug);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

const thrown404Schema = z.object({ init: z.object({ status: z.literal(404) }) });

/** The loader's own 404, before the router makes an error of it. */
function isNotFound(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 404;
  return thrown404Schema.safeParse(error).success;
}
