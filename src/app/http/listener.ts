import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { isUnavailable } from '../../db/unavailable.ts';
import { IMAGE_PREFIX } from '../../domain/media/image-address.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { recordRefusedWrite } from '../../kernel/request/security-events.ts';
import { createVisit, type Visit } from '../../kernel/request/visit.ts';
import { SiteRefused } from '../site-refused.ts';
import { getClientAddress } from './addresses/client-address.ts';
import { isFile } from './addresses/file-address.ts';
import { findRequestedAddress, isSecure, type RequestedAddress } from './addresses/host.ts';
import type { FindContext, FoundSite } from './file-context.ts';
import { answerImage, type ImageParts } from './images.ts';
import { refuseTooMany } from './limits/api-limits.ts';
import type { CallerLimits } from './limits/caller-limits.ts';
import { extractPath, logFailure, redactPath } from './log/log-failure.ts';
import { logSecurityEvents } from './log/security-log.ts';
import type { Middleware } from './media.ts';
import { answerOperations, type Operations } from './operations.ts';
import { answerPage, type PageAnswerer } from './pages.ts';
import { refuse, refuseForNow, refusePlainly } from './responses/refuse.ts';

export interface ListenerParts {
  log: Logger;
  trustProxy: boolean;
  operations: Operations;
  /** Built files under /assets (in development: Vite's own middleware). Calls `next` for other addresses. */
  assets: Middleware;
  /** The operator's pictures and videos under /media. Calls `next` where there are none. */
  media: Middleware;
  /** Resized pictures under /img. */
  images: Pick<ImageParts, 'service'>;
  limits: CallerLimits;
  /** The site at a host, known without reading anything; undefined when the host belongs to no site. */
  findSite: (host: string) => Pick<FoundSite, 'slug'> | undefined;
  /** The context of a site's request, with its stock; undefined when the host belongs to no site. */
  findContext: FindContext;
  /** The same for a picture or a file (`isFile`) of the site, without its stock. */
  findFileContext: FindContext;
  pages: PageAnswerer;
}

/** The request listener of node:http: operations, then files, then the page of the site that the host names. */
export function createListener(parts: ListenerParts): RequestListener {
  return (req, res) => {
    // Pages and log lines have an id that no caller chooses. A caller's own id is returned and logged beside it, but
    // never appears in a page.
    const requestId = randomUUID();
    const began = performance.now();
    res.setHeader('X-Request-Id', acceptRequestId(req.headers['x-request-id']) ?? requestId);
    if (isSecure(req, parts.trustProxy)) res.setHeader(...SECURE_FOR_A_YEAR);
    res.once('close', () => recordEnd(parts, req, res, requestId, (performance.now() - began) / 1000));
    const log = parts.log.child({ requestId });
    const failed = (error: unknown) => fail(log, error, req, res, requestId);
    // A file that is gone or can't be opened (during a deployment, or when too many are open) ends its own response,
    // but not the program.
    res.on('pipe', (file) => file.once('error', failed));
    answer(parts, req, res, requestId).catch(failed);
  };
}

/** TRACE and the like never reach the router. */
const METHODS = ['GET', 'HEAD', 'POST'];

async function answer(
  parts: ListenerParts,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
): Promise<void> {
  const path = extractPath(req.url ?? '/');
  if (await answerOperations(req, res, path, parts.operations)) return;
  const address = findRequestedAddress(req, parts.trustProxy);
  const url = address && parseUrl(req.url ?? '/', address.origin);
  if (!address || !url) return refusePlainly(res, 400, 'This is not a valid web address.');
  const site = parts.findSite(address.host);
  if (!site) return refuseUnknown(res);
  if (!METHODS.includes(req.method ?? '')) {
    res.setHeader('Allow', METHODS.join(', '));
    return refuse(res, path, 405, 'This page only takes GET, HEAD and POST.');
  }
  const visit = createVisit(req.headers, getClientAddress(req, parts.trustProxy));
  const log = parts.log.child({ site: site.slug, requestId });
  res.once('close', () => logSecurityEvents(log, { req, res, visit }));
  if (isForeignWrite(req, address)) {
    recordRefusedWrite(visit, 'foreign_origin');
    return refuse(res, path, 403, 'This form was sent from another website.');
  }
  await answerFile(parts, req, res, () => answerFromSite(parts, req, res, { address, url, requestId, visit }));
}

/** Answers with a file on the disk, which needs nothing of the site; with what the site has at the address if not. */
function answerFile(
  { media, assets }: ListenerParts,
  req: IncomingMessage,
  res: ServerResponse,
  otherwise: () => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    res.once('close', resolve);
    media(req, res, () => assets(req, res, () => void otherwise().then(resolve, reject)));
  });
}

