import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PictureServer, startPictureServer } from '../../../tests/samples/servers/picture-server.ts';
import { fetchPicture } from './fetch-picture.ts';
import { dialTls, openWire, type Wire } from './wire.ts';

const GOOD = 'https://images.example.com';
const sources = [GOOD, 'https://wrong.example.com', 'https://127.0.0.1', 'http://images.example.com'];
let server: PictureServer;
beforeAll(async () => {
  server = await startPictureServer();
});
afterAll(() => server.close());

const fetchGood = (wire: Wire, address = `${GOOD}/good.jpg`) => fetchPicture(new URL(address), sources, wire);

test('[A8] a picture comes from a server that proves its name', async () => {
  expect((await fetchGood(server.wire)).subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(server.asked.at(-1)).toBe('images.example.com/good.jpg');
});

test('[A8] a certificate for another host, or one that nobody vouches for, is refused', async () => {
  await expect(fetchGood(server.wire, 'https://wrong.example.com/good.jpg')).rejects.toMatchObject({
    reason: 'unreachable',
    message: expect.stringContaining("does not match certificate's altnames"),
  });
  const { port } = server;
  const strict: Wire = {
    ...server.wire,
    dial: (_address, _port, host, signal) => dialTls({ address: '127.0.0.1', port, host }, signal),
  };
  await expect(fetchGood(strict)).rejects.toMatchObject({
    reason: 'unreachable',
    message: expect.stringMatching(/self.signed certificate/),
  });
});

test('[A8] of several addresses the next is tried when one does not answer', async () => {
  const addresses = ['93.184.215.1', '2606:2800:21f::1', '93.184.215.14'];
  const tried: string[] = [];
  const wire: Wire = {
    resolve: async () => addresses,
    dial: (address, port, host, signal) => {
      tried.push(address);
      return address === addresses[2]
        ? server.wire.dial(address, port, host, signal)
        : Promise.reject(new Error('connect ECONNREFUSED'));
    },
  };
  expect((await fetchGood(wire)).length).toBeGreaterThan(1000);
  expect(tried).toEqual(addresses);
});

test('[A8] a number in place of a name, and anything but https, is refused even where a site lists it', async () => {
  const before = server.dialled.length;
  for (const address of ['https://127.0.0.1/good.jpg', 'http://images.example.com/good.jpg'])
    await expect(fetchGood(server.wire, address)).rejects.toMatchObject({ reason: 'not allowed' });
  expect(server.dialled.length).toBe(before);
});

test('[A8] a look-up that never ends is given up', async () => {
  const wire: Wire = { ...server.wire, resolve: () => new Promise(() => {}) };
  const limits = { totalMs: 50, connectMs: 50, bytes: 1000, redirects: 0 };
  await expect(fetchPicture(new URL(`${GOOD}/good.jpg`), sources, wire, limits)).rejects.toMatchObject({
    reason: 'too slow',
  });
});

test('[A8] on the real network, a name of this machine is looked up and not connected to', async () => {
  const listed = 'https://localhost';
  await expect(fetchPicture(new URL(`${listed}/good.jpg`), [listed], openWire)).rejects.toMatchObject({
    reason: 'not public',
    message: expect.stringMatching(/^localhost is at (127\.|::1)/),
  });
});
