import type { IncomingMessage } from 'node:http';

/** Where a request says it was sent: host without port, lower case; and the origin as the visitor typed it. */
export interface RequestedAddress {
  host: string;
  origin: string;
}

/**
 * Reads the host a visitor asked for; behind a trusted proxy, from what the proxy says. A host with characters that no host name
 * has, or none at all, gives undefined: such a request belongs to no site.
 */
export function requestedAddress(req: IncomingMessage, trustProxy: boolean): RequestedAddress | undefined {
  const forwardedHost = trustProxy ? header(req, 'x-forwarded-host') : undefined;
  const forwardedProtocol = trustProxy ? header(req, 'x-forwarded-proto') : undefined;
  const given = (forwardedHost ?? req.headers.host ?? '').toLowerCase();
  const match = /^([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)\.?(:\d{1,5})?$/.exec(given);
  if (!match) return undefined;
  const [, host = '', port = ''] = match;
  const protocol = forwardedProtocol === 'https' ? 'https' : 'http';
  return { host, origin: `${protocol}://${host}${port}` };
}

function header(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name];
  return (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim() || undefined;
}
