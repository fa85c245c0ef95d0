import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import type { RequestContext } from '../../features/request.ts';
import type { Metrics } from '../metrics.ts';
import { type CachedPage, type PageCache, pageKey } from '../page-cache.ts';
import { COMMON_HEADERS, contentSecurityPolicy } from '../security-headers.ts';
import { chooseEncoding, encodeBody } from './encoding.ts';

/** Longest time an anonymous page is served again: what it says of the clock ("open now") is at most this old. */
const PAGE_LIFE_MS = 60_000;

export interface PageAnswerer {
  cache: PageCache;
  metrics: Metrics;
  answer: (request: Request, context: RequestContext) => Promise<Response>;
  /** Whether HTML gets its content security policy (not in development, where Vite writes scripts of its own into it). */
  policed: boolean;
  /** Pages that are being rendered now, by key: a crowd that asks for one page renders it once. */
  rendering: Map<string, Promise<CachedPage | Response>>;
}

/**
 * Answers with the page at the request's address: from the page cache when it may be (a GET without credentials), else from the
 * router. Finished HTML leaves with its security policy, an ETag and the best encoding the caller takes.
 */
export async function answerPage(
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  pages: PageAnswerer,
): Promise<void> {
  const reads = req.method === 'GET' || req.method === 'HEAD';
  if (!reads) return sendUncached(req, res, context, pages);
  const { site } = context;
  // The origin is part of the address: canonical links name it.
  const address = `${context.url.origin}${req.url ?? '/'}`;
  const key = pageKey({
    siteId: site.id,
    settingsVersion: site.settingsVersion,
    stockVersion: context.stock.version,
    address,
  });
  const kept = pages.cache.find(key, context.now.getTime());
  pages.metrics.pageCache.inc({ result: kept ? 'hit' : 'miss' });
  if (kept) return sendPage(req, res, key, kept, pages.cache);
  const made = await renderOnce(req, res, key, context, pages);
  if (made instanceof Response) return sendResponse(res, made);
  return sendPage(req, res, key, made, pages.cache);
}

/** Renders a page, or joins a rendering of the same page that is under way. A streamed or private answer is made for one caller. */
async function renderOnce(
  req: IncomingMessage,
  res: ServerResponse,
  key: string,
  context: RequestContext,
  pages: PageAnswerer,
) {
  const underWay = pages.rendering.get(key);
  if (underWay) {
    const shared = await underWay;
    if (!(shared instanceof Response)) return shared;
  }
  const work = render(req, res, key, context, pages);
  pages.rendering.set(key, work);
  try {
    return await work;
  } finally {
    if (pages.rendering.get(key) === work) pages.rendering.delete(key);
  }
}

async function render(
  req: IncomingMessage,
  res: ServerResponse,
  key: string,
  context: RequestContext,
  pages: PageAnswerer,
) {
  const response = await pages.answer(createRequest(req, res, addressOf(context)), context);
  if (
    response.headers.get('Set-Cookie') ||
    /private|no-store/.test(response.headers.get('Cache-Control') ?? '')
  )
    return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const made: CachedPage = {
    status: response.status,
    headers: pageHeaders(response, body, pages.policed),
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    bodies: new Map([['identity', body]]),
    expiresAt: context.now.getTime() + PAGE_LIFE_MS,
  };
  if (response.status === 200) pages.cache.set(key, made);
  return made;
}

function pageHeaders(response: Response, body: Uint8Array, policed: boolean): [string, string][] {
  const headers: [string, string][] = [...response.headers].filter(([name]) => name !== 'content-length');
  if (!response.headers.has('Cache-Control')) headers.push(['Cache-Control', 'no-cache']);
  if (policed && response.headers.get('Content-Type')?.startsWith('text/html'))
    headers.push(['Content-Security-Policy', contentSecurityPolicy(Buffer.from(body).toString('utf8'))]);
  return [...headers, ...COMMON_HEADERS, ['Vary', 'Accept-Encoding']];
}

async function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  key: string,
  page: CachedPage,
  cache: PageCache,
): Promise<void> {
  const encoding = chooseEncoding(req.headers['accept-encoding']);
  const etag = encoding === 'identity' ? page.etag : page.etag.replace(/"$/, `-${encoding}"`);
  for (const [name, value] of page.headers) res.setHeader(name, value);
  if (page.status === 200) res.setHeader('ETag', etag);
  if (page.status === 200 && req.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    res.writeHead(304).end();
    return;
  }
  let body = page.bodies.get(encoding);
  if (!body) {
    body = await encodeBody(page.bodies.get('identity') as Uint8Array, encoding);
    if (page.status === 200) cache.addBody(key, encoding, body);
    else page.bodies.set(encoding, body);
  }
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', body.length);
  res.writeHead(page.status);
  res.end(req.method === 'HEAD' ? undefined : body);
}

async function sendUncached(
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  pages: PageAnswerer,
): Promise<void> {
  const response = await pages.answer(createRequest(req, res, addressOf(context)), context);
  for (const [name, value] of COMMON_HEADERS) res.setHeader(name, value);
  await sendResponse(res, response);
}

/** The router compares where a form was sent from with the address of the request: it must be the one the visitor sees. */
const addressOf = ({ url }: RequestContext) => ({ host: url.host, protocol: url.protocol });