interface Asked {
  address: RequestedAddress;
  url: URL;
  requestId: string;
  visit: Visit;
}

/** Answers with a picture or a page of the site. Only what needs its stock loads it. */
async function answerFromSite(
  parts: ListenerParts,
  req: IncomingMessage,
  res: ServerResponse,
  { visit, ...asked }: Asked,
): Promise<void> {
  const path = extractPath(req.url ?? '/');
  const needsStock = !path.startsWith(IMAGE_PREFIX) && !isFile(asked.url.pathname);
  const found = await findContext(parts, needsStock ? parts.findContext : parts.findFileContext, asked);
  if (found === 'unavailable') return refuseForNow(res, path);
  if (!found) return refuseUnknown(res);
  const known = { ...found, visit };
  const { metrics } = parts.operations;
  const images = { ...parts.images, limits: parts.limits.pictures, metrics };
  if (await answerImage(req, res, known, visit.caller, images)) return;
  if (await refuseTooMany(res, visit.caller, known, parts.limits.requests)) return;
  await answerPage(req, res, known, parts.pages);
}

function refuseUnknown(res: ServerResponse): void {
  refusePlainly(res, 404, 'There is no website at this address.');
}

/** The context of a request; `unavailable` when its site cannot be opened now. */
async function findContext(
  { log }: ListenerParts,
  find: FindContext,
  { address, url, requestId }: Omit<Asked, 'visit'>,
): Promise<RequestContext | 'unavailable' | undefined> {
  try {
    return await find(address, url, requestId);
  } catch (error) {
    if (!(error instanceof SiteRefused) && !isUnavailable(error)) throw error;
    logFailure(log.child({ requestId }), 'A website could not be opened', { error, target: url.pathname });
    return 'unavailable';
  }
}

/** No page has a control character in its path, and PostgreSQL accepts no zero byte. */
const CONTROL = /%(0\d|0[a-f]|1\d|1[a-f]|7f)/i;

/** An address such as `//evil` or `http://other/` in the request line must stay a path of this site. */
function parseUrl(target: string, origin: string): URL | undefined {
  if (!target.startsWith('/') || CONTROL.test(extractPath(target))) return undefined;
  try {
    return new URL(`${origin}${target}`);
  } catch {
    return undefined;
  }
}

/** Browsers send Origin with every write; one from another origin is refused. */
function isForeignWrite(req: IncomingMessage, address: RequestedAddress): boolean {
  if (req.method === 'GET' || req.method === 'HEAD') return false;
  const { origin } = req.headers;
  return origin !== undefined && new URL(address.origin).host !== safeHost(origin);
}

function safeHost(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

/** HSTS: browsers that came by https use only https from then on. Subdomains are not included. */
const SECURE_FOR_A_YEAR = ['Strict-Transport-Security', 'max-age=31536000'] as const;

/** A proxy's request id is accepted when it is plain; anything else could forge log lines. */
function acceptRequestId(given: string | string[] | undefined): string | undefined {
  return typeof given === 'string' && /^[\w-]{8,128}$/.test(given) ? given : undefined;
}

function fail(log: Logger, error: unknown, req: IncomingMessage, res: ServerResponse, requestId: string): void {
  // A request whose body was read to its end counts as destroyed, too, but still waits for its response.
  if (res.destroyed || req.socket.destroyed) return;
  logFailure(log, 'A request failed', { error, target: req.url ?? '/' });
  if (res.headersSent) res.destroy();
  else refusePlainly(res, 500, `Something went wrong. If you call us about it, please quote ${requestId}.`);
}

function recordEnd(
  parts: ListenerParts,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
  seconds: number,
): void {
  const { metrics } = parts.operations;
  const path = extractPath(req.url ?? '/');
  const callerRequestId = acceptRequestId(req.headers['x-request-id']);
  const kind = /^\/(assets|media|img)\//.test(path) ? 'asset' : path.endsWith('.data') ? 'data' : 'page';
  metrics.requests.inc({ method: req.method ?? '', status: String(res.statusCode) });
  metrics.requestSeconds.observe({ kind }, seconds);
  parts.log.info(
    {
      requestId,
      ...(callerRequestId && { callerRequestId }),
      method: req.method,
      host: req.headers.host,
      path: redactPath(path),
      status: res.statusCode,
      ms: Math.round(seconds * 1e5) / 100,
    },
    'request',
  );
}
