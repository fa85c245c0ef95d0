import { createHash } from 'node:crypto';
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

/** Longest time an anonymous page is served again: what it says of the clock ("open now") is at most this old. */
const PAGE_LIFE_MS = 60_000;

/** What was made without the database, such as a vehicle's page from its card, is soon made anew. */
const FALLBACK_LIFE_MS = 5_000;

/** A page that isn't there is rendered like any other, and asked for by whole floods; it may soon be there. */
const ABSENT_LIFE_MS = 5_000;
const ABSENT = [404, 410];

/** What is always a visitor's own, or made for one, and so is never asked for everyone first. */
const PERSONAL = /^\/(cars\/[^/]+\/(view\.json|pdf)|api\/(watchlist|my-data)|keep)$/;

export interface PageAnswerer {
  cache: PageCache;
  /**
   * Pages that aren't there, by themselves: anybody can ask for any number of them, and none is to push out a page that
   * is.
   */
  absent: PageCache;
  metrics: Metrics;
  answer: (request: Request, context: RequestContext) => Promise<Response>;
  /** How many reads were answered so far without the database. */
  fallbacksUsed: () => number;
  /**
   * Whether HTML gets its content security policy (not in development, where Vite writes scripts of its own into it).
   */
  hasSecurityPolicy: boolean;
  /** Pages that are being rendered now, by key: a crowd that asks for one page renders it once. */
  rendering: Map<string, Promise<CachedPage | undefined>>;
}

/**
 * Answers with the page at the request's address: a page that is read comes from the page cache, or from a rendering
 * that all who ask for it share; what is sent, or is private to its visitor, is answered by itself. Finished HTML
 * leaves with its security policy, an ETag and the best encoding the caller takes.
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
  const { id: siteId, settingsVersion, origin, askedFrom } = context.site;
  // The site's own origin is part of the address, since canonical links name it; whatever else the Host says is not.
  const address = `${origin}${path}`;
  const key = formatPageKey({
    siteId,
    settingsVersion,
    stockVersion: context.stock.version,
    askedFrom,
    address,
  });
  const kept = find(key, context.now.getTime(), pages);
  pages.metrics.pageCache.inc({ result: kept ? 'hit' : 'miss' });
  const page = kept ?? (await renderOnce(key, address, context, pages));
  if (!page || (campaign !== '' && page.status === ROUTER_REDIRECT))
    return sendPrivately(req, res, context, pages);
  return sendPage(req, res, key, page, { pages, visit: context.visit, campaign });
}

function find(key: string, now: number, { cache, absent }: PageAnswerer): CachedPage | undefined {
  return cache.find(key, now) ?? absent.find(key, now);
}

/** Where pages of a status are kept; redirects and failures are not. */
function findCacheFor(status: number, { cache, absent }: PageAnswerer): PageCache | undefined {
  if (status === 200) return cache;
  return ABSENT.includes(status) ? absent : undefined;
}

/**
 * The router's answer to its own scripts in place of a redirect: where it leads is in the body, so the room itself has
 * to carry a campaign along.
 */
const ROUTER_REDIRECT = 202;

/** Renders a page, or joins a rendering of the same page that is under way. */
function renderOnce(key: string, address: string, context: RequestContext, pages: PageAnswerer) {
  const underWay = pages.rendering.get(key);
  if (underWay) return underWay;
  const work = render(key, address, context, pages).finally(() => pages.rendering.delete(key));
  pages.rendering.set(key, work);
  return work;
}

/**
 * Renders a page for everyone: from a request that carries nothing of the visitor who happened to ask first, neither
 * cookies, parameters that no page knows, nor the signal of leaving. Gives undefined when the page says that it is
 * private, or asked who is there.
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
    etag: response.headers.get('ETag') ?? `"${createHash('sha1').update(body).digest('base64url')}"`,
    bodies: new Map([['identity', body]]),
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
  // Said of every page, whatever it says itself: a site that is not to be found is not to be found by halves.
  if (settings.seo.indexing === 'forbidden') headers.push(['X-Robots-Tag', 'noindex, nofollow']);
  return [...headers, ...COMMON_HEADERS, ['Vary', 'Accept-Encoding']];
}

/** HTML needs one; the frame of an outside service brings its own. */
function needsPolicy({ headers }: Response): boolean {
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return isHtml && !headers.has('Content-Security-Policy');
}

/** Stands on pages that offer the chat of another provider. */
const CHAT_EMBED = 'data-chat="embed"';

/**
 * Stands on forms that lead to the page of the site's payment service: browsers hold redirects of a form to the policy,
 * too.
 */
const TO_PAYMENTS = ' data-form-to="payments"';

/** Stands on forms in which a place can be chosen that books at another service. */
const TO_BOOKING = ' data-form-to="booking"';

/** Stands on maps: only their pages may ask the servers of tiles. */
const MAP = ' data-map="tiles"';

function policyOf(body: Uint8Array, settings: RequestContext['settings']): [string, string] {
  const { integrations } = settings;
  const html = Buffer.from(body).toString('utf8');
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
    // The page is everybody's, its cookies are not: no cache on the way may keep them.
    res.setHeader('Cache-Control', 'private, no-cache').setHeader('Set-Cookie', visit.newCookies);
  }
  if (page.status === 200) res.setHeader('ETag', etag);
  if (page.status === 200 && req.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    res.writeHead(304).end();
    return;
  }
  let body = page.bodies.get(encoding);
  if (!body) {
    body = await encodeBody(page.bodies.get('identity') as Uint8Array, encoding);
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
 * What one visitor has is never kept by anybody else, whatever the page says; and what the visit brings its browser
 * leaves with every answer.
 */
function withVisit(response: Response, { isPersonal, newCookies }: RequestContext['visit']): Response {
  if (!isPersonal && newCookies.length === 0) return response;
  const own = new Response(response.body, response);
  own.headers.set('Cache-Control', 'private, no-store');
  for (const cookie of newCookies) own.headers.append('Set-Cookie', cookie);
  return own;
}

/**
 * The router compares where a form was sent from with the address of the request: it must be the one the visitor sees.
 */
const addressOf = ({ url }: RequestContext) => ({ host: url.host, protocol: url.protocol });
