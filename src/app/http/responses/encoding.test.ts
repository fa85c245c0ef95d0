import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, encodeBody } from './encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['deflate', 'identity'],
  ['GZIP', 'gzip'],
])('a caller that says %j gets %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});

test('an encoded body decodes to what it was', async () => {
  const body = Buffer.from('Used Toyota Corolla '.repeat(50));
  expect(brotliDecompressSync(await encodeBody(body, 'br')).equals(body)).toBe(true);
  expect(gunzipSync(await encodeBody(body, 'gzip')).equals(body)).toBe(true);
  expect(await encodeBody(body, 'identity')).toBe(body);
});
