import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '../operations/metrics.ts';
import { getRequestSource } from './addresses/request-source.ts';

export interface Operations {
  metrics: Metrics;
  metricsToken: string | undefined;
  trustProxy: boolean;
  /** undefined when the process can answer visitors, else what it waits for. */
  notReady: () => Promise<string | undefined>;
}

/**
 * Answers the operator's addresses, whatever the host: /healthz (the process runs), /readyz (it can answer visitors)
 * and /metrics (Prometheus). Gives false when the request is for none of them.
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
  res.end(await operations.metrics.registry.metrics());
  return true;
}

function plain(res: ServerResponse, status: number, text: string): true {
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  res.end(`${text}\n`);
  return true;
}

/** With a token set, the token; without one, only a caller on this machine. */
function canReadMetrics(req: IncomingMessage, { metricsToken, trustProxy }: Operations): boolean {
  if (metricsToken) {
    const given = Buffer.from(req.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${metricsToken}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  return getRequestSource(req, trustProxy) === 'this_machine';
}
