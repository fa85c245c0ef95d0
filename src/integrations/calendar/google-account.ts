import { createSign } from 'node:crypto';
import { z } from 'zod';
import { callService } from '../call-service.ts';
import type { CircuitBreaker } from '../circuit-breaker.ts';
import { CalendarFailure } from './contract.ts';

/** The fields of a service account's key file that are needed. */
const accountSchema = z.object({
  client_email: z.email(),
  private_key: z.string().startsWith('-----BEGIN'),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});
export type GoogleAccount = z.output<typeof accountSchema>;

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

const SCOPE = 'https://www.googleapis.com/auth/calendar';
const HOUR_SECONDS = 3_600;
/** A token this close to its expiry is not used any more, so that none expires on its way. */
const MARGIN_SECONDS = 60;

/**
 * Reads a service account's key, JSON as Google gives it. Throws a `CalendarFailure` that names what is wrong, but
 * never the key.
 */
export function readGoogleAccount(text: string, name: string): GoogleAccount {
  try {
    return accountSchema.parse(JSON.parse(text));
  } catch (error) {
    const where = error instanceof z.ZodError ? error.issues.map(({ path }) => path.join('.')).join(', ') : 'JSON';
    throw new CalendarFailure(`${name} is not a Google service account key: ${where} is invalid`);
  }
}

/** Tokens of service accounts, each reused until shortly before it expires. */
export class GoogleTokens {
  readonly #kept = new Map<string, { token: string; until: number }>();

  /** A token of the account, by a signed assertion (RFC 7523). Throws a `ServiceFailure` when none is issued. */
  async get(account: GoogleAccount, breaker: CircuitBreaker, now: Date): Promise<string> {
    const seconds = Math.floor(now.getTime() / 1000);
    const known = this.#kept.get(account.client_email);
    if (known && seconds < known.until) return known.token;
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: assertionOf(account, seconds),
    });
    const service = { url: account.token_uri, key: null, breaker };
    const { access_token, expires_in } = await callService(service, body, (json) => tokenSchema.parse(json));
    this.#kept.set(account.client_email, {
      token: access_token,
      until: seconds + expires_in - MARGIN_SECONDS,
    });
    return access_token;
  }

  /** For a token that was refused. */
  forget({ client_email }: GoogleAccount): void {
    this.#kept.delete(client_email);
  }
}

function assertionOf({ client_email, private_key, token_uri }: GoogleAccount, seconds: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    iss: client_email,
    scope: SCOPE,
    aud: token_uri,
    iat: seconds,
    exp: seconds + HOUR_SECONDS,
  };
  const unsigned = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  return `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(private_key, 'base64url')}`;
}
