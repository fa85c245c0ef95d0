import { renderToStaticMarkup } from 'react-dom/server';
import { redirect } from 'react-router';
import { SavedInAccount } from '../../features/account/watchlist/parts/saved-in-account.ts';
import { loadSearchPage } from '../../features/search/load.ts';
import { loadPromos } from '../../features/search/promos.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { createLoader } from '../../kernel/request/handlers.ts';
import { TemplateProvider } from '../../kernel/template.ts';
import { isSavingInAccount } from '../../kernel/visitors/account-saving.ts';
import { getTemplate } from '../../templates/registry.ts';
import { getSearchPage } from '../../templates/search-pages.server.ts';
import { RenderedAddress } from '../../ui/address.ts';
import { parsePageAddress } from '../http/addresses/page-address.ts';

/**
 * Answers `GET /search/page?of=/search/used-cars` with the content of the search page at that address as HTML, without
 * the document around it: what the browser shows after a filter (`features/search/parts/load-results.ts`). It has an
 * address of its own so that no cache takes one for the other. Where the page would redirect, so does this; where there
 * is no such page, it is 404.
 */
export const loader = createLoader(async (context) => {
  const path = readPath(context.url);
  if (!path) throw new Response(null, { status: 404 });
  const url = new URL(path, context.url);
  const promos = await loadPromos(context);
  const model = await withOwnRedirect(() => loadSearchPage({ ...context, url }, promos));
  return new Response(renderPage(context, url, model), { headers: HEADERS });
});

const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' };

/** A search's path and query, without parameters that no page reads; undefined for other addresses. */
function readPath({ searchParams }: URL): string | undefined {
  const { path } = parsePageAddress(searchParams.get('of') ?? '');
  return /^\/(?:search\/|special-offers(?:\?|$))/.test(path) ? path : undefined;
}

/** A search that is elsewhere, by the address of its content. */
async function withOwnRedirect<T>(load: () => T): Promise<T> {
  try {
    return load();
  } catch (thrown) {
    const to = thrown instanceof Response && thrown.headers.get('Location');
    if (!to) throw thrown;
    throw redirect(`/search/page?of=${encodeURIComponent(to)}`, 302);
  }
}

function renderPage({ settings }: RequestContext, { pathname, search }: URL, model: ReturnType<typeof loadSearchPage>) {
  const look = settings.brand.template;
  const SearchPage = getSearchPage(look);
  return renderToStaticMarkup(
    <TemplateProvider value={getTemplate(look)}>
      <SavedInAccount value={isSavingInAccount(settings)}>
        <RenderedAddress value={{ pathname, search, hash: '', state: null }}>
          <SearchPage model={model} />
        </RenderedAddress>
      </SavedInAccount>
    </TemplateProvider>,
  );
}
