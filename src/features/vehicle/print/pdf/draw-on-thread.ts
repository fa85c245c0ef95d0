import { createRequire } from 'node:module';
import { Piscina } from 'piscina';
import type { RequestContext } from '../../../../kernel/request/context.ts';
import type { PdfSheet } from './draw-sheet.ts';

/** A sheet takes a tenth of a second; one that takes this long never ends. */
const WITHIN_MS = 30_000;

/** Starts with the first sheet and ends after a minute without any. */
const thread = new Piscina<PdfSheet, Uint8Array<ArrayBuffer>>({
  // The thread runs the source: the program's own file is a bundle.
  filename: createRequire(import.meta.url).resolve('#draw-sheet'),
  name: 'drawSheet',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  // Elsewhere it would apply to the whole process, or be refused.
  niceIncrement: process.platform === 'linux' ? 10 : 0,
});
let lastLog: RequestContext['log'] | undefined;
// Unhandled, an error of an idle thread would end the process. The last request that used it may be why.
thread.on('error', (err) =>
  lastLog?.error({ feature: 'print', err }, 'The thread that draws PDFs ended after this request'),
);

/**
 * Draws a sheet on a thread of its own and returns the file: the main thread renders pages, and on Linux has priority
 * where both want the processor. Rejects with the thread's error, and after 30 s.
 */
export function drawOnThread(given: PdfSheet, log: RequestContext['log']): Promise<Uint8Array<ArrayBuffer>> {
  lastLog = log;
  return thread.run(given, { signal: AbortSignal.timeout(WITHIN_MS) });
}
