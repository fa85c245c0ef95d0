import { createHash, randomBytes } from 'node:crypto';

const NAME = 'valuation';
const MAX_AGE_SECONDS = 30 * 86_400;
const SHAPE = /^[\w-]{43}$/;

/** Whose valuations somebody may open: only the digest is stored, so a leaked database opens none. */
export interface ValuationToken {
  token: string;
  hash: string;
  /** The header that gives a new visitor their cookie; null for one who has it. */
  setCookie: string | null;
}

/** The visitor of the request's cookie, or a new one with 256 random bits. */
export function getValuationToken(request: Request, { protocol }: Pick<URL, 'protocol'>): ValuationToken {
  const known = readCookie(request.headers.get('Cookie') ?? '');
  const token = known ?? randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token), setCookie: known ? null : cookieOf(token, protocol === 'https:') };
}

/** The digest of a token; that of an invalid one matches nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function readCookie(header: string): string | undefined {
  const pairs = header.split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([name, value]) => name === NAME && SHAPE.test(value ?? ''))?.[1];
}

function cookieOf(token: string, secure: boolean): string {
  const parts = [`${NAME}=${token}`, 'Path=/', `Max-Age=${MAX_AGE_SECONDS}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}
