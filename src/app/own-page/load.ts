import { data, redirect } from 'react-router';
import { LOCATION_PATHS } from '../../domain/places/location.ts';
import { actInGarage } from '../../features/account/garage/actions.ts';
import { loadGarage } from '../../features/account/garage/load.ts';
import { getFinanceForm } from '../../features/finance/enquiry/form.ts';
import { loadFinancePage } from '../../features/finance/pages/load.ts';
import { ENQUIRY_FORMS } from '../../features/leads/enquiry/forms.ts';
import { loadEnquiryPage } from '../../features/leads/enquiry/load.ts';
import { withWritten } from '../../features/leads/enquiry/written.ts';
import { loadSuccessPage } from '../../features/leads/success/load.ts';
import { loadBlogPage } from '../../features/pages/blog/load.ts';
import { loadContentBeside, loadContentPage } from '../../features/pages/content/load.ts';
import { loadReviewsPage } from '../../features/pages/reviews/page.load.ts';
import { listWrittenPaths } from '../../features/pages/written/paths.ts';
import { TEST_DRIVE_FORM } from '../../features/test-drive/form.ts';
import { loadTestDrivePage } from '../../features/test-drive/load.ts';
import { takeTradeInStep } from '../../features/trade-in/actions.ts';
import { loadTradeInPage } from '../../features/trade-in/load.ts';
import { findEnquiryPage } from '../../kernel/addresses/enquiry.ts';
import { FINANCE_PAGES, FINANCE_PATHS, findFinancePage, parseSitePath } from '../../kernel/addresses/finance.ts';
import { findGarageSection } from '../../kernel/addresses/garage.ts';
import { LOCATOR_PATH } from '../../kernel/addresses/places.ts';
import { listStandardPaths } from '../../kernel/addresses/standard-pages.ts';
import { findTestDrivePath } from '../../kernel/addresses/test-drive.ts';
import { findExternalTradeIn, findTradeInPage } from '../../kernel/addresses/trade-in.ts';
import { submitPageForm } from '../../kernel/leads/submit-page-form.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { requireAccess } from '../../kernel/visitors/access.ts';

/** Every visitor has a form of their own: it contains its idempotency key. */
const PRIVATE = { 'Cache-Control': 'private, no-store' };

/**
 * The page that the site's settings put at the address: finance, an enquiry, the success page, or the site's written
 * content. Throws a response where there is none: a redirect for an old address, 404 for any other.
 */
export async function loadOwnPage(asked: Request, request: RequestContext) {
  const { settings, url } = request;
  const plain = withoutSlash(url.pathname);
  if (findGarageSection(plain, settings)) {
    if (plain !== url.pathname) throw redirect(plain + url.search, 301);
    return loadGarage(request);
  }
  const tradeIn = findTradeInPage(url.pathname, settings);
  if (tradeIn) return loadTradeInPage(tradeIn, asked, request);
  const finance = findFinancePage(url.pathname, settings);
  if (finance) {
    await requireAccess(FINANCE_PAGES[finance].gate, request);
    const page = await loadFinancePage(finance, request);
    return data({ kind: 'finance', page } as const, { status: page.form ? 200 : 403, headers: PRIVATE });
  }
  if (url.pathname === findTestDrivePath(settings)) {
    const page = await loadTestDrivePage(request);
    return data({ kind: 'test_drive', page } as const, { headers: PRIVATE });
  }
  const enquiry = findEnquiryPage(url.pathname, settings);
  if (enquiry) {
    const page = withWritten(await loadEnquiryPage(enquiry, request), await loadContentBeside(request), request);
    return data({ kind: 'enquiry', page } as const, { headers: PRIVATE });
  }
  if (url.pathname === settings.forms.successPath)
    return data({ kind: 'success', page: await loadSuccessPage(request) } as const);
  const moved = movedTo(request);
  if (moved) throw redirect(moved.to, moved.status);
  const written = (await loadContentPage(request)) ?? (await loadBlogPage(request)) ?? (await loadReviewsPage(request));
  if (written) return data({ kind: 'content', page: written } as const);
  const elsewhere = await withoutItsSlash(request);
  throw elsewhere ? redirect(elsewhere.to, elsewhere.status) : new Response(null, { status: 404 });
}

/** Takes a form that was sent to such a page. Throws a 404 response where there is none. */
export async function takeOwnForm(request: Request, site: RequestContext) {
  if (findGarageSection(site.url.pathname, site.settings)) return actInGarage(request, site);
  const tradeIn = findTradeInPage(site.url.pathname, site.settings);
  if (tradeIn) return takeTradeInStep(tradeIn, request, site);
  if (site.url.pathname === findTestDrivePath(site.settings)) return submitPageForm(request, site, TEST_DRIVE_FORM);
  const { pathname } = site.url;
  const enquiry = findEnquiryPage(pathname, site.settings);
  if (enquiry) return submitPageForm(request, site, ENQUIRY_FORMS[enquiry]);
  const finance = findFinancePage(pathname, site.settings);
  if (!finance) throw new Response(null, { status: 404 });
  await requireAccess(FINANCE_PAGES[finance].gate, site);
  return submitPageForm(request, site, getFinanceForm(finance));
}

interface Moved {
  to: string;
  status: 301 | 302;
}

/**
 * Where an address has moved: by the site's own list; to the finance page from each of its names; from any page's
 * address with a trailing slash.
 */
function movedTo({ settings, url: { pathname, search } }: RequestContext): Moved | undefined {
  const { redirects } = settings.seo;
  const own = Object.hasOwn(redirects, pathname) ? redirects[pathname] : undefined;
  if (own) return { to: own, status: 301 };
  const plain = withoutSlash(pathname);
  if (LOCATION_PATHS.some((path) => path === plain)) return { to: LOCATOR_PATH + search, status: 302 };
  const tradeIn = findExternalTradeIn(pathname, settings);
  if (tradeIn) return { to: tradeIn, status: 302 };
  const drive = findTestDrivePath(settings);
  if (drive !== null && plain === withoutSlash(drive)) return { to: drive + search, status: 301 };
  const { path } = settings.finance.pages;
  // A link to an anchor of the page itself is no other address: redirecting there would never end.
  if (FINANCE_PATHS.includes(plain) && parseSitePath(path) !== pathname)
    return { to: path.startsWith('/') ? withQuery(path, search) : path, status: 302 };
  const isOwn =
    plain === settings.forms.successPath ||
    findFinancePage(plain, settings) ||
    findEnquiryPage(plain, settings) ||
    findTradeInPage(plain, settings);
  return isOwn ? { to: plain + search, status: 301 } : undefined;
}

/** The site's written content at the address without the trailing slash. */
async function withoutItsSlash(request: RequestContext): Promise<Moved | undefined> {
  const { pathname, search } = request.url;
  const plain = withoutSlash(pathname);
  if (plain === pathname) return undefined;
  const { settings } = request;
  const paths = [...listStandardPaths(settings), ...(await listWrittenPaths(request))];
  return paths.includes(plain) ? { to: plain + search, status: 301 } : undefined;
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

function withQuery(path: string, search: string): string {
  return /[?#]/.test(path) ? path : path + search;
}
