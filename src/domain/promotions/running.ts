/** When a piece of content starts and expires; null for unbounded. */
export interface Running {
  start: Date | null;
  expiry: Date | null;
}

/** The start is included, the expiry is not. */
export function isRunning({ start, expiry }: Running, now: Date): boolean {
  return (!start || start <= now) && (!expiry || now < expiry);
}
