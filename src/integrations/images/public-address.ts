import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Networks that no picture is fetched from: private, local, shared, reserved, documentation, multicast (IANA's
 * special-purpose registries).
 */
const NOT_PUBLIC_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Of IPv6 only 2000::/3 is public, except Teredo and its like, documentation, 6to4 and AS112. */
const PUBLIC_V6 = ['2000::', 3] as const;
const NOT_PUBLIC_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;

const notPublicV4 = new BlockList();
for (const [network, bits] of NOT_PUBLIC_V4) notPublicV4.addSubnet(network, bits, 'ipv4');
const publicV6 = new BlockList();
publicV6.addSubnet(...PUBLIC_V6, 'ipv6');
const notPublicV6 = new BlockList();
for (const [network, bits] of NOT_PUBLIC_V6) notPublicV6.addSubnet(network, bits, 'ipv6');

/**
 * Whether an IP address, as a resolver returns it, is reachable on the public internet. IPv4 addresses embedded in IPv6
 * (mapped, translated, 6to4) are not: there is no telling where they lead.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublicV4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return publicV6.check(address, 'ipv6') && !notPublicV6.check(address, 'ipv6');
}
