import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './page-cache.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * The best encoding that the caller accepts, from its Accept-Encoding header; a weight of 0 means never (RFC 9110,
 * 12.5.3).
 */
export function chooseEncoding(accept: string | undefined): Encoding {
  const refused = new Set<string>();
  const taken = new Set<string>();
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const weight = parameters.find((word) => word.startsWith('q='));
    if (weight && Number(weight.slice(2)) === 0) refused.add(name);
    else if (name) taken.add(name);
  }
  const takes = (name: string) => !refused.has(name) && (taken.has(name) || taken.has('*'));
  if (takes('br')) return 'br';
  if (takes('gzip')) return 'gzip';
  return 'identity';
}

/**
 * The body in an encoding. Brotli 6 and gzip 6 cost one to three milliseconds a page, once per cached page; brotli 4 is
 * no quicker here and its output a tenth larger.
 */
export async function encodeBody(body: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  if (encoding === 'gzip') return gzipAsync(body, { level: 6 });
  return body;
}
