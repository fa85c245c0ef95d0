import type { IncomingMessage } from 'node:http';
import type { RequestSource } from '../../../domain/requests/request-source.ts';

export type RequestHead = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/**
 * The source of a request, from the connection's remote end: its headers, such as Host, can be forged. Behind a trusted
 * proxy on this machine it is the source of the proxy's own caller; behind one that is not configured as trusted
 * (TRUST_PROXY) it is elsewhere.
 */
export function getRequestSource({ headers, socket }: RequestHead, trustProxy: boolean): RequestSource {
  const forwarded = findLastForwarded(headers);
  const isForwarded = Boolean(forwarded || headers.forwarded || headers['x-real-ip']);
  if (!isLoopback(socket.remoteAddress)) return 'elsewhere';
  const isHere = trustProxy ? isLoopback(forwarded) : !isForwarded;
  return isHere ? 'this_machine' : 'elsewhere';
}

/** The last entry of X-Forwarded-For, which the nearest proxy wrote; empty without one. */
export function findLastForwarded(headers: RequestHead['headers']): string | undefined {
  return [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim();
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(address);
}
