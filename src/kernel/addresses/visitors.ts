const SIGN_IN_PATH = '/sign-in';
export const SIGN_OUT_PATH = '/sign-out';
/** Confirms that an account was deleted; the visitor may create another there. */
export const ACCOUNT_DELETED_HREF = `${SIGN_IN_PATH}?type=my-garage&done=account-deleted`;
/** Who is signed in, for scripts. */
export const VISITOR_PATH = '/api/visitor';

/** What sign-in is requested for (S2, G2). */
export const SIGN_IN_TYPES = [
  'watchlist',
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
] as const;

export type SignInType = (typeof SIGN_IN_TYPES)[number];

interface SignInTarget {
  type: SignInType;
  /** Where the visitor goes afterwards, as a path of the site. */
  redirect: string | null;
  /** Where the visitor comes from; null where that is not known. */
  back?: string | null;
}

/** `/sign-in?type=…&redirect=…&back=…` (G2). */
export function linkToSignIn({ type, redirect, back }: SignInTarget): string {
  const query = new URLSearchParams({ type });
  if (redirect) query.set('redirect', redirect);
  if (back) query.set('back', back);
  return `${SIGN_IN_PATH}?${query}`;
}

/** The name of the readable cookie that says that somebody is signed in: it grants no access. */
export const getHintCookieName = (storageName: string) => `${storageName}.signed_in`;
