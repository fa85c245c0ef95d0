import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callService, ServiceFailure, ServiceRefusal } from './call-service.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

let status = 200;
let count = 0;
const server = createServer((_, response) => {
  count += 1;
  response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Calls a service that responds with a status so many times; returns the failures and how many requests reached it. */
async function askTimes(times: number, answer: number) {
  status = answer;
  count = 0;
  const breaker = new CircuitBreaker({ failures: 3, resetMs: 60_000, clock: () => 0 });
  const failures: unknown[] = [];
  for (let time = 0; time < times; time++)
    await callService({ url, key: null, breaker }, {}, (json) => json).catch((error) => failures.push(error));
  return { failures, asked: count };
}

test.each([400, 404, 422])('[E8] a question that is refused with %d shuts nobody else off', async (refusal) => {
  const { failures, asked: reached } = await askTimes(6, refusal);
  expect(reached).toBe(6);
  expect(failures.every((failure) => failure instanceof ServiceRefusal)).toBe(true);
});

test.each([408, 429, 500, 503])('[E8] a service that answers %d is left alone after three times', async (failure) => {
  const { failures, asked: reached } = await askTimes(6, failure);
  expect(reached).toBe(3);
  expect(failures).toHaveLength(6);
  expect(failures.some((each) => each instanceof ServiceRefusal)).toBe(false);
  expect(failures.every((each) => each instanceof ServiceFailure)).toBe(true);
});
