import { readAnswer } from './answer.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { type Valuation, ValuationFailure, type ValuationQuestion, type Valuer } from './contract.ts';

const TIMEOUT_MS = 3_000;
const MOST_BYTES = 64 * 1024;

export interface HttpValuerOptions {
  url: string;
  /** Sent as a bearer token; null for a service that wants none. */
  key: string | null;
  breaker: CircuitBreaker;
  timeoutMs?: number;
}

/**
 * Asks a service over HTTP: POST of the vehicle and the price asked as JSON, answered by S3's price comparison response. Every failure is a
 * `ValuationFailure`; after several in a row the service is left alone for a while.
 */
export function httpValuer({ url, key, breaker, timeoutMs = TIMEOUT_MS }: HttpValuerOptions): Valuer {
  return {
    async value(question) {
      if (!breaker.allows())
        throw new ValuationFailure(`${url} has failed several times and is left alone for now`);
      try {
        const valuation = await ask(question, { url, key, timeoutMs });
        breaker.succeeded();
        return valuation;
      } catch (error) {
        breaker.failed();
        if (error instanceof ValuationFailure) throw error;
        throw new ValuationFailure(`${url} could not be asked: ${reasonOf(error)}`, { cause: error });
      }
    },
  };
}

interface Asking {
  url: string;
  key: string | null;
  timeoutMs: number;
}

async function ask(
  { subject, listing_price }: ValuationQuestion,
  { url, key, timeoutMs }: Asking,
): Promise<Valuation> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ ...subject, listing_price }),
    // The key is for this address alone.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new ValuationFailure(`${url} answered ${response.status}`);
  }
  // The price asked is ours to say, whatever comes back.
  return { ...readAnswer(parse(await readText(response), url)), listing_price };
}

/** The body as text; throws when it is longer than any such answer is. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new ValuationFailure(`The answer is longer than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ValuationFailure(`${url} answered what is not JSON: ${JSON.stringify(text.slice(0, 80))}`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
