import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { setCampaignCookie } from '../../kernel/leads/campaign/cookie.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { createAnonymousVisit } from '../../kernel/request/visit.ts';
import type { Metrics } from '../operations/metrics.ts';
import { parsePageAddress, withCampaign } from './addresses/page-address.ts';
import { chooseEncoding, encodeBody } from './responses/encoding.ts';
import { type CachedPage, formatPageKey, type PageCache } from './responses/page-cache.ts';
import { buildContentSecurityPolicy, COMMON_HEADERS } from './responses/security-headers.ts';
import { listBookingOrigins, listMapOrigins, listServiceOrigins } from './responses/service-origins.ts';

/** Lifetime of an anonymous page in the cache: texts that depend on the clock ("open now") are at most this old. */
const PAGE_LIFE_MS = 60_000;

/** Pages made without the database, such as a vehicle's page from its card, are soon rendered again. */
const FALLBACK_LIFE_MS = 5_000;

/** A missing page costs as much to render as any other, and whole floods request it; it may soon exist. */
const ABSENT_LIFE_MS = 5_000;
const ABSENT = [404, 410];

/** Addresses that are always private, or rendered for one visitor: never tried for everyone first. */
const PERSONAL = /^\/(cars\/[^/]+\/(view\.json|pdf)|api\/(watchlist|my-data)|keep)$/;

export interface PageAnswerer {
  cache: PageCache;
  /** Cache of missing pages: anybody can request any number of them, and they must not evict pages that exist. */
  absent: PageCache;
  metrics: Metrics;
  answer: (request: Request, context: RequestContext) => Promise<Response>;
  /** How many reads have been answered without the database so far. */
  fallbacksUsed: () => number;
  /** Whether HTML gets its content security policy (not in development, where Vite adds scripts of its own). */
  hasSecurityPolicy: boolean;
  /** Renderings in progress, by key: a crowd that requests one page renders it once. */
  rendering: Map<string, Promise<CachedPage | undefined>>;
}

/**
 * Answers with the page at the request's address. A read comes from the page cache, or from a rendering shared by
 * everyone who requests it; a write, or a page private to its visitor, is answered individually. Finished HTML is sent
 * with its security policy, an ETag and the best encoding that the caller accepts.
 */
export async function answerPage(
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  pages: PageAnswerer,
): Promise<void> {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (isRead) setCampaignCookie(context);
  if (!isRead || PERSONAL.test(context.url.pathname)) return sendPrivately(req, res, context, pages);
  const { path, campaign } = parsePageAddress(req.url ?? '/');
  const { id: siteId, settingsVersion, origin, requestSource } = context.site;
  // The site's own origin is part of the address, since canonical links name it; nothing else of the Host is.
  const address = `${origin}${path}`;
  const key = formatPageKey({
    siteId,
    settingsVersion,
    stockVersion: context.stock.version,
    requestSource,
    address,
  });
  const cached = find(key, context.now.getTime(), pages);
  pages.metrics.pageCache.inc({ result: cached ? 'hit' : 'miss' });
  const page = cached ?? (await renderOnce(key, address, context, pages));
  if (!page || (campaign !== '' && page.status === ROUTER_REDIRECT)) return sendPrivately(req, res, context, pages);
  return sendPage(req, res, key, page, { pages, visit: context.visit, campaign });
}

function find(key: string, now: number, { cache, absent }: PageAnswerer): CachedPage | undefined {
  return cache.find(key, now) ?? absent.find(key, now);
}

/** The cache for pages of a status; redirects and failures are not cached. */
function findCacheFor(status: number, { cache, absent }: PageAnswerer): PageCache | undefined {
  if (status === 200) return cache;
  return ABSENT.includes(status) ? absent : undefined;
}

/**
 * The router's response to its own scripts in place of a redirect: the target is in the body, so the route itself has
 * to pass a campaign on.
 */
const ROUTER_REDIRECT = 202;

/** Renders a page, or joins a rendering of the same page in progress. */
function renderOnce(key: string, address: string, context: RequestContext, pages: PageAnswerer) {
  const underWay = pages.rendering.get(key);
  if (underWay) return underWay;
  const work = render(key, address, context, pages).finally(() => pages.rendering.delete(key));
  pages.rendering.set(key, work);
  return work;
}

/**
 * Renders a page for everyone: from a request without anything of the visitor who happened to come first, neither
 * cookies, parameters that no page knows, nor their abort signal. Returns undefined when the page turns out to be
 * private, or looked for a visitor.
 */
async function render(
  key: string,
  address: string,
  asked: RequestContext,
  pages: PageAnswerer,
): Promise<CachedPage | undefined> {
  const url = new URL(asked.url);
  url.search = parsePageAddress(url.pathname + url.search).search;
  const context = { ...asked, url, visit: createAnonymousVisit() };
  const standIns = pages.fallbacksUsed();
  const response = await pages.answer(new Request(address), context);
  if (context.visit.isPersonal || isPrivate(response)) return undefined;
  const body = new Uint8Array(await response.arrayBuffer());
  const page: CachedPage = {
    status: response.status,
    headers: pageHeaders(response, body, context, pages.hasSecurityPolicy),
    etag: response.headers.get('ETag') ?? `"${hash('sha1', body, 'base64url')}"`,
    body,
    encoded: new Map(),
    expiresAt: context.now.getTime() + lifeOf(response.status, pages.fallbacksUsed() !== standIns),
  };
  findCacheFor(page.status, pages)?.set(key, page);
  return page;
}

