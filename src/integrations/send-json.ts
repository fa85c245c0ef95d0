import { findErrorCode } from '../domain/text/error-message.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import { readAtMost } from './read-at-most.ts';

const TIMEOUT_MS = 15_000;
const MOST_BYTES = 256 * 1024;
/** Statuses below 500 that mean the service is overloaded, not that the message is wrong. */
const NO_TIME = [408, 425, 429];

/** A delivery by HTTP. The body is sent byte for byte, so that a signature over it stays valid. */
export interface JsonRequest {
  url: string;
  method?: 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  headers: Record<string, string>;
  /** Absent for DELETE. */
  body?: string;
}

/**
 * Sends a JSON body and returns the response's, once it is complete. Any status but 2xx, a redirect, a timeout and a
 * lost connection are a `DeliveryFailure`; its message has the address's host only, and nothing of the body.
 */
export async function sendJson({ url, method = 'POST', headers, body }: JsonRequest): Promise<string> {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, {
      method,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body }),
      // Secrets and signatures are for this address alone, so redirects are not followed.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = (await readAtMost(response, MOST_BYTES)) ?? '';
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

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'EUNKNOWN';
  if (error.name === 'TimeoutError') return 'ETIMEDOUT';
  return findErrorCode(error.cause) ?? error.name;
}
