import { renderToStaticMarkup } from 'react-dom/server';
import { redirect } from 'react-router';
import { SavedInAccount } from '../../features/account/watchlist/parts/saved-in-account.ts';
import { loadListContent } from '../../features/search/list-content.ts';
import { loadSearchPage } from '../../features/search/load.ts';
import type { SearchPageModel } from '../../features/search/model.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { createLoader } from '../../kernel/request/handlers.ts';
import { PANEL_PARAMETER } from '../../kernel/stock/address.ts';
import { TemplateProvider } from '../../kernel/template.ts';
import { isSavingInAccount } from '../../kernel/visitors/account-saving.ts';
import { getSheetsBelow } from '../../templates/page-sheets.server.ts';
import { GroupBlock } from '../../templates/parts/search/filter-group.tsx';
import { ForShownPage } from '../../templates/parts/search/late.tsx';
import { SheetsBelow } from '../../templates/parts/sheet-here.tsx';
import { getTemplate } from '../../templates/registry.ts';
import { getSearchPage } from '../../templates/search-pages.server.ts';
import { CachedHtml } from '../../ui/cached-html/with-cached-html.tsx';
import { RenderedAddress } from '../../ui/use-address.ts';
import { CachedParts } from '../html/cached-html.server.tsx';
import { parsePageAddress } from '../http/addresses/page-address.ts';

/**
 * Answers `GET /search/page?of=/search/used-cars` with the content of the search page at that address as HTML, without
 * the document around it: what the browser shows after a filter (`features/search/parts/load-results.ts`). It has an
 * address of its own so that no cache takes one for the other. `panel=make,body` asks for these groups of the panel
 * whole, `group=make` for that group alone. Where the page would redirect, so does this; where there
 * is no such page, it is 404.
 */
export const loader = createLoader(async (context) => {
  const path = readPath(context.url);
  if (!path) throw new Response(null, { status: 404 });
  const panel = context.url.searchParams.get(PANEL_PARAMETER);
  const group = context.url.searchParams.get('group');
  const url = new URL(path, context.url);
  const asked = group ?? panel;
  if (asked !== null) url.searchParams.set(PANEL_PARAMETER, asked);
  const content = group === null ? await loadListContent(context, url) : {};
  const model = withOwnRedirect({ panel, group }, () => loadSearchPage({ ...context, url }, content));
  const html = group === null ? renderPage(context, url, model) : renderGroup(model, group);
  return new Response(html, { headers: HEADERS });
});

const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' };

/** A search's path and query, without parameters that no page reads; undefined for other addresses. */
function readPath({ searchParams }: URL): string | undefined {
  const { path } = parsePageAddress(searchParams.get('of') ?? '');
  return /^\/(?:search\/|special-offers(?:\?|$))/.test(path) ? path : undefined;
}

/** A search that is elsewhere, by the address of its content. */
function withOwnRedirect<T>(asked: Record<'panel' | 'group', string | null>, load: () => T): T {
  try {
    return load();
  } catch (thrown) {
    const to = thrown instanceof Response && thrown.headers.get('Location');
    if (!to) throw thrown;
    const query = Object.entries(asked).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
    // The page passes the parameter along; here it stands beside the address.
    const of = to.replace(/[?&]panel=[^&#]*$/, '');
    throw redirect(`/search/page?${new URLSearchParams([['of', of], ...query])}`, 302);
  }
}

/** One group of the panel, whole. */
function renderGroup({ groups, wholePanelHref }: SearchPageModel, key: string): string {
  const group = groups.find((each) => each.key === key);
  if (!group) throw new Response(null, { status: 404 });
  return renderToStaticMarkup(<GroupBlock group={group} wholePanelHref={wholePanelHref} />);
}

function renderPage({ settings }: RequestContext, { pathname, search }: URL, model: SearchPageModel) {
  const look = settings.brand.template;
  const SearchPage = getSearchPage(look);
  const parts = new CachedParts();
  const rendered = renderToStaticMarkup(
    <TemplateProvider value={getTemplate(look)}>
      <SavedInAccount value={isSavingInAccount(settings)}>
        <RenderedAddress value={{ pathname, search, hash: '', state: null }}>
          <CachedHtml value={parts.Place}>
            <ForShownPage value={true}>
              <SheetsBelow value={getSheetsBelow(look, 'search')}>
                <SearchPage model={model} />
              </SheetsBelow>
            </ForShownPage>
          </CachedHtml>
        </RenderedAddress>
      </SavedInAccount>
    </TemplateProvider>,
  );
  const { html, preloads } = parts.fill(rendered);
  return preloads.join('') + html.toString();
}