function lifeOf(status: number, isStandIn: boolean): number {
  if (isStandIn) return FALLBACK_LIFE_MS;
  return ABSENT.includes(status) ? ABSENT_LIFE_MS : PAGE_LIFE_MS;
}

function isPrivate({ headers }: Response): boolean {
  return headers.has('Set-Cookie') || /private|no-store/.test(headers.get('Cache-Control') ?? '');
}

function pageHeaders(
  response: Response,
  body: Uint8Array,
  { settings }: RequestContext,
  policed: boolean,
): [string, string][] {
  const headers: [string, string][] = [...response.headers].filter(([name]) => name !== 'content-length');
  if (!response.headers.has('Cache-Control')) headers.push(['Cache-Control', 'no-cache']);
  if (policed && needsPolicy(response)) headers.push(policyOf(body, settings));
  // Applies to every page, whatever its own headers: a hidden site must be hidden as a whole.
  if (settings.seo.indexing === 'forbidden') headers.push(['X-Robots-Tag', 'noindex, nofollow']);
  return [...headers, ...COMMON_HEADERS, ['Vary', 'Accept-Encoding']];
}

/** HTML needs one; the frame of an outside service has its own. */
function needsPolicy({ headers }: Response): boolean {
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return isHtml && !headers.has('Content-Security-Policy');
}

/** Marks pages that offer the chat of another provider. */
const CHAT_EMBED = 'data-chat="embed"';

/**
 * Marks forms that lead to the page of the site's payment service: browsers apply the policy to redirects of a form,
 * too.
 */
const TO_PAYMENTS = ' data-form-to="payments"';

/** Marks forms in which a place can be chosen that books at another service. */
const TO_BOOKING = ' data-form-to="booking"';

/** Marks maps: only their pages may connect to tile servers. */
const MAP = ' data-map="tiles"';

function policyOf(body: Uint8Array, settings: RequestContext['settings']): [string, string] {
  const { integrations } = settings;
  // A character for each byte: decoding would take longer than the search, and what is looked for is plain ASCII.
  const html = Buffer.from(body.buffer, body.byteOffset, body.length).toString('latin1');
  const url = html.includes(CHAT_EMBED) ? integrations.chat.embedUrl : null;
  const formUrl = html.includes(TO_PAYMENTS) ? integrations.payments.pageOrigin : null;
  const bookings = html.includes(TO_BOOKING) ? listBookingOrigins(settings) : [];
  const maps = html.includes(MAP) ? listMapOrigins(settings) : [];
  const originOf = (address: string | null) => address && new URL(address).origin;
  const policy = buildContentSecurityPolicy(
    html,
    originOf(url),
    [...(formUrl ? [new URL(formUrl).origin] : []), ...bookings],
    listServiceOrigins(settings),
    maps,
  );
  return ['Content-Security-Policy', policy];
}

async function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  key: string,
  page: CachedPage,
  { pages, visit, campaign }: { pages: PageAnswerer; visit: RequestContext['visit']; campaign: string },
): Promise<void> {
  const encoding = chooseEncoding(req.headers['accept-encoding']);
  const etag = encoding === 'identity' ? page.etag : page.etag.replace(/"$/, `-${encoding}"`);
  for (const [name, value] of page.headers)
    res.setHeader(name, name === 'location' ? withCampaign(value, campaign) : value);
  if (visit.newCookies.length > 0) {
    // The page is everybody's, its cookies are not: no cache on the way may store them.
    res.setHeader('Cache-Control', 'private, no-cache').setHeader('Set-Cookie', visit.newCookies);
  }
  if (page.status === 200) res.setHeader('ETag', etag);
  if (page.status === 200 && req.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    res.writeHead(304).end();
    return;
  }
  let body = encoding === 'identity' ? page.body : page.encoded.get(encoding);
  if (!body) {
    body = await encodeBody(page.body, encoding);
    findCacheFor(page.status, pages)?.addBody(key, encoding, body);
  }
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', body.length);
  res.writeHead(page.status);
  res.end(req.method === 'HEAD' ? undefined : body);
}

async function sendPrivately(
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  pages: PageAnswerer,
): Promise<void> {
  const answered = await pages.answer(createRequest(req, res, addressOf(context)), context);
  const response = withVisit(answered, context.visit);
  for (const [name, value] of COMMON_HEADERS) res.setHeader(name, value);
  if (response.status === 405) res.setHeader('Allow', 'GET, HEAD');
  if (!pages.hasSecurityPolicy || !needsPolicy(response)) return sendResponse(res, response);
  const body = new Uint8Array(await response.arrayBuffer());
  res.setHeader(...policyOf(body, context.settings));
  await sendResponse(res, new Response(body, response));
}

/**
 * A private response is never cached by anybody, whatever its own headers; and new cookies are set with every response.
 */
function withVisit(response: Response, { isPersonal, newCookies }: RequestContext['visit']): Response {
  if (!isPersonal && newCookies.length === 0) return response;
  const own = new Response(response.body, response);
  own.headers.set('Cache-Control', 'private, no-store');
  for (const cookie of newCookies) own.headers.append('Set-Cookie', cookie);
  return own;
}

/** The router compares a form's Origin with the address of the request: it must be the one the visitor sees. */
const addressOf = ({ url }: RequestContext) => ({ host: url.host, protocol: url.protocol });
