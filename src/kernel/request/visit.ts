import type { SecurityEvent } from './security-events.ts';

/**
 * What is known of the browser that sent a request. It goes with the request: a page that is made for everybody has
 * none.
 */
export interface Visit {
  /** A header that the browser sent; null where it sent none, and always while a page is made for everybody. */
  header(name: string): string | null;
  /** The address on the internet that it came from, as callers are counted. */
  caller: string;
  /** Whether the answer depends on who asked: it is nobody else's then, and no cache's. */
  isPersonal: boolean;
  /** Cookies that leave with the answer, whatever it is. */
  newCookies: string[];
  /** What was done and refused of it that operators watch. */
  securityEvents: SecurityEvent[];
}

/** Nobody in particular: a page that asks who is there cannot be made for everybody, and says so (`isPersonal`). */
export function createAnonymousVisit(): Visit {
  return { header: () => null, caller: 'everybody', isPersonal: false, newCookies: [], securityEvents: [] };
}

type Headers = Record<string, string | string[] | undefined>;

/** The visit of a request, by its headers as node has them. */
export function createVisit(headers: Headers, caller: string): Visit {
  return {
    header: (name) => [headers[name.toLowerCase()] ?? []].flat().join('; ') || null,
    caller,
    isPersonal: false,
    newCookies: [],
    securityEvents: [],
  };
}

/** Whether the browser sent a cookie of this name. */
export function hasCookie(visit: Visit, name: string): boolean {
  const pairs = (visit.header('cookie') ?? '').split(/;\s*/);
  return pairs.some((pair) => pair.startsWith(`${name}=`));
}
