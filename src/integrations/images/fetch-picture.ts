import { type IncomingMessage, request } from 'node:http';
import type { Duplex } from 'node:stream';
import { getErrorMessage } from '../../domain/text/error-message.ts';
import { checkAllowed } from './allowed-source.ts';
import { createAbandonedError } from './demand.ts';
import { PictureFailure } from './picture-failure.ts';
import { isPublicAddress } from './public-address.ts';
import type { Wire } from './wire.ts';

export interface FetchLimits {
  /** From the first DNS look-up to the last byte, redirects included. */
  totalMs: number;
  connectMs: number;
  bytes: number;
  redirects: number;
}

export const FETCH_LIMITS: FetchLimits = {
  totalMs: 10_000,
  connectMs: 3_000,
  bytes: 20 * 1024 * 1024,
  redirects: 2,
};

/** How many addresses of one host are tried in turn. */
const ADDRESSES_TRIED = 3;

interface Fetching {
  sources: readonly string[];
  wire: Wire;
  limits: FetchLimits;
  signal: AbortSignal;
}

/**
 * Fetches a picture from a server whose origin is among `sources`. Every address of every host, of redirects too, is
 * checked to be public before anything is connected, and the connection goes to the address that was checked. Throws
 * `PictureFailure` for everything an upstream can do wrong, and "abandoned" when it is told to stop. The bytes may
 * still be anything but a picture.
 */
export async function fetchPicture(
  url: URL,
  sources: readonly string[],
  wire: Wire,
  limits: FetchLimits = FETCH_LIMITS,
  stop?: AbortSignal,
): Promise<Buffer> {
  const timeout = AbortSignal.timeout(limits.totalMs);
  const signal = stop ? AbortSignal.any([timeout, stop]) : timeout;
  try {
    return await follow(url, limits.redirects, { sources, wire, limits, signal });
  } catch (error) {
    if (error instanceof PictureFailure) throw error;
    if (stop?.aborted) throw createAbandonedError();
    if (signal.aborted) throw new PictureFailure('too slow', `not there after ${limits.totalMs} ms`);
    throw new PictureFailure('unreachable', getErrorMessage(error), { cause: error });
  }
}

async function follow(url: URL, redirectsLeft: number, fetching: Fetching): Promise<Buffer> {
  checkAllowed(url, fetching.sources);
  const answer = await ask(url, fetching);
  try {
    const location = redirectOf(answer);
    if (location === undefined) return await readBody(answer, fetching);
    if (redirectsLeft === 0) throw new PictureFailure('bad answer', 'too many redirects');
    if (!URL.canParse(location, url)) throw new PictureFailure('bad answer', 'a redirect to no address');
    return await follow(new URL(location, url), redirectsLeft - 1, fetching);
  } finally {
    answer.destroy();
  }
}

/** Resolves at the response's headers. */
async function ask(url: URL, fetching: Fetching): Promise<IncomingMessage> {
  const connection = await connectTo(url, fetching);
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    const outgoing = request({
      // The connection exists already; no look-up or dialling happens here.
      createConnection: () => connection,
      method: 'GET',
      path: `${url.pathname}${url.search}`,
      headers: {
        Host: url.host,
        Accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
        'Accept-Encoding': 'identity',
        'User-Agent': 'Forecourt (pictures)',
        Connection: 'close',
      },
      signal: fetching.signal,
    });
    outgoing.once('response', resolve);
    outgoing.once('error', reject);
    outgoing.end();
  });
}

async function connectTo(url: URL, { wire, limits, signal }: Fetching): Promise<Duplex> {
  const addresses = await Promise.race([wire.resolve(url.hostname), aborted(signal)]);
  const inside = addresses.find((address) => !isPublicAddress(address));
  if (inside !== undefined || addresses.length === 0)
    throw new PictureFailure('not public', `${url.hostname} is at ${inside ?? 'no address'}`);
  let failure: unknown;
  for (const address of addresses.slice(0, ADDRESSES_TRIED)) {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(limits.connectMs)]);
    try {
      return await wire.dial(address, Number(url.port || 443), url.hostname, patience);
    } catch (error) {
      signal.throwIfAborted();
      failure = error;
    }
  }
  throw failure;
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Where the response redirects to; undefined when it is the picture itself. Throws when it is neither. */
function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location) return headers.location;
  if (statusCode !== 200) throw new PictureFailure('bad answer', `the answer was ${statusCode}`);
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new PictureFailure('bad answer', `the answer is packed as ${encoding}`);
  return undefined;
}

async function readBody(answer: IncomingMessage, { limits }: Fetching): Promise<Buffer> {
  const tooLarge = () => new PictureFailure('too large', `more than ${limits.bytes} bytes`);
  if (Number(answer.headers['content-length'] ?? 0) > limits.bytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limits.bytes) throw tooLarge();
    chunks.push(chunk);
  }
  if (!answer.complete) throw new PictureFailure('unreachable', 'the answer broke off');
  return Buffer.concat(chunks, length);
}
