import { getHintCookieName } from '../addresses/visitors.ts';
import type { RequestContext } from '../request/context.ts';
import { isSecure } from './auth.ts';

/**
 * Tells the scripts of pages, which are the same for everybody, that somebody is signed in; it does not say who, and
 * grants no access. An age of 0 removes it.
 */
export function buildHintCookie(request: Pick<RequestContext, 'site'>, maxAgeSeconds: number): string {
  const secure = isSecure(request) ? '; Secure' : '';
  return `${getHintCookieName(request.site.storageName)}=1; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}
