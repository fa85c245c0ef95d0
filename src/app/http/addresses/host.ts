import type { IncomingMessage } from 'node:http';
import type { RequestSource } from '../../../domain/requests/request-source.ts';
import { getRequestSource } from './request-source.ts';

/**
 * Where a request says it was sent: host without port, lower case; the origin as the visitor typed it; and where it
 * comes from.
 */
export interface RequestedAddress {
  host: string;
  origin: string;
  askedFrom: RequestSource;
}

/** Names that lead to the machine itself wherever they are asked (RFC 6761). */
const LOCAL_NAME = /^((.+\.)?localhost|127\.0\.0\.1)$/;

/**
 * Reads the host a visitor asked for; behind a trusted proxy, from what the proxy says. A host with characters that no
 * host name has, or none at all, gives undefined: such a request belongs to no site.
 */
export function findRequestedAddress(
  req: IncomingMessage,
  trustProxy: boolean,
): RequestedAddress | undefined {
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
    askedFrom: isLocal ? getRequestSource(req, trustProxy) : 'elsewhere',
  };
}

/** Whether the visitor asked by https, which a trusted proxy in front says: the program itself speaks http. */
export function isSecure(req: Pick<IncomingMessage, 'headers'>, trustProxy: boolean): boolean {
  return trustProxy && header(req, 'x-forwarded-proto') === 'https';
}

function header(req: Pick<IncomingMessage, 'headers'>, name: string): string | undefined {
  const value = req.headers[name];
  return (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim() || undefined;
}
