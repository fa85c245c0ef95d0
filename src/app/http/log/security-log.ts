import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { RefusalReason, SecurityEvent } from '../../../kernel/request/security-events.ts';
import type { Visit } from '../../../kernel/request/visit.ts';
import { redactPath } from './log-failure.ts';

interface Ended {
  req: IncomingMessage;
  res: ServerResponse;
  visit: Visit;
}

/**
 * Logs the security events of a request that has ended: those that its page recorded, and a refused write for which no
 * page gave a reason. The fields have the names of the Elastic Common Schema, so that collectors need no configuration.
 */
export function logSecurityEvents(log: Logger, { req, res, visit }: Ended): void {
  for (const { action, outcome, userId, ...said } of [...visit.securityEvents, ...refusedWrite(req, res, visit)])
    log[outcome === 'failure' ? 'warn' : 'info'](
      {
        event: {
          category: action === 'write' ? 'web' : 'authentication',
          action,
          outcome,
          ...('reason' in said && { reason: said.reason }),
        },
        source: { ip: visit.caller },
        ...(userId !== undefined && { user: { id: String(userId) } }),
        url: { domain: req.headers.host, path: redactPath(req.url ?? '/') },
        http: { request: { method: req.method }, response: { status_code: res.statusCode } },
      },
      'security event',
    );
}

function refusedWrite(req: IncomingMessage, res: ServerResponse, visit: Visit): SecurityEvent[] {
  const isTold = visit.securityEvents.some(({ outcome }) => outcome === 'failure');
  const reason = isTold || req.method === 'GET' || req.method === 'HEAD' ? undefined : reasonOf(req, res);
  return reason ? [{ action: 'write', outcome: 'failure', reason }] : [];
}

function reasonOf({ headers }: IncomingMessage, { statusCode }: ServerResponse): RefusalReason | undefined {
  if (statusCode === 429) return 'rate_limited';
  if (statusCode === 401) return 'not_signed_in';
  if (statusCode !== 403) return undefined;
  return headers.origin === undefined ? 'no_origin' : 'forbidden';
}
