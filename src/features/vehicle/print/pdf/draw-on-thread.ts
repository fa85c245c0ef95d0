import { createRequire } from 'node:module';
import { Piscina } from 'piscina';
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
// Unheard, the end of a thread that draws nothing just then would be the end of the program.
thread.on('error', (error) => console.error('the thread that draws PDFs has ended', error));

/**
 * Draws a sheet on a thread of its own and gives the file: pages are rendered by the main thread, and on Linux go first
 * where both want the processor. Rejects with what went wrong, and after 30 s.
 */
export const drawOnThread = (given: PdfSheet): Promise<Uint8Array<ArrayBuffer>> =>
  thread.run(given, { signal: AbortSignal.timeout(WITHIN_MS) });
