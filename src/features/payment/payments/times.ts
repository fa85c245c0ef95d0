const MINUTE_MS = 60_000;

/** "18 minutes", "1 minute", "2 hours". */
export function formatTimeLeft(until: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS));
  return minutes < 120 ? formatCounted(minutes, 'minute') : formatCounted(Math.floor(minutes / 60), 'hour');
}

/** "1 day", "7 days". */
export function formatCounted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
