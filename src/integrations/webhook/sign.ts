import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header with the moment of sending and the signature: `t=1790000000,v1=<hex>`. */
export const SIGNATURE_HEADER = 'Forecourt-Signature';

/**
 * Signs a body for a receiver that shares the secret: HMAC-SHA256 over the moment in seconds, a full stop and the body.
 */
export function signBody(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`)}`;
}

/**
 * Whether a signature belongs to this body and secret, and is at most so many seconds old: a receiver's check, as
 * documented in docs/how-to/deliver-leads.md.
 */
export function isSignedBy(
  secret: string,
  body: string,
  signature: string,
  { now, toleranceSeconds }: { now: Date; toleranceSeconds: number },
): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!seconds || !given) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(hmac(secret, `${seconds}.${body}`)));
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
