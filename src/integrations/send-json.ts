import { DeliveryFailure } from './delivery-failure.ts';

const TIMEOUT_MS = 15_000;
const MOST_BYTES = 256 * 1024;
/** Statuses below 500 that say that the service has no time, not that the message is wrong. */
const NO_TIME = [408, 425, 429];

/** A request that hands something over. The body is sent as it stands, so that a signature over it holds. */
export interface JsonRequest {
  url: string;
  method?: 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  headers: Record<string, string>;
  /** None of what is deleted. */
  body?: string;
}

/**
 * Hands a JSON body over and answers with what came back, once the whole answer is there. Any status but 2xx, a
 * redirect, silence and a lost connection are a `DeliveryFailure`; its message has the host, no more of the address
 * than that, and nothing of the body.
 */
export async function sendJson({ url, method = 'POST', headers, body }: JsonRequest): Promise<string> {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, {
      method,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body }),
      // What is signed and secret is for this address alone.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await readText(response);
    if (response.ok) return text;
    const { status } = response;
    throw new DeliveryFailure(`${host} answered ${status}`, {
      code: `HTTP ${status}`,
      isRefusal: status < 500 && !NO_TIME.includes(status),
    });
  } catch (error) {
    if (error instanceof DeliveryFailure) throw error;
    const code = codeOf(error);
    throw new DeliveryFailure(`${host} could not be reached: ${code}`, { code, cause: error });
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'EUNKNOWN';
  if (error.name === 'TimeoutError') return 'ETIMEDOUT';
  const cause = error.cause as { code?: string } | undefined;
  return cause?.code ?? error.name;
}
