import { createHash } from 'node:crypto';
import { z } from 'zod';
import { getErrorMessage } from '../../domain/text/error-message.ts';
import type { CircuitBreaker } from '../circuit-breaker.ts';
import type { BotChecker, Verdict } from './contract.ts';

/** Cloudflare's address of the service. */
export const TURNSTILE_URL = 'https://challenges.cloudflare.com/turnstile/v0';
const TIMEOUT_MS = 4_000;
/** How long a token is valid. */
const TOKEN_LIFE_MS = 300_000;
const TOKEN_CHARACTERS = 2_048;

export interface TurnstileParts {
  /** Address of the service, without a trailing slash. */
  url: string;
  siteKey: string;
  secret: string;
  breaker: CircuitBreaker;
}

/** The fields of siteverify's response that are used here. */
const answerSchema = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });

/**
 * Cloudflare Turnstile: its widget in the browser, its `siteverify` from here. A refused token is a failed check. When
 * the service cannot be reached or says that our secret is wrong, the result is unknown.
 */
export function createTurnstileChecker({ url, siteKey, secret, breaker }: TurnstileParts): BotChecker {
  return {
    offer: async () => ({ kind: 'turnstile', siteKey, scriptUrl: `${url}/api.js?render=explicit` }),
    async verify(token, sending, now) {
      if (token === undefined) return { kind: 'refused', reason: 'missing' };
      if (token === '' || token.length > TOKEN_CHARACTERS) return { kind: 'refused', reason: 'malformed' };
      if (!breaker.canCall()) return unknown('it has failed several times and is left alone for now');
      try {
        const answer = await ask(`${url}/siteverify`, {
          secret,
          response: token,
          idempotency_key: uuidOf(`${token} ${sending}`),
        });
        breaker.recordSuccess();
        return verdictOf(answer, token, now);
      } catch (error) {
        breaker.recordFailure();
        return unknown(getErrorMessage(error));
      }
    },
  };
}

const unknown = (reason: string): Verdict => ({ kind: 'unknown', reason: `Turnstile: ${reason}` });

/** Errors of ours or of the service, which say nothing about the visitor. */
const NOT_THE_SENDERS = ['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error'];

function verdictOf(answer: z.output<typeof answerSchema>, token: string, now: Date): Verdict {
  const codes = answer['error-codes'];
  if (answer.success)
    return {
      kind: 'passed',
      challenge: createHash('sha256').update(token).digest('hex'),
      expiresAt: new Date(now.getTime() + TOKEN_LIFE_MS),
    };
  const fault = codes.find((code) => NOT_THE_SENDERS.includes(code));
  if (fault) return unknown(`siteverify answered ${fault}`);
  return { kind: 'refused', reason: codes.includes('timeout-or-duplicate') ? 'expired' : 'wrong' };
}

async function ask(url: string, body: object): Promise<z.output<typeof answerSchema>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // A refusal may come with status 400 and its error codes.
  if (response.status >= 500) throw new Error(`${url} answered ${response.status}`);
  return answerSchema.parse(await response.json());
}

/** A deterministic UUID of a text: verifying one submission twice uses the same idempotency key. */
function uuidOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  const [time, version, variant] = [digest.slice(0, 8), `4${digest.slice(13, 16)}`, `8${digest.slice(17, 20)}`];
  return `${time}-${digest.slice(8, 12)}-${version}-${variant}-${digest.slice(20, 32)}`;
}
