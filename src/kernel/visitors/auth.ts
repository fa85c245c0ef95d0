import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomBytes } from 'node:crypto';
import { getSignInSecret, tryCode } from '../../db/queries/visitors/sign-in.ts';
import type { SiteDb } from '../../db/scope.ts';
import type { RequestContext } from '../request/context.ts';

type SignInRequest = Pick<RequestContext, 'site' | 'settings' | 'db'>;

/** The sign-in of a site's visitors: by the library, on that site's part of the database. */
export interface SiteAuth {
  api: Awaited<ReturnType<typeof openLibrary>>['api'];
  /** The hash that is stored of a code, and looked up. */
  codeDigest(phone: string, code: string): string;
}

/** The last one of each site: settings rarely change. */
const authCache = new WeakMap<SiteDb, { key: string; auth: Promise<SiteAuth> }>();

export function getSiteAuth(request: SignInRequest): Promise<SiteAuth> {
  const { site, db } = request;
  const key = `${site.settingsVersion} ${isSecure(request)}`;
  const last = authCache.get(db);
  if (last?.key === key) return last.auth;
  const auth = openAuth(request);
  authCache.set(db, { key, auth });
  auth.catch(() => authCache.get(db)?.auth === auth && authCache.delete(db));
  return auth;
}

/** Behind https the cookie is sent over https only. */
export function isSecure({ site }: Pick<SignInRequest, 'site'>): boolean {
  return site.origin.startsWith('https:');
}

/**
 * The name of a visitor's session cookie: from the site's slug, like everything that browsers store (F6). Behind https
 * its prefix makes browsers accept it from this very host only, so that no neighbour below the same domain can plant a
 * session.
 */
export function getSessionCookieName(request: Pick<SignInRequest, 'site'>): string {
  return `${isSecure(request) ? '__Host-' : ''}${request.site.storageName}.session_token`;
}

async function openAuth(request: SignInRequest): Promise<SiteAuth> {
  const made = randomBytes(32).toString('base64url');
  const secret = await request.db.run((tx) => getSignInSecret(tx, made));
  const codeDigest = (phone: string, code: string) =>
    createHmac('sha256', secret).update(`${phone} ${code}`).digest('base64url');
  const { api } = await openLibrary(request, secret, codeDigest);
  return { api, codeDigest };
}

const DAY_SECONDS = 86_400;

/** Carries the code from the library to the request that asked for it. */
const outgoing = new AsyncLocalStorage<{ code?: string }>();

/** Runs `ask`, in which the library creates a code, and returns that code. Throws where it created none. */
export async function captureCode(ask: () => Promise<unknown>): Promise<string> {
  const made: { code?: string } = {};
  await outgoing.run(made, ask);
  if (made.code === undefined) throw new Error('No code was made to sign in with');
  return made.code;
}

/** No code can be tried: none was sent, or it is used, expired, or was tried too often. */
export class CodeUnusableError extends Error {}

/** The library is loaded at the first sign-in: sites without visitors do without it. */
async function openLibrary(
  request: SignInRequest,
  secret: string,
  codeDigest: (phone: string, code: string) => string,
) {
  const [{ betterAuth }, { phoneNumber }, { PHONE_NAMES, SIGN_IN_NAMES, createSignInStore }] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/plugins/phone-number'),
    import('../../db/sign-in/adapter.ts'),
  ]);
  const { site, settings, db } = request;
  const { codeMinutes, codeTries, sessionDays } = settings.visitors;
  return betterAuth({
    baseURL: site.origin,
    secret,
    database: createSignInStore(db, codeDigest),
    user: SIGN_IN_NAMES.user,
    session: { ...SIGN_IN_NAMES.session, expiresIn: sessionDays * DAY_SECONDS, updateAge: DAY_SECONDS },
    verification: SIGN_IN_NAMES.verification,
    advanced: {
      cookiePrefix: site.storageName,
      useSecureCookies: false,
      cookies: {
        session_token: { name: getSessionCookieName(request), attributes: { secure: isSecure(request) } },
      },
      database: { generateId: 'serial' },
    },
    // Our own limits count attempts by visitor and address, for all processes (limits.ts); callers report errors.
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
    plugins: [
      phoneNumber({
        otpLength: CODE_DIGITS,
        expiresIn: codeMinutes * 60,
        schema: { user: { fields: PHONE_NAMES } },
        signUpOnVerification: { getTempEmail: (phone) => `${phone.replace('+', '')}@phone.invalid` },
        verifyOTP: async ({ phoneNumber: phone, code: digest }) => {
          const verdict = await db.run((tx) => tryCode(tx, { phone, digest, tries: codeTries, now: new Date() }));
          if (verdict === 'over') throw new CodeUnusableError();
          return verdict === 'right';
        },
        sendOTP: ({ code }) => {
          const made = outgoing.getStore();
          if (made) made.code = code;
        },
      }),
    ],
  });
}

/** Digits of a code. */
export const CODE_DIGITS = 6;
