import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { requestedAddress } from './host.ts';

const request = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage;

test.each([
  ['www.example.com.au', 'www.example.com.au', 'http://www.example.com.au'],
  ['WWW.Example.COM.AU:8080', 'www.example.com.au', 'http://www.example.com.au:8080'],
  ['example.com.au.', 'example.com.au', 'http://example.com.au'],
  ['harbour.localhost:3000', 'harbour.localhost', 'http://harbour.localhost:3000'],
])('[A1] the host header %s names host %s', (given, host, origin) => {
  expect(requestedAddress(request({ host: given }), false)).toEqual({ host, origin });
});

test.each(['', 'a b', 'a/../b', 'evil.example\r\n', '[::1]', 'a@b', '-a.example', 'a:99999999'])(
  '[A1] the host header %j names no site',
  (given) => {
    expect(requestedAddress(request({ host: given }), false)).toBeUndefined();
  },
);

test('[A1] forwarded headers count only behind a trusted proxy', () => {
  const headers = {
    host: 'inner:3000',
    'x-forwarded-host': 'www.example.com.au',
    'x-forwarded-proto': 'https',
  };
  expect(requestedAddress(request(headers), true)?.origin).toBe('https://www.example.com.au');
  expect(requestedAddress(request(headers), false)?.origin).toBe('http://inner:3000');
});
