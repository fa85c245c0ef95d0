import type { ServerResponse } from 'node:http';
import type { RequestContext } from '../../features/request.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { plainPath, refuseAsProblem } from './refuse.ts';
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
  const text = `Too many requests; the next one may come in ${seconds} s`;
  refuseAsProblem(res, 429, text, { 'Retry-After': seconds });
  return true;
}

function isSent({ req }: ServerResponse): boolean {
  return req.method === 'POST';
}
