const NAME = 'holder';
const DAY_SECONDS = 86_400;

/** What the visitor's browser was given when he first opened a checkout; undefined for nothing, or for what is none. */
export function readHolder(request: Request): string | undefined {
  const cookies = (request.headers.get('Cookie') ?? '').split(/;\s*/);
  return cookies.flatMap((one) => /^holder=([0-9a-f-]{36})$/.exec(one)?.[1] ?? [])[0];
}

/** Lets a visitor come back to the vehicle that he holds, for a day. It is not readable by scripts. */
export function buildHolderCookie(holder: string, { protocol }: Pick<URL, 'protocol'>): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${NAME}=${holder}; Path=/; Max-Age=${DAY_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
