import { createHash, randomBytes } from 'node:crypto';

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
  const known = readCookie(name, request.headers.get('Cookie') ?? '');
  const token = known ?? randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token), setCookie: known ? null : cookieOf(name, token, protocol === 'https:') };
}

/** The digest of a token; that of an invalid one matches nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function readCookie(name: string, header: string): string | undefined {
  const pairs = header.split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([own, value]) => own === name && SHAPE.test(value ?? ''))?.[1];
}

function cookieOf(name: string, token: string, secure: boolean): string {
  const parts = [`${name}=${token}`, 'Path=/', `Max-Age=${MAX_AGE_SECONDS}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}
