import { expect, test } from 'vitest';
import { get, pageOf } from '../http.ts';

test('[A8] a card’s picture is had in the format that the browser takes, and kept for good once made', async () => {
  const list = await pageOf('harbour', '/search/used-cars');
  const src = list.querySelector('.card-media > img[src^="/img/"]')?.getAttribute('src') ?? '';
  const headersFor = async (accept: string) => (await get('harbour.localhost', src, { accept })).headers;
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ] as const) {
    await expect
      .poll(async () => (await headersFor(accept))['cache-control'])
      .toBe('public, max-age=31536000, immutable');
    expect(await headersFor(accept)).toMatchObject({ 'content-type': type, vary: 'Accept' });
  }
});
