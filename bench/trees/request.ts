import { request } from 'node:http';
import type { Served } from './serve.ts';

/** Requests a page in an encoding, as sent. Rejects when the response is not 200. */
export function requestPage({ port }: Served, site: string, path: string, encoding: string): Promise<Buffer> {
  const headers = { host: `${site}.localhost:${port}`, 'accept-encoding': encoding };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${site}${path} was answered with ${response.statusCode}`));
      });
    })
      .on('error', reject)
      .end();
  });
}
