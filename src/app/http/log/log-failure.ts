import type { Logger } from 'pino';

/**
 * The path of a request's target or whole address, without the query: what stands there may be a person's, such as his
 * e-mail address or the word that gets him out of alerts.
 */
export const extractPath = (target: string): string =>
  target.replace(/^https?:\/\/[^/?#]*/, '').split(/[?#]/, 1)[0] as string;

/** The path as the log has it: whoever has the address of a payment may see it, so that its word is left out. */
export const redactPath = (target: string): string =>
  extractPath(target).replace(/^(\/payments\/)[^/.]+/i, '$1(word)');

/** Writes into the log of a request that it failed, where, and why; of its address the path alone. */
export function logFailure(
  log: Pick<Logger, 'error'>,
  what: string,
  { error, target }: { error: unknown; target: string },
): void {
  log.error({ err: error, path: redactPath(target) }, what);
}
