import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { refusePlainly } from './responses/refuse.ts';
import { COMMON_HEADERS } from './responses/security-headers.ts';

export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

const PREFIX = '/media/';
/** The content of a versioned address never changes; others are revalidated after an hour. */
const VERSIONED = 'public, max-age=31536000, immutable';
const UNVERSIONED = 'public, max-age=3600';
/** Names that begin with a dot are private to the operator; no picture has one. */
const HIDDEN = /\/(\.|%2e)/i;

/**
 * Serves the files of a folder under `/media/`: pictures and videos that stock and content name. `/media/a.avif?v=3f9a`
 * may be cached for good, since its version changes with it. Missing files get a plain 404. Without a folder, every
 * request is passed on. Throws when there is no such folder.
 */
export function createMedia(folder: string | undefined): Middleware {
  if (folder === undefined) return (_req, _res, next) => next();
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`MEDIA_DIR: there is no folder ${folder}`);
  // Files are looked up on request, so that new ones are available at once.
  const files = sirv(folder, { dev: true, etag: true, extensions: [], setHeaders });
  return (req, res, next) => {
    const url = req.url ?? '/';
    if (!url.startsWith(PREFIX)) return next();
    if (HIDDEN.test(pathOf(url)) || (req.method !== 'GET' && req.method !== 'HEAD')) return notFound(res);
    res.setHeader('Cache-Control', /[?&]v=\w/.test(url) ? VERSIONED : UNVERSIONED);
    req.url = url.slice(PREFIX.length - 1);
    files(req, res, () => notFound(res));
    req.url = url;
  };
}

const pathOf = (url: string) => url.replace(/\?.*$/s, '');

function setHeaders(res: ServerResponse): void {
  for (const [name, value] of COMMON_HEADERS) res.setHeader(name, value);
}

function notFound(res: ServerResponse): void {
  refusePlainly(res, 404, 'There is no such file.');
}
