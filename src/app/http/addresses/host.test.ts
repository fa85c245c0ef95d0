import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { findRequestedAddress } from './host.ts';

const request = (headers: Record<string, string>) => ({ headers, socket: {} }) as unknown as IncomingMessage;

test.each([
  ['www.example.com.au', 'www.example.com.au', 'http://www.example.com.au'],
  ['WWW.Example.COM.AU:8080', 'www.example.com.au', 'http://www.example.com.au:8080'],
  ['example.com.au.', 'example.com.au', 'http://example.com.au'],
  ['harbour.localhost:3000', 'harbour.localhost', 'http://harbour.localhost:3000'],
])('[A1] the host header %s names host %s', (given, host, origin) => {
  expect(findRequestedAddress(request({ host: given }), false)).toMatchObject({ host, origin });
});

test.each(['', 'a b', 'a/../b', 'evil.example\r\n', '[::1]', 'a@b', '-a.example', 'a:99999999'])(
  '[A1] the host header %j names no site',
  (given) => {
    expect(findRequestedAddress(request({ host: given }), false)).toBeUndefined();
  },
);

test('[A1] forwarded headers count only behind a trusted proxy', () => {
  const headers = {
    host: 'inner:3000',
    'x-forwarded-host': 'www.example.com.au',
    'x-forwarded-proto': 'https',
  };
  expect(findRequestedAddress(request(headers), true)?.origin).toBe('https://www.example.com.au');
  expect(findRequestedAddress(request(headers), false)?.origin).toBe('http://inner:3000');
});

test('attack: only a request of this machine, by a name of this machine, is one; the Host alone makes none', () => {
  const from = (host: string, remoteAddress: string) =>
    findRequestedAddress({ headers: { host }, socket: { remoteAddress } } as unknown as IncomingMessage, false)
      ?.requestSource;
  expect(from('harbour.localhost:3000', '127.0.0.1')).toBe('this_machine');
  expect(from('localhost', '::1')).toBe('this_machine');
  expect(from('harbour.localhost:3000', '203.0.113.7')).toBe('elsewhere');
  // A proxy on this machine that forwards no caller.
  for (const host of ['www.example.com.au', 'localhost.evil.example', 'evillocalhost'])
    expect(from(host, '127.0.0.1')).toBe('elsewhere');
});
