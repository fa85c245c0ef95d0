import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { getAlertSecret } from '../../../db/queries/visitors/alerts.ts';
import type { SiteDb } from '../../../db/scope.ts';

/** Where a visitor unsubscribes from all alerts, signed in or not. */
export const STOP_PATH = '/alerts/stop';

export function loadAlertSecret(db: SiteDb): Promise<string> {
  const made = randomBytes(32).toString('base64url');
  return db.run((tx) => getAlertSecret(tx, made));
}

/**
 * The token that unsubscribes a visitor from alerts; it opens nothing else, and is valid for as long as the visitor's
 * account exists.
 */
export function createStopToken(visitorId: number, secret: string): string {
  return `${visitorId}.${signatureOf(visitorId, secret)}`;
}

/** Whose token it is; null for one that the site has not signed. */
export function parseStopToken(token: string, secret: string): number | null {
  const [, id, signature] = /^([1-9]\d{0,8})\.([\w-]{24})$/.exec(token) ?? [];
  if (!id || !signature) return null;
  const right = Buffer.from(signatureOf(Number(id), secret));
  return timingSafeEqual(right, Buffer.from(signature)) ? Number(id) : null;
}

/** 144 bits: short enough for a text message. */
function signatureOf(visitorId: number, secret: string): string {
  return createHmac('sha256', secret).update(`stop alerts ${visitorId}`).digest().subarray(0, 18).toString('base64url');
}

export function linkToStopPage(origin: string, token: string): string {
  return `${origin}${STOP_PATH}?v=${token}`;
}
