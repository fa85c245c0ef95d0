import { buildVisitorCookie, readVisitorCookie } from '../../../kernel/request/visitor-cookie.ts';

const NAME = 'holder';
const SHAPE = /^[0-9a-f-]{36}$/;
const DAY_SECONDS = 86_400;

/**
 * The id that the visitor's browser got when they first opened a checkout; undefined for none, or for an invalid one.
 */
export function readHolder(request: Request): string | undefined {
  return readVisitorCookie(request.headers.get('Cookie'), NAME, (value) => SHAPE.test(value));
}

/** Lets a visitor come back to the vehicle that they hold, for a day. Scripts cannot read it. */
export function buildHolderCookie(holder: string, { protocol }: Pick<URL, 'protocol'>): string {
  return buildVisitorCookie(NAME, holder, { maxAgeSeconds: DAY_SECONDS, protocol });
}
