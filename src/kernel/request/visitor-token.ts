import { createHash, randomBytes } from 'node:crypto';
import { buildVisitorCookie, readVisitorCookie } from './visitor-cookie.ts';

const MAX_AGE_SECONDS = 30 * 86_400;
const SHAPE = /^[\w-]{43}$/;

/** A visitor as a cookie identifies them: only the digest is stored, so a leaked database opens nothing of theirs. */
export interface VisitorToken {
  token: string;
  hash: string;
  /** The header that gives a new visitor their cookie; null for one who has it. */
  setCookie: string | null;
}

/** The visitor of the request's cookie of that name, or a new one with 256 random bits. */
export function getVisitorToken(name: string, request: Request, { protocol }: Pick<URL, 'protocol'>): VisitorToken {
  const known = readVisitorCookie(request.headers.get('Cookie'), name, (value) => SHAPE.test(value));
  const token = known ?? randomBytes(32).toString('base64url');
  const setCookie = known ? null : buildVisitorCookie(name, token, { maxAgeSeconds: MAX_AGE_SECONDS, protocol });
  return { token, hash: hashToken(token), setCookie };
}

/** The digest of a token; that of an invalid one matches nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
