import type { ServerResponse } from 'node:http';
import { formatPhone } from '../../../domain/contact/phone.ts';
import { classifyTradeInRequest } from '../../../features/trade-in/request-kind.ts';
import { isUnchecked } from '../../../kernel/addresses/leads.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { isDrawn } from '../addresses/file-address.ts';
import { decodePath, refuseAsPage, refuseAsProblem, refusePlainly } from '../responses/refuse.ts';
import type { RateLimits } from './token-buckets.ts';

interface Limit {
  path: RegExp;
  name: string;
  perMinute: (settings: SiteSettings) => number;
  /** Whether only writes count. */
  isForWritesOnly?: boolean;
  /** The message where a person reads it: the page of a PDF shows these words. */
  inWords?: (seconds: number) => string;
  /** Of some of the requests to such a path: whether this is one. */
  isMatch?: (url: URL, settings: SiteSettings) => boolean;
}

const PAGES = 'pages';

/** The setting with the limit of an address, by the beginning of its path; the first match applies. */
const LIMITS: Limit[] = [
  { path: /^(\/api)?\/chat\b/i, name: 'chat', perMinute: ({ api }) => api.chatPerMinute },
  {
    path: /^\/cars\/[^/]+\/(view\.json|phone-reveal)\/?$/i,
    name: 'visits',
    perMinute: ({ api }) => api.eventsPerMinute,
  },
  {
    path: /^\/cars\/[^/]+\/pdf\/?$/i,
    name: 'PDFs',
    perMinute: ({ api }) => api.pdfsPerMinute,
    inWords: (seconds) => `Too many PDFs requested. Please try again in ${seconds} s.`,
  },
  { path: /^\/api\/events\b/i, name: 'events', perMinute: ({ api }) => api.eventsPerMinute },
  { path: /^\/cars\/[^/]+\/finance\/?$/i, name: 'api', perMinute: ({ api }) => api.requestsPerMinute },
  { path: /^\/api\/youx\b/i, name: 'quotes', perMinute: ({ api }) => api.quotesPerMinute },
  { path: /^\/api\/leads\b/i, name: 'plain forms', perMinute: plainForms, isMatch: isUnchecked },
  { path: /^\/api\/leads\b/i, name: 'forms', perMinute: ({ api }) => api.formsPerMinute },
  {
    path: /^\/api\/bot-check\b/i,
    name: 'checks',
    perMinute: ({ api }) => CHECKS_A_FORM * api.formsPerMinute,
  },
  { path: /^\/api\/miscellaneous\b/i, name: 'forms', perMinute: ({ api }) => api.formsPerMinute },
  { path: /^\/api\//i, name: 'api', perMinute: ({ api }) => api.requestsPerMinute },
  {
    path: /^/,
    name: 'lookups',
    perMinute: ({ tradeIn }) => tradeIn.lookupsPerMinute,
    isForWritesOnly: true,
    isMatch: (url, settings) => classifyTradeInRequest(url, settings) === 'lookup',
  },
  {
    path: /^/,
    name: 'steps',
    perMinute: ({ api }) => api.formsPerMinute,
    isForWritesOnly: true,
    isMatch: (url, settings) => classifyTradeInRequest(url, settings) === 'answers',
  },
  {
    path: /^\/sign-(in|out)\/?$/i,
    name: 'sign-in',
    perMinute: ({ api }) => api.formsPerMinute,
    isForWritesOnly: true,
  },
  { path: /^/, name: 'plain forms', perMinute: plainForms, isForWritesOnly: true },
  {
    path: /^/,
    name: PAGES,
    perMinute: ({ api }) => api.pagesPerMinute,
    // Files and pictures on the disk never come here.
    isMatch: ({ pathname }) => !isDrawn(decodePath(pathname)),
  },
];

/** A form that is touched and abandoned has used a bot check, too. */
const CHECKS_A_FORM = 3;

/** Forms without scripts have no bot check: they have a stricter limit (docs/decisions/bot-check.md). */
function plainForms({ api, integrations }: SiteSettings): number {
  const { formsPerMinute, plainFormsPerMinute } = api;
  return integrations.botCheck.provider === 'off' ? formsPerMinute : Math.min(formsPerMinute, plainFormsPerMinute);
}

/**
 * Refuses a caller who has recently made too many requests to this site, for pages, the API or with forms: 429 with the
 * seconds to wait. Returns false for all that may go on.
 */
export async function refuseTooMany(
  res: ServerResponse,
  caller: string,
  { site, settings, url, now }: RequestContext,
  limits: RateLimits,
): Promise<boolean> {
  const requested = decodePath(url.pathname);
  const limit = LIMITS.find(
    ({ path, isForWritesOnly, isMatch }) =>
      path.test(requested) && !(isForWritesOnly && !isSent(res)) && (isMatch?.(url, settings) ?? true),
  );
  if (!limit) return false;
  const key = `${site.id} ${limit.name} ${caller}`;
  const allowance = await limits.take(key, limit.perMinute(settings), now.getTime());
  if (allowance.ok) return false;
  const seconds = allowance.retryAfterSeconds;
  const text = `Too many requests; try again in ${seconds} s`;
  if (limit.name === PAGES) refusePage(res, seconds, settings);
  else if (limit.isForWritesOnly) refusePlainForm(res, seconds);
  else if (limit.inWords) refuseInWords(res, seconds, limit.inWords(seconds));
  else refuseAsProblem(res, 429, text, { 'Retry-After': seconds });
  return true;
}

/** A person reads this in place of the page: their input is still there when the browser goes back. */
function refusePlainForm(res: ServerResponse, seconds: number): void {
  refuseInWords(
    res,
    seconds,
    'Too many forms were sent from your connection, so this one wasn’t sent. Your answers are ' +
      `still there: please go back and send it again in ${seconds} s.`,
  );
}

/** A real visitor may share the address of a flood: the page is short, cheap, and names the phone number. */
function refusePage(res: ServerResponse, seconds: number, { brand, contact }: SiteSettings): void {
  const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
  const again = `Please wait ${wait} and try again, or call us on ${formatPhone(contact.phone)}.`;
  res.setHeader('Retry-After', seconds);
  refuseAsPage(res, 429, {
    title: `That was a lot at once | ${brand.name}`,
    heading: 'That was a lot at once',
    text: `Too many pages were requested from your connection. ${again}`,
  });
}

function refuseInWords(res: ServerResponse, seconds: number, words: string): void {
  res.setHeader('Retry-After', seconds);
  refusePlainly(res, 429, words);
}

function isSent({ req }: ServerResponse): boolean {
  return req.method === 'POST';
}
