/** A cookie of this host that no script reads and no other website can send along; an age of 0 removes it. */
export function buildVisitorCookie(
  name: string,
  value: string,
  { maxAgeSeconds, protocol }: { maxAgeSeconds: number; protocol: string },
): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The value of the first cookie of that name in a `Cookie` header that is valid; undefined for none. */
export function readVisitorCookie(
  header: string | null | undefined,
  name: string,
  isValid: (value: string) => boolean = () => true,
): string | undefined {
  const start = `${name}=`;
  const pairs = (header ?? '').split(/;\s*/).filter((pair) => pair.startsWith(start));
  return pairs.map((pair) => pair.slice(start.length)).find(isValid);
}
