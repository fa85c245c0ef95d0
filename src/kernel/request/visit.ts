import type { SecurityEvent } from './security-events.ts';

/** What is known of the browser that sent a request. A page that is rendered for everybody gets an anonymous visit. */
export interface Visit {
  /** A request header; null where the browser sent none, and always while a page is rendered for everybody. */
  header(name: string): string | null;
  /** The network address that it came from, as rate limits count callers. */
  caller: string;
  /** Whether the response depends on the visitor: then it is shared with nobody and stored in no cache. */
  isPersonal: boolean;
  /** Cookies that are set with the response, whatever it is. */
  newCookies: string[];
  /** Its actions and refusals that operators watch. */
  securityEvents: SecurityEvent[];
}

/**
 * An anonymous visit: a page that looks for a visitor cannot be rendered for everybody, and is marked (`isPersonal`).
 */
export function createAnonymousVisit(): Visit {
  return { header: () => null, caller: 'everybody', isPersonal: false, newCookies: [], securityEvents: [] };
}

type Headers = Record<string, string | string[] | undefined>;

export function createVisit(headers: Headers, caller: string): Visit {
  return {
    header: (name) => [headers[name.toLowerCase()] ?? []].flat().join('; ') || null,
    caller,
    isPersonal: false,
    newCookies: [],
    securityEvents: [],
  };
}

export function hasCookie(visit: Visit, name: string): boolean {
  const pairs = (visit.header('cookie') ?? '').split(/;\s*/);
  return pairs.some((pair) => pair.startsWith(`${name}=`));
}
