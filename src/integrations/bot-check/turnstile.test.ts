import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CircuitBreaker } from '../circuit-breaker.ts';
import { createTurnstileChecker } from './turnstile.ts';

/** Behaves as siteverify does: a token is valid once, or again under the same idempotency key. */
let server: Server;
let url: string;
let status = 200;
const requested: Record<string, string>[] = [];
const used = new Map<string, string>();
beforeAll(async () => {
  server = createServer(async (req, res) => {
    let text = '';
    for await (const part of req) text += part;
    const body = JSON.parse(text);
    requested.push(body);
    const before = used.get(body.response);
    const codes =
      body.secret !== 'secret'
        ? ['invalid-input-secret']
        : !body.response.startsWith('good')
          ? ['invalid-input-response']
          : before && before !== body.idempotency_key
            ? ['timeout-or-duplicate']
            : [];
    if (codes.length === 0) used.set(body.response, body.idempotency_key);
    res.writeHead(status, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify({ success: codes.length === 0, 'error-codes': codes, hostname: 'site.example' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  status = 200;
  requested.length = 0;
});

const NOW = new Date('2026-11-20T02:00:00Z');
const made = (secret = 'secret') =>
  createTurnstileChecker({
    url,
    siteKey: 'public',
    secret,
    breaker: new CircuitBreaker({ failures: 2, resetMs: 60_000, clock: () => 0 }),
  });

test('[G8] a page gets the widget and its public key, never the secret', async () => {
  const offer = await made().offer(NOW);
  expect(offer).toEqual({ kind: 'turnstile', siteKey: 'public', scriptUrl: `${url}/api.js?render=explicit` });
});

test('[G8] a token is good for one sending, which may be asked about again', async () => {
  const checker = made();
  const first = await checker.verify('good-1', 'sending', NOW);
  expect(first).toMatchObject({ kind: 'passed', challenge: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await checker.verify('good-1', 'sending', NOW)).toEqual(first);
  expect(requested[0]?.idempotency_key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(await checker.verify('good-1', 'another', NOW)).toEqual({ kind: 'refused', reason: 'expired' });
});

test.each([
  ['no token', undefined, 'missing'],
  ['an empty one', '', 'malformed'],
  ['one that is too long', 'x'.repeat(3_000), 'malformed'],
  ['one that the service did not give', 'bad', 'wrong'],
])('[G8] refused: %s', async (_what, token, reason) => {
  expect(await made().verify(token, 'sending', NOW)).toEqual({ kind: 'refused', reason });
});

test('[G8] where the service fails, or our secret is wrong, the result is unknown; then it is left alone', async () => {
  const wrong = await made('another').verify('good-2', 'sending', NOW);
  expect(wrong).toEqual({ kind: 'unknown', reason: expect.stringMatching(/invalid-input-secret/) });
  status = 503;
  const checker = made();
  for (let n = 0; n < 2; n++) expect(await checker.verify('good-3', 'sending', NOW)).toMatchObject({ kind: 'unknown' });
  const before = requested.length;
  expect(await checker.verify('good-3', 'sending', NOW)).toMatchObject({
    reason: expect.stringMatching(/circuit breaker open/),
  });
  expect(requested).toHaveLength(before);
});
