import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { getBookingSecret } from '../../db/queries/leads/appointments.ts';
import type { SiteTx } from '../../db/scope.ts';

export function getOrCreateBookingSecret(tx: SiteTx): Promise<string> {
  return getBookingSecret(tx, randomBytes(32).toString('base64url'));
}

/**
 * The token that opens the booking of a lead to whoever has it (G2): valid on that site, for that lead only. It has no
 * expiry of its own, since a booking may be moved: it opens nothing once the appointment has begun.
 */
export function createBookingToken(leadId: number, siteId: number, secret: string): string {
  return `${leadId}.${signBooking(leadId, siteId, secret)}`;
}

/** The id of the lead; null for a token that the site has not signed. */
export function verifyBookingToken(token: string, siteId: number, secret: string): number | null {
  const [, id, signature] = /^([1-9]\d{0,8})\.([\w-]{24})$/.exec(token) ?? [];
  if (!id || !signature) return null;
  const right = Buffer.from(signBooking(Number(id), siteId, secret));
  return timingSafeEqual(right, Buffer.from(signature)) ? Number(id) : null;
}

/** 144 bits: nobody guesses it, and it fits into a line of an email. */
function signBooking(leadId: number, siteId: number, secret: string): string {
  return createHmac('sha256', secret)
    .update(`booking of lead ${leadId} on site ${siteId}`)
    .digest()
    .subarray(0, 18)
    .toString('base64url');
}
