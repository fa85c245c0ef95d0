import type { ServerResponse } from 'node:http';
import { API_HEADERS } from '../../features/api/answer.ts';
import { problemJson } from '../../features/api/problem.ts';
import type { RequestContext } from '../../features/request.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { COMMON_HEADERS } from '../security-headers.ts';
import type { TokenBuckets } from './token-buckets.ts';

/** Callers whose counts are held at most; a count takes about 200 bytes. */
export const MOST_CALLERS = 50_000;

interface Limit {
  path: RegExp;
  name: string;
  perMinute: (settings: SiteSettings) => number;
  /** Whether only what is sent counts, and not what is read. */
  sentOnly?: boolean;
}

/** Which setting says how often an address may be asked, by the beginning of its path; the first that fits. */
const LIMITS: Limit[] = [
  { path: /^(\/api)?\/chat\b/i, name: 'chat', perMinute: ({ api }) => api.chatPerMinute },
  {
    path: /^\/cars\/[^/]+\/(view\.json|phone-reveal)\/?$/i,
    name: 'visits',
    perMinute: ({ api }) => api.eventsPerMinute,
  },
  { path: /^\/api\/events\b/i, name: 'events', perMinute: ({ api }) => api.eventsPerMinute },
  { path: /^\/cars\/[^/]+\/finance\/?$/i, name: 'api', perMinute: ({ api }) => api.requestsPerMinute },
  { path: /^\/api\/youx\b/i, name: 'quotes', perMinute: ({ api }) => api.quotesPerMinute },
  { path: /^\/api\/leads\b/i, name: 'forms', perMinute: ({ api }) => api.formsPerMinute },
  { path: /^\/api\//i, name: 'api', perMinute: ({ api }) => api.requestsPerMinute },
  { path: /^/, name: 'forms', perMinute: ({ api }) => api.formsPerMinute, sentOnly: true },
];

/**
 * Refuses a request to the API whose caller has asked this site too often lately, with 429 and the seconds to wait. Gives false for
 * all that may go on.
 */
export function refuseTooMany(
  res: ServerResponse,
  caller: string,
  { site, settings, url, now }: RequestContext,
  buckets: TokenBuckets,
): boolean {
  const asked = plainPath(url.pathname);
  const limit = LIMITS.find(({ path, sentOnly }) => path.test(asked) && !(sentOnly && !isSent(res)));
  if (!limit) return false;
  const key = `${site.id} ${limit.name} ${caller}`;
  const allowance = buckets.take(key, limit.perMinute(settings), now.getTime());
  if (allowance.ok) return false;
  const seconds = allowance.retryAfterSeconds;
  for (const [name, value] of [...COMMON_HEADERS, ...Object.entries(API_HEADERS)]) res.setHeader(name, value);
  res.writeHead(429, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    'Retry-After': seconds,
  });
  res.end(problemJson(429, `Too many requests; the next one may come in ${seconds} s`));
  return true;
}

function isSent({ req }: ServerResponse): boolean {
  return req.method === 'POST';
}

/** The router reads an address with its escapes undone, so that `/%61pi` is the API too. */
function plainPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/\/+/g, '/');
  } catch {
    return pathname;
  }
}
