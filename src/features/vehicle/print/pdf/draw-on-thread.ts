import { createRequire } from 'node:module';
import { Piscina } from 'piscina';
import type { RequestContext } from '../../../../kernel/request/context.ts';
import type { PdfSheet } from './draw-sheet.ts';

/** A sheet takes a tenth of a second; one that takes so long never ends. */
const WITHIN_MS = 30_000;

/** It begins with the first sheet and ends when there was none for a minute. */
const thread = new Piscina<PdfSheet, Uint8Array<ArrayBuffer>>({
  // The thread runs the source: the program's own file is a bundle.
  filename: createRequire(import.meta.url).resolve('#draw-sheet'),
  name: 'drawSheet',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  // Elsewhere the whole program would be meant, or the number refused.
  niceIncrement: process.platform === 'linux' ? 10 : 0,
});
let lastLog: RequestContext['log'] | undefined;
// Unheard, the end of an idle thread would be the end of the program. The last request that used it may be why.
thread.on('error', (err) =>
  lastLog?.error({ feature: 'print', err }, 'The thread that draws PDFs ended after this request'),
);

/**
 * Draws a sheet on a thread of its own and gives the file: pages are rendered by the main thread, and on Linux go first
 * where both want the processor. Rejects with what went wrong, and after 30 s.
 */
export function drawOnThread(given: PdfSheet, log: RequestContext['log']): Promise<Uint8Array<ArrayBuffer>> {
  lastLog = log;
  return thread.run(given, { signal: AbortSignal.timeout(WITHIN_MS) });
}
