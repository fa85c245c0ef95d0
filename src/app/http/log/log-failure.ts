import type { Logger } from 'pino';

/**
 * The path of a request's target or whole address, without the query, which may be personal, such as a visitor's email
 * address or the token that unsubscribes them.
 */
export const extractPath = (target: string): string =>
  target.replace(/^https?:\/\/[^/?#]*/, '').replace(/[?#].*$/s, '');

/** The path for the log: everybody with the address of a payment may see it, so its token is left out. */
export const redactPath = (target: string): string => extractPath(target).replace(/^(\/payments\/)[^/.]+/i, '$1(word)');

/** Logs that a request failed, where, and why; of its address only the path. */
export function logFailure(
  log: Pick<Logger, 'error'>,
  what: string,
  { error, target }: { error: unknown; target: string },
): void {
  log.error({ err: error, path: redactPath(target) }, what);
}
