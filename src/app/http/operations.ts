import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '../operations/metrics.ts';
import { getRequestSource } from './addresses/request-source.ts';

export interface Operations {
  metrics: Metrics;
  /** The text of /metrics: of this process, or of all that share the port. */
  readMetrics: () => Promise<string>;
  metricsToken: string | undefined;
  trustProxy: boolean;
  /** undefined when the process is ready for visitors, else what it waits for. */
  notReady: () => Promise<string | undefined>;
}

/**
 * Answers the operator's addresses, whatever the host: /healthz (the process runs), /readyz (it is ready for visitors)
 * and /metrics (Prometheus). Returns false for other requests.
 */
export async function answerOperations(
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  operations: Operations,
): Promise<boolean> {
  if (path === '/healthz') return plain(res, 200, 'ok');
  if (path === '/readyz') {
    const reason = await operations.notReady();
    return reason ? plain(res, 503, reason) : plain(res, 200, 'ready');
  }
  if (path !== '/metrics') return false;
  if (!canReadMetrics(req, operations)) return plain(res, 403, 'not for this caller');
  res.writeHead(200, {
    'Content-Type': operations.metrics.registry.contentType,
    'Cache-Control': 'no-store',
  });
  res.end(await operations.readMetrics());
  return true;
}

function plain(res: ServerResponse, status: number, text: string): true {
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  res.end(`${text}\n`);
  return true;
}

/** With a token configured, it is required; without one, only this machine may read. */
function canReadMetrics(req: IncomingMessage, { metricsToken, trustProxy }: Operations): boolean {
  if (metricsToken) {
    const given = Buffer.from(req.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${metricsToken}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  return getRequestSource(req, trustProxy) === 'this_machine';
}
