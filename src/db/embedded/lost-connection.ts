import { findErrorCode } from '../../domain/text/error-message.ts';

/** Codes that mean no server is listening. */
const ABSENT = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
/** Codes of a server that is starting or stopping: admin_shutdown, crash_shutdown, cannot_connect_now. */
const BUSY = new Set(['57P01', '57P02', '57P03']);

/** The driver's messages that carry no code. */
const LOST = /connection (terminated|error)|terminated unexpectedly|not queryable/i;

/** Whether an error, or its cause, means that the server is absent or busy; undefined when the server answered. */
export function findConnectionLoss(error: unknown): 'absent' | 'busy' | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = findErrorCode(error) ?? '';
  // A missing file has the same code as a missing socket.
  const isOfFile = 'syscall' in error && error.syscall === 'open';
  if (ABSENT.has(code) && !isOfFile) return 'absent';
  if (BUSY.has(code) || LOST.test(error.message)) return 'busy';
  // Query builders wrap the server's error as the cause.
  return findConnectionLoss(error.cause);
}

const MOST_ATTEMPTS = 5;

/**
 * Runs `work`; when the server goes away under it (the process that ran it ended), starts it again with `ensure` and
 * runs `work` anew, so it must be repeatable. Rethrows any other error, and a connection lost five times.
 */
export async function retryWhenLost<T>(work: () => Promise<T>, ensure: () => Promise<void>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!findConnectionLoss(error) || attempt === MOST_ATTEMPTS) throw error;
      await ensure();
    }
  }
}
