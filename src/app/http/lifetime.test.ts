import { Agent, createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { closeServer, listen } from './lifetime.ts';

const agent = new Agent({ keepAlive: true });
afterEach(() => agent.destroy());

/** A server whose responses wait for us. By default it keeps idle connections for a minute. */
async function startSlowServer() {
  const requested = Promise.withResolvers<ServerResponse>();
  const server = createServer((_req, res) => requested.resolve(res));
  await listen(server, { PORT: 0, HOST: '127.0.0.1' });
  return { server, asked: requested.promise, port: (server.address() as AddressInfo).port };
}

const askFor = (port: number) =>
  new Promise<string>((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, (answer) => {
      answer.setEncoding('utf8').on('data', resolve);
      answer.on('error', reject);
    }).on('error', reject);
  });

test('a request that runs when the server closes is answered, and its connection does not delay the end', async () => {
  const { server, asked: requested, port } = await startSlowServer();
  const answer = askFor(port);
  const response = await requested;
  const closed = closeServer(server, 3_600);
  response.end('to the end');
  expect(await answer).toBe('to the end');
  await closed;
});

test('a request that does not end is cut off when the time is up', async () => {
  const { server, asked: requested, port } = await startSlowServer();
  const answer = askFor(port);
  await requested;
  const closed = closeServer(server, 0);
  await expect(answer).rejects.toThrow('socket hang up');
  await closed;
});

// With Node's own 5 s a busy process closed connections whose next request it had not read yet.
test('a connection is kept for longer than load balancers keep theirs', async () => {
  const { server } = await startSlowServer();
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  await closeServer(server, 0);
});

test('a port that is taken is named', async () => {
  const { server, port } = await startSlowServer();
  await expect(listen(createServer(), { PORT: port, HOST: '127.0.0.1' })).rejects.toThrow(`Port ${port} is taken`);
  await closeServer(server, 0);
});
