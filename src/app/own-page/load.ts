import { data, redirect } from 'react-router';
import { ownPage as garage } from '../../features/account/garage/own-page.ts';
import { ownPage as finance } from '../../features/finance/pages/own-page.ts';
import { ownPage as enquiry } from '../../features/leads/enquiry/own-page.ts';
import { ownPage as success } from '../../features/leads/success/own-page.ts';
import { loadContentBeside } from '../../features/pages/content/load.ts';
import { findMovedWritten, loadWrittenPage } from '../../features/pages/load.ts';
import { findMovedLocator } from '../../features/places/moved.ts';
import { ownPage as testDrive } from '../../features/test-drive/own-page.ts';
import { ownPage as tradeIn } from '../../features/trade-in/own-page.ts';
import { type FindMoved, type OwnPage, withoutSlash } from '../../kernel/own-page.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import type { StyledPage } from '../../templates/page-sheets.server.ts';

/** Where settings give two pages the same address, the first of them is there. */
const OWN_PAGES = [garage, tradeIn, finance, testDrive, enquiry, success];

/** The style sheets of these pages. */
const STYLED_AS = new Map<OwnPage, StyledPage>([
  [garage, 'account'],
  [tradeIn, 'trade-in'],
  [finance, 'finance'],
  [testDrive, 'form'],
  [enquiry, 'form'],
  [success, 'success'],
]);

/** In this order, the first that knows the address. */
const MOVES: readonly FindMoved[] = [
  findMovedByList,
  findMovedLocator,
  ...OWN_PAGES.flatMap((row: OwnPage) => row.findMoved ?? []),
  findMovedSlash,
];

/**
 * The page that the site's settings put at the address: one of a feature, or the site's written content. Throws a
 * response where there is none: a redirect for an old address, 404 for any other.
 */
export async function loadOwnPage(httpRequest: Request, request: RequestContext) {
  const page = findOwnPage(request);
  if (page) return page.load(request, httpRequest, () => loadContentBeside(request));
  const moved = findMoved(request);
  if (moved) throw redirect(moved.to, moved.status);
  const written = await loadWrittenPage(request);
  if (written) return data({ kind: 'content', page: written } as const);
  const elsewhere = await findMovedWritten(request);
  throw elsewhere ? redirect(elsewhere.to, elsewhere.status) : new Response(null, { status: 404 });
}

/** Takes a form that was sent to such a page. Throws a 404 response where there is none. */
export async function takeOwnForm(httpRequest: Request, request: RequestContext) {
  const page = findOwnPage(request);
  if (!page || !('act' in page)) throw new Response(null, { status: 404 });
  return page.act(request, httpRequest);
}

/** Which style sheet the own page at an address has; undefined where there is no own page. */
export function findOwnStyledPage({ url, settings }: RequestContext): StyledPage | undefined {
  const page = OWN_PAGES.find(({ find }) => find(url.pathname, settings));
  return page && STYLED_AS.get(page);
}

function findOwnPage({ url, settings }: RequestContext) {
  for (const { find } of OWN_PAGES) {
    const page = find(url.pathname, settings);
    if (page) return page;
  }
  return undefined;
}

function findMoved(request: RequestContext) {
  for (const find of MOVES) {
    const moved = find(request);
    if (moved) return moved;
  }
  return undefined;
}

/** By the site's own list. */
function findMovedByList({ settings, url }: Parameters<FindMoved>[0]): ReturnType<FindMoved> {
  const { redirects } = settings.seo;
  const to = Object.hasOwn(redirects, url.pathname) ? redirects[url.pathname] : undefined;
  return to ? { to, status: 301 } : undefined;
}

/** From the address of a page with a trailing slash. */
function findMovedSlash({ settings, url }: Parameters<FindMoved>[0]): ReturnType<FindMoved> {
  const plain = withoutSlash(url.pathname);
  return OWN_PAGES.some(({ find }) => find(plain, settings)) ? { to: plain + url.search, status: 301 } : undefined;
}
