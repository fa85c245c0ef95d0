import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { requestContext } from '../kernel/request/context.ts';
import { CachedHtml } from '../ui/cached-html/with-cached-html.tsx';
import { CachedParts } from './html/cached-html.server.tsx';
import { logFailure } from './http/log/log-failure.ts';
import { RequestReference } from './request-reference.ts';
import { withLoaderData } from './server-data.ts';

/**
 * Renders a page whole: the page cache stores it, and the content security policy names its inline scripts by their
 * digests. Both need the finished bytes.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const requestId = status < 500 ? undefined : context.get(requestContext).requestId;
  const parts = new CachedParts();
  // The browser's scripts find it there; the element itself is the same in every page.
  const named = (html: string) => (requestId ? html.replace('<html ', `<html data-request="${requestId}" `) : html);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let finalStatus = status;
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <RequestReference value={requestId}>
        <CachedHtml value={parts.Place}>
          <ServerRouter context={withLoaderData(routerContext)} url={request.url} />
        </CachedHtml>
      </RequestReference>,
      {
        onAllReady() {
          sink.on('finish', () => {
            headers.set('Content-Type', 'text/html; charset=utf-8');
            const rendered = named(withPreloads(Buffer.concat(chunks).toString(), parts.listPreloads()));
            resolve(new Response(parts.fill(rendered).html, { status: finalStatus, headers }));
          });
          pipe(sink);
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          logFailure(context.get(requestContext).log, 'A page failed', { error, target: request.url });
        },
      },
    );
    request.signal.addEventListener('abort', () => abort(request.signal.reason));
  });
}

/** Pictures are preloaded where React itself preloads them: after what browsers have to know first. */
const VIEWPORT = /<meta name="viewport"[^>]*>/;

function withPreloads(html: string, preloads: readonly string[]): string {
  return preloads.length > 0 ? html.replace(VIEWPORT, (tag) => tag + preloads.join('')) : html;
}

/**
 * Anything but a response that a loader or action threw: the visitor gets the error page, the log the error. A 503 was
 * logged where it was made.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isAnswer = isRouteErrorResponse(error) && (error.status < 500 || error.status === 503);
  if (isAnswer || request.signal.aborted) return;
  logFailure(context.get(requestContext).log, 'A page failed', { error, target: request.url });
};
