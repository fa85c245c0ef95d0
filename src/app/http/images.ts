import type { IncomingMessage, ServerResponse } from 'node:http';
import { findCrop, IMAGE_PREFIX, IMAGE_WIDTHS, linkToImage } from '../../domain/media/image-address.ts';
import { type ImageRequest, parseImageRequest } from '../../domain/media/image-request.ts';
import { chooseFormat } from '../../integrations/images/formats.ts';
import { PictureFailure } from '../../integrations/images/picture-failure.ts';
import type { Measured, Picture, PictureRequester, PictureService } from '../../integrations/images/picture-service.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { NO_PICTURE_SVG } from '../../ui/pictures/no-picture.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { RateLimits } from './limits/token-buckets.ts';
import { extractPath } from './log/log-failure.ts';
import { refusePlainly } from './responses/refuse.ts';
import { COMMON_HEADERS } from './responses/security-headers.ts';

export interface ImageParts {
  service: PictureService;
  metrics: Metrics;
  /** Rate limit of new pictures per caller. */
  limits: RateLimits;
}

const FOR_GOOD = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';
const A_DAY = 'public, max-age=86400';
const A_MINUTE = 'public, max-age=60';
const RETRY_SECONDS = 5;

/**
 * Answers `/img/…` with the resized picture in the best format that the browser accepts (A8). Returns false for any
 * other address. An invalid address gets plain text (400, 403, 404); a source that fails gives the site's placeholder,
 * cached for a minute; overload gives 503, and too many from one caller 429.
 */
export async function answerImage(
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  caller: string,
  { service, metrics, limits }: ImageParts,
): Promise<boolean> {
  const target = req.url ?? '/';
  if (!target.startsWith(IMAGE_PREFIX)) return false;
  for (const [name, value] of COMMON_HEADERS) res.setHeader(name, value);
  const { site, settings, now } = context;
  const mayMake = async () =>
    (await limits.take(`${site.id} ${caller}`, settings.images.newPerMinute, now.getTime())).ok;
  const asker = { caller, mayMake, signal: leavingOf(res) };
  const result = await answer(req, res, target, context, { service, asker });
  metrics.pictures.inc({ result });
  metrics.picturesWaiting.set(service.waiting);
  metrics.picturesWaitingLater.set(service.waitingLater);
  metrics.pictureCacheBytes.set(service.cacheBytes);
  return true;
}

/** Aborted when the visitor leaves: no picture is made for somebody who has gone. */
function leavingOf(res: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  res.once('close', () => leaving.abort());
  return leaving.signal;
}

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  target: string,
  context: RequestContext,
  { service, asker }: Pick<ImageParts, 'service'> & { asker: PictureRequester },
): Promise<string> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD');
    return plain(res, 405, 'Pictures are read-only.');
  }
  const parsed = parseImageRequest(target);
  if ('problem' in parsed) return plain(res, 400, parsed.problem);
  const requested: Measured = { ...parsed.request, ...chooseFormat(req.headers.accept) };
  res.setHeader('Vary', 'Accept');
  const { sources } = context.settings.images;
  try {
    const picture = await service.find(requested, sources, asker);
    if (!picture) return plain(res, 404, 'There is no such picture.');
    return sendPicture(req, res, picture, lifeOf(picture, parsed.request));
  } catch (error) {
    if (!(error instanceof PictureFailure)) throw error;
    if (error.reason === 'abandoned' && res.closed) return 'left';
    // A caller who joined a picture just as its last other caller left has to request it again.
    if (error.reason === 'abandoned') return tooMuch(res, 'busy');
    if (error.reason === 'busy' || error.reason === 'too many') return tooMuch(res, error.reason);
    // Only the requested address is the caller's fault; a redirect by its server is not.
    if (isForbidden(parsed.request, sources))
      return plain(res, 403, 'Pictures from that server are not allowed on this site.');
    context.log.warn(
      { feature: 'images', path: extractPath(target), reason: error.reason, err: error },
      'Could not serve a picture',
    );
    return sendPlaceholder(req, res, context, requested, { service, caller: asker.caller });
  }
}

const isForbidden = ({ source }: ImageRequest, sources: readonly string[]) =>
  source.kind === 'remote' && !sources.includes(source.url.origin);

function lifeOf({ origin }: Picture, { source }: ImageRequest): string {
  if (origin === 'old' || origin === 'stand-in') return A_MINUTE;
  if (source.kind === 'remote') return A_DAY;
  return source.version === null ? AN_HOUR : FOR_GOOD;
}

function sendPicture(req: IncomingMessage, res: ServerResponse, picture: Picture, life: string): string {
  const { bytes, format, etag, origin } = picture;
  res.setHeader('Cache-Control', life);
  if (etag) res.setHeader('ETag', etag);
  if (etag && req.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    res.writeHead(304).end();
    return origin;
  }
  res.writeHead(200, { 'Content-Type': `image/${format}`, 'Content-Length': bytes.length });
  res.end(req.method === 'HEAD' ? undefined : bytes);
  return origin;
}

/** The site's placeholder for this picture, in the same size; without one, or when that fails too, a drawing. */
async function sendPlaceholder(
  req: IncomingMessage,
  res: ServerResponse,
  { settings: { images } }: RequestContext,
  { format, standIn, ...requested }: Measured,
  { service, caller }: { service: PictureService; caller: string },
): Promise<string> {
  const chosen = images.placeholder === 'image' ? images.placeholderImage : null;
  const parsed = chosen && parseImageRequest(hrefInSize(chosen, requested, images.sources));
  const instead =
    parsed && 'request' in parsed
      ? await service
          .find({ ...parsed.request, format, ...(standIn && { standIn }) }, images.sources, { caller })
          .catch(() => undefined)
      : undefined;
  if (instead) sendPicture(req, res, instead, A_MINUTE);
  else sendDrawing(req, res);
  return 'placeholder';
}

function hrefInSize(
  src: string,
  { width, height, quality }: Pick<ImageRequest, 'width' | 'height' | 'quality'>,
  sources: readonly string[],
): string {
  const crop = height === null ? undefined : findCrop(width, height);
  const known = IMAGE_WIDTHS.find((each) => each === width) ?? IMAGE_WIDTHS[0];
  return linkToImage(src, { width: known, quality, ...(crop && { crop }) }, sources);
}

function sendDrawing(req: IncomingMessage, res: ServerResponse): void {
  res.setHeader('Cache-Control', A_MINUTE);
  res.setHeader('Content-Security-Policy', "default-src 'none'");
  res.writeHead(200, { 'Content-Type': 'image/svg+xml; charset=utf-8' });
  res.end(req.method === 'HEAD' ? undefined : NO_PICTURE_SVG);
}

function tooMuch(res: ServerResponse, reason: 'busy' | 'too many'): string {
  res.setHeader('Retry-After', RETRY_SECONDS);
  if (reason === 'busy') plain(res, 503, 'Too many pictures are being resized. Please try again shortly.');
  else plain(res, 429, 'You’ve requested too many new pictures. Please try again shortly.');
  return reason;
}

function plain(res: ServerResponse, status: number, text: string): string {
  refusePlainly(res, status, text);
  return status === 404 ? 'missing' : 'refused';
}
