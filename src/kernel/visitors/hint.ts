import { getHintCookieName } from '../addresses/visitors.ts';
import type { RequestContext } from '../request/context.ts';
import { isSecure } from './auth.ts';

/**
 * Tells the scripts of pages, which are the same for everybody, that somebody is signed in here; it says nothing of
 * who, and opens nothing. With an age of 0 it goes.
 */
export function buildHintCookie(request: Pick<RequestContext, 'site'>, maxAgeSeconds: number): string {
  const secure = isSecure(request) ? '; Secure' : '';
  return `${getHintCookieName(request.site.storageName)}=1; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}
