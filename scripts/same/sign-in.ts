import type { Answered, Ask, Asked } from './ask.ts';
import { hrefsIn } from './found.ts';

export interface SignedIn {
  cookie: string;
  /** The start page of their own pages. */
  home: string;
}

const PHONE = '0412000001';
/** The sign-in page of a demonstration shows the code, as it sends no SMS. */
const CODE = /signin-note.*?<b>(\d+)<\/b>/s;
const OWN_ANSWERS = ['/sign-in', '/api/visitor', '/api/my-data', '/api/watchlist', '/saved'];

/** Signs somebody in by the page's own form; undefined for a site without sign-in. */
export async function signIn(ask: Ask, site: string): Promise<SignedIn | undefined> {
  const send = (fields: Record<string, string>) =>
    ask({
      site,
      path: '/sign-in',
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams(fields)),
    });
  const { body } = await send({ step: 'send', phone: PHONE });
  const code = CODE.exec(body)?.[1];
  if (!code) return undefined;
  const phone = `+61${PHONE.slice(1)}`;
  const { headers } = await send({ step: 'check', phone, shown: code, code });
  const cookies = headers['set-cookie']?.map((line) => line.split(';', 1)[0]) ?? [];
  return { cookie: cookies.join('; '), home: headers.location ?? '/' };
}

/**
 * Requests of a signed-in visitor: their own pages, pages that depend on them, and everything that redirected others to
 * the sign-in page.
 */
export async function chooseOwn(
  ask: Ask,
  site: string,
  { cookie, home }: SignedIn,
  answers: readonly Answered[],
): Promise<Asked[]> {
  const own = (path: string): Asked => ({ site, path, headers: { Cookie: cookie } });
  const { body } = await ask(own(home));
  const shut = answers.flatMap(({ asked, answer }) =>
    asked.site === site && answer.headers.location?.startsWith('/sign-in') ? [asked.path] : [],
  );
  const below = hrefsIn(body).filter((href) => href.startsWith(home));
  return [...new Set([home, ...below, ...OWN_ANSWERS, ...shut])].map(own);
}
