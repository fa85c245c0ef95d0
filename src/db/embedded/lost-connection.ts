/** Codes of "there is nobody". */
const ABSENT = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
/** Codes of a server that is starting or stopping: admin_shutdown, crash_shutdown, cannot_connect_now. */
const BUSY = new Set(['57P01', '57P02', '57P03']);

/** What the driver says without a code. */
const LOST = /connection (terminated|error)|terminated unexpectedly|not queryable/i;

/**
 * What an error, or what caused it, says of the server it comes from; undefined when the server is there and answered.
 */
export function findConnectionLoss(error: unknown): 'absent' | 'busy' | undefined {
  const { code = '', message = '', syscall } = error as NodeJS.ErrnoException;
  // A file that is not there says the same as a socket that is not there.
  if (ABSENT.has(code) && syscall !== 'open') return 'absent';
  if (BUSY.has(code) || LOST.test(message)) return 'busy';
  // What a query builder throws has the server's error as its cause.
  return error instanceof Error && error.cause ? findConnectionLoss(error.cause) : undefined;
}

const MOST_ATTEMPTS = 5;

/**
 * Does `work`; when the server goes away under it (another process ran it and ended), brings it up again with `ensure`
 * and does the work anew, so it must be repeatable. Throws what the work throws otherwise, or when it was lost five
 * times.
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
