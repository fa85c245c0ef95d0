import type { IncomingMessage } from 'node:http';
import type { RequestSource } from '../../../domain/requests/request-source.ts';
import { getRequestSource } from './request-source.ts';

/** The target of a request: host without port, lower case; the origin as the visitor typed it; and its source. */
export interface RequestedAddress {
  host: string;
  origin: string;
  requestSource: RequestSource;
}

/** Names that resolve to the machine itself everywhere (RFC 6761). */
const LOCAL_NAME = /^((.+\.)?localhost|127\.0\.0\.1)$/;

/**
 * Parses the requested host; behind a trusted proxy, from its headers. A host with invalid characters, or none at all,
 * gives undefined: such a request belongs to no site.
 */
export function findRequestedAddress(req: IncomingMessage, trustProxy: boolean): RequestedAddress | undefined {
  const forwardedHost = trustProxy ? header(req, 'x-forwarded-host') : undefined;
  const given = (forwardedHost ?? req.headers.host ?? '').toLowerCase();
  const match = /^([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)\.?(:\d{1,5})?$/.exec(given);
  if (!match) return undefined;
  const [, host = '', port = ''] = match;
  const protocol = isSecure(req, trustProxy) ? 'https' : 'http';
  const isLocal = LOCAL_NAME.test(host);
  return {
    host,
    origin: `${protocol}://${host}${port}`,
    requestSource: isLocal ? getRequestSource(req, trustProxy) : 'elsewhere',
  };
}

/** The origin that links of a site name: that of the first of its hosts; on a local name, links stay there. */
export function findCanonicalOrigin([own]: readonly string[], { host, origin }: RequestedAddress): string {
  const isLocal = host === 'localhost' || host.endsWith('.localhost');
  return isLocal || !own ? origin : `${new URL(origin).protocol}//${own}`;
}

/** Whether the visitor uses https, as a trusted proxy in front reports: the program itself speaks http. */
export function isSecure(req: Pick<IncomingMessage, 'headers'>, trustProxy: boolean): boolean {
  return trustProxy && header(req, 'x-forwarded-proto') === 'https';
}

function header(req: Pick<IncomingMessage, 'headers'>, name: string): string | undefined {
  const value = req.headers[name];
  return (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim() || undefined;
}
