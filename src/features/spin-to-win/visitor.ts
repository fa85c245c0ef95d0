import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { buildVisitorCookie, readVisitorCookie } from '../../kernel/request/visitor-cookie.ts';

const NAME = 'spin';
const MAX_AGE_SECONDS = 400 * 86_400;
const SHAPE = /^[\w-]{22}\.[\w-]{43}$/;

/** A new visitor's turn: random, and signed by the site, so that nobody makes their own. */
export function createTurn(secret: string): string {
  const token = randomBytes(16).toString('base64url');
  return `${token}.${signatureOf(token, secret)}`;
}

export function isOwnTurn(turn: string, secret: string): boolean {
  if (!SHAPE.test(turn)) return false;
  const point = turn.indexOf('.');
  const [token, signature] = [turn.slice(0, point), turn.slice(point + 1)];
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(token, secret)));
}

/** The stored form of a turn: a digest, which opens nobody's page. */
export function hashTurn(turn: string): string {
  return createHash('sha256').update(turn).digest('base64url');
}

/** The turn in a visitor's cookie, if the site has signed it. */
export function readTurn(request: Request, secret: string): string | undefined {
  return readVisitorCookie(request.headers.get('Cookie'), NAME, (value) => isOwnTurn(value, secret));
}

/** Stores a turn in the visitor's browser, for as long as browsers allow; scripts cannot read it. */
export function buildTurnCookie(turn: string, { protocol }: Pick<URL, 'protocol'>): string {
  return buildVisitorCookie(NAME, turn, { maxAgeSeconds: MAX_AGE_SECONDS, protocol });
}

function signatureOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64url');
}
