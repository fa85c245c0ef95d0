import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Logger, pino } from 'pino';
import type { FindContext } from '../../../src/app/http/file-context.ts';
import { createCallerLimits } from '../../../src/app/http/limits/caller-limits.ts';
import { createListener, type ListenerParts } from '../../../src/app/http/listener.ts';
import { SharedRenderings } from '../../../src/app/http/renderings/shared-renderings.ts';
import { RenderingTurns } from '../../../src/app/http/renderings/turns.ts';
import { PageCache } from '../../../src/app/http/responses/page-cache.ts';
import { createMetrics } from '../../../src/app/operations/metrics.ts';
import { DiskCache } from '../../../src/integrations/images/disk/disk-cache.ts';
import { PictureService } from '../../../src/integrations/images/picture-service.ts';
import type { RequestContext } from '../../../src/kernel/request/context.ts';
import { createAnonymousVisit } from '../../../src/kernel/request/visit.ts';

/** What one request was answered with. */
export interface Answered {
  status: number;
  type: string;
  body: string;
  headers: Record<string, unknown>;
}

/** A request as sent on the wire, without the corrections of a browser or `fetch`. */
export interface RawRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface SampleListener {
  host: string;
  send(raw: RawRequest): Promise<Answered>;
  close(): void;
}

/** What a route returns or throws, made a response as the router does. */
async function answered(work: () => Promise<unknown>): Promise<Response> {
  const given = await work().catch((thrown: unknown) => {
    if (thrown instanceof Error) throw thrown;
    return thrown;
  });
  if (given instanceof Response) return given;
  const { data, init } = given as { data: unknown; init: ResponseInit | null };
  return Response.json(data, init ?? {});
}

/**
 * The program's own listener on a port of this machine, with route handlers in place of the built pages; every request
 * gets `context`.
 */
export async function startListener(
  context: Omit<RequestContext, 'url' | 'now' | 'requestId' | 'log' | 'visit'>,
  room: (request: Request, context: RequestContext) => Promise<unknown>,
  log: Logger = pino({ level: 'silent' }),
  given: Partial<
    Pick<ListenerParts, 'assets' | 'media' | 'trustProxy' | 'findSite' | 'findContext' | 'findFileContext'>
  > = {},
): Promise<SampleListener> {
  const metrics = createMetrics();
  const service = new PictureService({ mediaFolder: undefined, cache: new DiskCache('/nowhere', 0), log });
  const pass = (_req: unknown, _res: unknown, next: () => void) => next();
  const findContext: FindContext = async (_address, url, requestId) => ({
    ...context,
    url,
    requestId,
    log: log.child({ requestId }),
    now: new Date(),
    visit: createAnonymousVisit(),
  });
  const listener = createListener({
    log,
    trustProxy: false,
    operations: {
      metrics,
      readMetrics: () => metrics.registry.metrics(),
      metricsToken: undefined,
      trustProxy: false,
      notReady: async () => undefined,
    },
    assets: pass,
    media: pass,
    images: { service },
    limits: createCallerLimits(),
    findSite: () => ({ slug: context.site.storageName }),
    findContext,
    findFileContext: findContext,
    pages: {
      cache: new PageCache(1),
      absent: new PageCache(1),
      metrics,
      hasSecurityPolicy: false,
      turns: new RenderingTurns(),
      rendering: new SharedRenderings(),
      fallbacksUsed: () => 0,
      answer: (httpRequest, known) => answered(() => room(httpRequest, known)),
    },
    ...given,
  });
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, send: (raw) => sendRaw(host, raw), close: () => server.close() };
}

function sendRaw(host: string, { method = 'POST', path, headers = {}, body }: RawRequest): Promise<Answered> {
  const [hostname, port] = host.split(':');
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers: { Host: host, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
