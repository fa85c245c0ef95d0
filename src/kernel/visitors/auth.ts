import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomBytes } from 'node:crypto';
import { getSignInSecret, tryCode } from '../../db/queries/visitors/sign-in.ts';
import type { SiteDb } from '../../db/scope.ts';
import type { RequestContext } from '../request/context.ts';

type SignInRequest = Pick<RequestContext, 'site' | 'settings' | 'db'>;

/** How a site's visitors are signed in: by the library, on that site's part of the database. */
export interface SiteAuth {
  api: Awaited<ReturnType<typeof openLibrary>>['api'];
  /** What is kept of a code in place of it, and what is asked for by. */
  codeDigest(phone: string, code: string): string;
}

/** The last one of each site: settings rarely change. */
const authCache = new WeakMap<SiteDb, { key: string; auth: Promise<SiteAuth> }>();

/** The sign-in of the request's site. */
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

/** Behind https a cookie never travels in the open. */
export function isSecure({ site }: Pick<SignInRequest, 'site'>): boolean {
  return site.origin.startsWith('https:');
}

/**
 * The name of the cookie that holds a visitor's session: from the site's slug, as all that browsers keep (F6). Behind
 * https browsers take one of this name from the very host alone, so that no neighbour below the same domain can plant a
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

/** Where the code that is made goes: to whoever asked for it in this request. */
const outgoing = new AsyncLocalStorage<{ code?: string }>();

/** Runs `ask`, which has the library make a code, and gives the code that it made. Throws where it made none. */
export async function captureCode(ask: () => Promise<unknown>): Promise<string> {
  const made: { code?: string } = {};
  await outgoing.run(made, ask);
  if (made.code === undefined) throw new Error('No code was made to sign in with');
  return made.code;
}

/** There is no code that could be tried: none was sent, or it is used, too old, or was tried too often. */
export class CodeUnusableError extends Error {}

/** The library is loaded when somebody first signs in: sites without visitors do without it. */
async function openLibrary(
  request: SignInRequest,
  secret: string,
  codeDigest: (phone: string, code: string) => string,
) {
  const [{ betterAuth }, { phoneNumber }, { PHONE_NAMES, SIGN_IN_NAMES, createSignInStore }] =
    await Promise.all([
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
    // Who asks, how often and from where is counted by ourselves, for all processes (limits.ts); what goes wrong is
    // told by whoever called.
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
          const verdict = await db.run((tx) =>
            tryCode(tx, { phone, digest, tries: codeTries, now: new Date() }),
          );
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
