import { toSafePath } from '../../../domain/requests/safe-path.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { buildVisitorCookie, readVisitorCookie } from '../../../kernel/request/visitor-cookie.ts';

export type PendingSave = { to: string } & ({ kind: 'car'; carId: number } | { kind: 'search'; address: string });

type PendingSaveRequest = Pick<RequestContext, 'site' | 'url' | 'visit'>;

const MINUTES = 20;
const LONGEST = 3_000;

/** Prefixed with the site's slug, like everything that browsers store (F6). */
const cookieName = ({ site }: Pick<RequestContext, 'site'>) => `${site.storageName}.wish`;

/**
 * The cookie that holds a pending save while its visitor signs in; no script reads it, and no other website can set it
 * off.
 */
export function buildPendingSaveCookie(
  wish: PendingSave | null,
  request: Pick<PendingSaveRequest, 'site' | 'url'>,
): string {
  const value = wish ? encodeURIComponent(JSON.stringify(wish)) : '';
  const maxAgeSeconds = wish && value.length <= LONGEST ? MINUTES * 60 : 0;
  const { protocol } = request.url;
  return buildVisitorCookie(cookieName(request), maxAgeSeconds > 0 ? value : '', { maxAgeSeconds, protocol });
}

/** Null for none, and for a malformed one. */
export function readPendingSave(request: PendingSaveRequest): PendingSave | null {
  const value = readVisitorCookie(request.visit.header('cookie'), cookieName(request));
  return value ? decodePendingSave(value) : null;
}

function decodePendingSave(value: string): PendingSave | null {
  try {
    const { kind, carId, address, to }: Record<string, unknown> = JSON.parse(decodeURIComponent(value));
    return toPendingSave({
      car: kind === 'car' ? String(carId) : null,
      search: kind === 'search' ? String(address) : null,
      to: String(to),
    });
  } catch {
    return null;
  }
}

/**
 * Builds a pending save from a form or a cookie; null where it is malformed. Its origin is a page of this site, or the
 * home page.
 */
export function toPendingSave(said: {
  car: string | null;
  search: string | null;
  to: string | null;
}): PendingSave | null {
  const to = toSafePath(said.to) ?? '/';
  if (said.car !== null) return /^[1-9]\d{0,8}$/.test(said.car) ? { kind: 'car', carId: Number(said.car), to } : null;
  const address = toSafePath(said.search);
  return address === null ? null : { kind: 'search', address, to };
}
