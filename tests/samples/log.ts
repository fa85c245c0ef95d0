import { type Logger, pino } from 'pino';

export const silentLog: Logger = pino({ level: 'silent' });

/** A log whose lines a test can read. */
export function createRecordedLog(): { log: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  return {
    lines,
    log: pino({ level: 'trace' }, { write: (line) => void lines.push(JSON.parse(line)) }),
  };
}
