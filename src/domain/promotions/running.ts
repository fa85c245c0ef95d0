/** When a piece of content begins and ends; null for always, on either side. */
export interface Running {
  start: Date | null;
  expiry: Date | null;
}

/** Whether a piece of content is there at a moment: not before its start, not from its expiry on. */
export function isRunning({ start, expiry }: Running, now: Date): boolean {
  return (!start || start <= now) && (!expiry || now < expiry);
}
