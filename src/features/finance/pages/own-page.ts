import { data } from 'react-router';
import { FINANCE_PAGES, FINANCE_PATHS, findFinancePage, parseSitePath } from '../../../kernel/addresses/finance.ts';
import { submitPageForm } from '../../../kernel/leads/submit-page-form.ts';
import { type OwnPage, withoutSlash } from '../../../kernel/own-page.ts';
import { requireAccess } from '../../../kernel/visitors/access.ts';
import { PRIVATE } from '../../../kernel/visitors/signed-in.ts';
import { getFinanceForm } from '../enquiry/form.ts';
import { loadFinancePage } from './load.ts';

export const ownPage = {
  find(path, settings) {
    const key = findFinancePage(path, settings);
    return (
      key && {
        async load(request) {
          await requireAccess(FINANCE_PAGES[key].gate, request);
          const page = await loadFinancePage(key, request);
          return data({ kind: 'finance', page } as const, { status: page.form ? 200 : 403, headers: PRIVATE });
        },
        async act(request, httpRequest) {
          await requireAccess(FINANCE_PAGES[key].gate, request);
          return submitPageForm(httpRequest, request, getFinanceForm(key));
        },
      }
    );
  },
  /** To the finance page from each of its names. */
  findMoved({ settings, url: { pathname, search } }) {
    const { path } = settings.finance.pages;
    // A link to an anchor of the page itself is no other address: redirecting there would never end.
    if (!FINANCE_PATHS.includes(withoutSlash(pathname)) || parseSitePath(path) === pathname) return undefined;
    return { to: path.startsWith('/') ? withQuery(path, search) : path, status: 302 };
  },
} satisfies OwnPage;

function withQuery(path: string, search: string): string {
  return /[?#]/.test(path) ? path : path + search;
}
