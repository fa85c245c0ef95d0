import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { setCampaignCookie } from '../../kernel/leads/campaign/cookie.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { createAnonymousVisit } from '../../kernel/request/visit.ts';
import type { Metrics } from '../operations/metrics.ts';
import { parsePageAddress, withCampaign } from './addresses/page-address.ts';
import type { SharedRenderings } from './renderings/shared-renderings.ts';
import { NotRendered, type RenderingTurns } from './renderings/turns.ts';
import { chooseEncoding, encodeBody } from './responses/encoding.ts';
import { type CachedPage, formatPageKey, formatPageVersion, type PageCache } from './responses/page-cache.ts';
import { refuseBusy } from './responses/refuse-busy.ts';
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
  /** The turns of the sites for all reads that are not cached; writes wait for none. */
  turns: RenderingTurns;
  /** Renderings waiting and in progress: a crowd that requests one page renders it once. */
  rendering: SharedRenderings<CachedPage | undefined>;
}

/** Forms need its answer, which costs next to nothing: it waits for no rendering. */
const BOT_CHECK = /^\/api\/bot-check$/;

/**
 * Answers with the page at the request's address. A read comes from the page cache, or from a rendering shared by
 * everyone who requests it; a write, or a page private to its visitor, is answered individually. Finished HTML is sent
 * with its security policy, an ETag and the best encoding that the caller accepts. A read of a site beyond its share of
 * renderings gets the page as it was some minutes ago, or 503.
 */
export async function answerPage(
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  pages: PageAnswerer,
): Promise<void> {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (!isRead || BOT_CHECK.test(context.url.pathname)) {
    if (isRead) setCampaignCookie(context);
    return sendResponse(res, await answerPrivately(req, res, context, pages));
  }
  setCampaignCookie(context);
  const read: Read = { req, res, context, pages, left: signalOfLeaving(res), ...identify(req, context) };
  try {
    await answerRead(read);
  } catch (error) {
    if (!(error instanceof NotRendered)) throw error;
    if (error.reason === 'overload') await answerOverloaded(read, error);
  }
}

/** A request to read a page, and what identifies the page in the cache. */
interface Read {
  req: IncomingMessage;
  res: ServerResponse;
  context: RequestContext;
  pages: PageAnswerer;
  /** Aborted when the caller goes away. */
  left: AbortSignal;
  key: string;
  version: string;
  address: string;
  campaign: string;
}

function identify(req: IncomingMessage, { site, stock }: RequestContext) {
  const { path, campaign } = parsePageAddress(req.url ?? '/');
  // The site's own origin is part of the address, since canonical links name it; nothing else of the Host is.
  const address = `${site.origin}${path}`;
  const key = formatPageKey({ siteId: site.id, requestSource: site.requestSource, address });
  return {
    key,
    version: formatPageVersion({ settings: site.settingsVersion, stock: stock.version }),
    address,
    campaign,
  };
}

function signalOfLeaving(res: ServerResponse): AbortSignal {
  const left = new AbortController();
  // The caller may have left while the site was opened.
  if (res.closed) left.abort();
  else res.once('close', () => left.abort());
  return left.signal;
}

async function answerRead(read: Read): Promise<void> {
  const { context, pages, key, version, left, campaign } = read;
  if (PERSONAL.test(context.url.pathname)) return sendPrivately(read);
  const cached = find(read);
  pages.metrics.pageCache.inc({ result: cached ? 'hit' : 'miss' });
  const render = (allLeft: AbortSignal) =>
    pages.turns.take({ site: context.site.id, left: allLeft, mostWaiting: patienceOf(read) }, () => renderForAll(read));
  const page = cached ?? (await pages.rendering.join(`${version} ${key}`, left, render));
  if (!page || (campaign !== '' && page.status === ROUTER_REDIRECT)) return sendPrivately(read);
  return sendPage(read, page);
}

function find({ key, version, context, pages: { cache, absent } }: Read): CachedPage | undefined {
  const now = context.now.getTime();
  return cache.find(key, version, now) ?? absent.find(key, version, now);
}

/** Behind so many a reader is better served with an outdated page at once. */
const PATIENCE = 40;

function patienceOf({ key, version, context, pages }: Read): number | undefined {
  return pages.cache.findOutdated(key, version, context.now.getTime()) && PATIENCE;
}

async function answerOverloaded(read: Read, { isFirst }: NotRendered): Promise<void> {
  const { res, context, pages, key, version } = read;
  const page = pages.cache.findOutdated(key, version, context.now.getTime());
  pages.metrics.renderingsRefused.inc({ result: page ? 'outdated' : 'unavailable' });
  if (isFirst) context.log.warn({ feature: 'pages' }, 'A site is requested faster than its pages can be rendered');
  if (page) return sendPage(read, page);
  refuseBusy(res, context);
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

/**
 * Renders a page for everyone: from a request without anything of the visitor who happened to come first, neither
 * cookies, parameters that no page knows, nor their abort signal. Returns undefined when the page turns out to be
 * private, or looked for a visitor.
 */
async function renderForAll(read: Read): Promise<CachedPage | undefined> {
  const page = await render(read);
  const { key, pages } = read;
  // A failure says nothing of the page. All else replaces it: what is no longer so must not stand in for what is.
  if (page && page.status >= 500) return page;
  for (const cache of [pages.cache, pages.absent]) cache.delete(key);
  if (page) findCacheFor(page.status, pages)?.set(key, page);
  return page;
}

/** Undefined when the page turns out to be private, or looked for a visitor. */
async function render({ address, version, context: asked, pages }: Read): Promise<CachedPage | undefined> {
  const url = new URL(asked.url);
  url.search = parsePageAddress(url.pathname + url.search).search;
  const context = { ...asked, url, visit: createAnonymousVisit() };
  const standIns = pages.fallbacksUsed();
  const response = await pages.answer(new Request(address), context);
  if (context.visit.isPersonal || isPrivate(response)) return undefined;
  const body = new Uint8Array(await response.arrayBuffer());
  return {
    version,
    status: response.status,
    headers: pageHeaders(response, body, context, pages.hasSecurityPolicy),
    etag: response.headers.get('ETag') ?? `"${hash('sha1', body, 'base64url')}"`,
    body,
    encoded: new Map(),
    expiresAt: context.now.getTime() + lifeOf(response.status, pages.fallbacksUsed() !== standIns),
  };
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

async function sendPage({ req, res, key, pages, context: { visit }, campaign }: Read, page: CachedPage): Promise<void> {
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
    findCacheFor(page.status, pages)?.addBody(key, page, encoding, body);
  }
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', body.length);
  res.writeHead(page.status);
  res.end(req.method === 'HEAD' ? undefined : body);
}

async function sendPrivately({ req, res, context, pages, left }: Read): Promise<void> {
  const place = { site: context.site.id, left };
  const response = await pages.turns.take(place, () => answerPrivately(req, res, context, pages));
  await sendResponse(res, response);
}

/** The answer to one visitor; the body of HTML is complete, other bodies may still be on their way. */
async function answerPrivately(
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  pages: PageAnswerer,
): Promise<Response> {
  const answered = await pages.answer(createRequest(req, res, addressOf(context)), context);
  const response = withVisit(answered, context.visit);
  for (const [name, value] of COMMON_HEADERS) res.setHeader(name, value);
  if (response.status === 405) res.setHeader('Allow', 'GET, HEAD');
  if (!pages.hasSecurityPolicy || !needsPolicy(response)) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  res.setHeader(...policyOf(body, context.settings));
  return new Response(body, response);
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
