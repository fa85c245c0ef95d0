import { redirect } from 'react-router';

/**
 * The page number of a list's address (`?page=`, left out at 1). Throws a redirect for another spelling of it, and to
 * the last page for one past it.
 */
export function getRequestedPage(url: URL, pages: number, hrefOf: (page: number) => string): number {
  const requested = url.searchParams.get('page');
  if (requested === null) return 1;
  const page = /^\d{1,6}$/.test(requested) ? Number(requested) : 1;
  const wanted = Math.min(Math.max(page, 1), Math.max(pages, 1));
  if (wanted === 1 || String(wanted) !== requested) throw redirect(hrefOf(wanted), 302);
  return wanted;
}
