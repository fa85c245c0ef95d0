import { expect, test } from 'vitest';
import { getClientAddress } from './client-address.ts';

const from = (remoteAddress: string | undefined, forwarded?: string | string[]) => ({
  headers: (forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }) as Record<string, string>,
  socket: { remoteAddress },
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001::1', '2001:db8:1:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [undefined, 'unknown'],
])('a request from %s is counted as %s', (address, counted) => {
  expect(getClientAddress(from(address), false)).toBe(counted);
});

test('what a proxy says counts only when the proxy is trusted, and only what it wrote itself', () => {
  const requested = from('10.0.0.1', '198.51.100.9, 203.0.113.7');
  expect(getClientAddress(requested, true)).toBe('203.0.113.7');
  expect(getClientAddress(requested, false)).toBe('10.0.0.1');
  expect(getClientAddress(from('10.0.0.1'), true)).toBe('10.0.0.1');
  expect(getClientAddress(from('10.0.0.1', 'nonsense'), true)).toBe('unknown');
});
