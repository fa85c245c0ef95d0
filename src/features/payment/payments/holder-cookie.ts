const NAME = 'holder';
const DAY_SECONDS = 86_400;

/**
 * The id that the visitor's browser got when they first opened a checkout; undefined for none, or for an invalid one.
 */
export function readHolder(request: Request): string | undefined {
  const cookies = (request.headers.get('Cookie') ?? '').split(/;\s*/);
  return cookies.flatMap((one) => /^holder=([0-9a-f-]{36})$/.exec(one)?.[1] ?? [])[0];
}

/** Lets a visitor come back to the vehicle that they hold, for a day. Scripts cannot read it. */
export function buildHolderCookie(holder: string, { protocol }: Pick<URL, 'protocol'>): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${NAME}=${holder}; Path=/; Max-Age=${DAY_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
