import { getErrorMessage } from '../domain/text/error-message.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { readAtMost } from './read-at-most.ts';

const TIMEOUT_MS = 3_000;
const MOST_BYTES = 64 * 1024;

export interface RemoteService {
  url: string;
  /** Sent as a bearer token; null for a service that needs none. */
  key: string | null;
  /** The whole Authorization header, for a service that does not use bearer tokens. */
  authorization?: string;
  breaker: CircuitBreaker;
  timeoutMs?: number;
}

/** A service could not be reached, or its response cannot be used; the message says what and where. */
export class ServiceFailure extends Error {
  override name = 'ServiceFailure';
}

/** The service is up and refuses this request: the fault is the request's. */
export class ServiceRefusal extends ServiceFailure {
  override name = 'ServiceRefusal';
}

/** Statuses below 500 that mean the service is overloaded, not that the request is wrong. */
const NO_TIME = [408, 429];

/**
 * Calls a service by POST of JSON, or of a form, and reads its response with `read`, which throws what is wrong with
 * it. Every failure is a `ServiceFailure`; after several in a row the circuit breaker opens. A refused request
 * (`ServiceRefusal`) does not count towards that: nobody can shut a service off for others by sending nonsense.
 */
export async function callService<Answer>(
  service: RemoteService,
  body: object,
  read: (json: unknown) => Answer,
): Promise<Answer> {
  const { url, breaker } = service;
  if (!breaker.canCall()) throw new ServiceFailure(`${url} has failed several times: circuit breaker open`);
  try {
    const answer = read(await post(service, body));
    breaker.recordSuccess();
    return answer;
  } catch (error) {
    if (error instanceof ServiceRefusal) breaker.recordSuccess();
    else breaker.recordFailure();
    throw error;
  }
}

/** Does a client's work; an error of any other kind becomes a `Failure`. */
export async function failAs<Result>(
  Failure: new (message: string, options?: ErrorOptions) => Error,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(getErrorMessage(error), { cause: error });
  }
}

async function post(service: RemoteService, body: object): Promise<unknown> {
  const { url } = service;
  try {
    const response = await send(service, body);
    if (response.status === 200 || response.status === 201) return parse(await readText(response), url);
    await response.body?.cancel();
    const isRefusal = response.status >= 400 && response.status < 500 && !NO_TIME.includes(response.status);
    throw new (isRefusal ? ServiceRefusal : ServiceFailure)(`${url} answered ${response.status}`);
  } catch (error) {
    if (error instanceof ServiceFailure) throw error;
    throw new ServiceFailure(`${url} could not be reached: ${reasonOf(error)}`, { cause: error });
  }
}

function send(service: RemoteService, body: object): Promise<Response> {
  const { url, key, timeoutMs = TIMEOUT_MS } = service;
  const authorization = service.authorization ?? (key === null ? undefined : `Bearer ${key}`);
  return fetch(url, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      // A form sets its own content type.
      ...(body instanceof URLSearchParams ? {} : { 'Content-Type': 'application/json' }),
      ...(authorization === undefined ? {} : { Authorization: authorization }),
    },
    body: body instanceof URLSearchParams ? body : JSON.stringify(body),
    // The key is for this address alone, so redirects are not followed.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/** Throws when the body is longer than any expected response. */
async function readText(response: Response): Promise<string> {
  const text = await readAtMost(response, MOST_BYTES);
  if (text === undefined) throw new ServiceFailure(`The answer is longer than ${MOST_BYTES} bytes`);
  return text;
}

function parse(text: string, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceFailure(`${url} answered what is not JSON: ${JSON.stringify(text.slice(0, 80))}`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
