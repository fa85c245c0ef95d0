import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { usePageEvent } from '../../kernel/events/parts/use-page-event.ts';
import { buildBreadcrumbJsonLd } from '../../kernel/head/json-ld.ts';
import { buildPageMeta } from '../../kernel/head/page-meta.ts';
import { createLoader } from '../../kernel/request/handlers.ts';
import { useTemplate } from '../../kernel/template.ts';
import { buildItemListJsonLd } from './item-list.ts';
import { loadSearchPage } from './load.ts';
import type { SearchPageModel } from './model.ts';
import { useCachedResults, withCachedResults } from './parts/cached-results.ts';
import { loadPromos } from './promos.ts';

/** The search page of the address (B1); see `loadSearchPage` for redirects and 404. */
export const loader = createLoader(async (request) => loadSearchPage(request, await loadPromos(request)));

/** In the browser a search that cannot be loaded keeps the earlier results (B10). */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<SearchPageModel> {
  return withCachedResults(() => serverLoader<typeof loader>());
}

/** An opened sheet is part of the same search. */
export function shouldRevalidate(given: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = given;
  const isSameSearch = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSameSearch && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return [];
  const { head, breadcrumb } = loaderData;
  const trail = buildBreadcrumbJsonLd(breadcrumb, head.origin);
  return buildPageMeta({ ...head, jsonLd: [trail, ...buildItemListJsonLd(loaderData)] });
};

export default function SearchRoute() {
  const model = useLoaderData<typeof loader>();
  const { SearchPage } = useTemplate();
  useCachedResults(model);
  usePageEvent('search_page_view', model.address, { count: model.count });
  return <SearchPage model={model} />;
}
