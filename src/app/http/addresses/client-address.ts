import { isIPv4, isIPv6 } from 'node:net';
import { findLastForwarded, type RequestHead } from './request-source.ts';

/**
 * The address by which a caller is counted: an IPv4 address, or the network (/64) of an IPv6 one, since each customer
 * of a provider has a whole network. Behind a trusted proxy it is the last entry of X-Forwarded-For, which that proxy
 * wrote.
 */
export function getClientAddress(req: RequestHead, trustProxy: boolean): string {
  const address = (trustProxy && findLastForwarded(req.headers)) || req.socket.remoteAddress || '';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain;
  return isIPv6(plain) ? networkOf(plain) : 'unknown';
}

/** The first four groups of an IPv6 address, `::` written out. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const between = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...between, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
