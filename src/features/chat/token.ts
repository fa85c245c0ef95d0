import { createHash, randomBytes } from 'node:crypto';

const NAME = 'chat';
const MAX_AGE_SECONDS = 30 * 86_400;
const SHAPE = /^[\w-]{43}$/;

/**
 * The visitor of a conversation, as the cookie identifies them: only the digest is stored, so a leaked database opens
 * no conversation.
 */
export interface ChatToken {
  hash: string;
  /** The header that gives a new visitor their cookie; null for one who has it. */
  setCookie: string | null;
}

/** The visitor of the request's cookie, or a new one with 256 random bits. */
export function getChatToken(request: Request, url: Pick<URL, 'protocol'>): ChatToken {
  const known = readCookie(request.headers.get('Cookie') ?? '');
  const token = known ?? randomBytes(32).toString('base64url');
  return {
    hash: createHash('sha256').update(token).digest('base64url'),
    setCookie: known ? null : cookieOf(token, url.protocol === 'https:'),
  };
}

function readCookie(header: string): string | undefined {
  const pairs = header.split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([name, value]) => name === NAME && SHAPE.test(value ?? ''))?.[1];
}

function cookieOf(token: string, secure: boolean): string {
  const parts = [`${NAME}=${token}`, 'Path=/', `Max-Age=${MAX_AGE_SECONDS}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}
