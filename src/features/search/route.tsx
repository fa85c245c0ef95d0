import { type MetaFunction, useLoaderData } from 'react-router';
import { buildBreadcrumbJsonLd } from '../../kernel/head/json-ld.ts';
import { buildPageMeta } from '../../kernel/head/page-meta.ts';
import { createLoader } from '../../kernel/request/handlers.ts';
import { useTemplate } from '../../kernel/template.ts';
import { buildItemListJsonLd } from './item-list.ts';
import { loadListContent } from './list-content.ts';
import { loadSearchPage } from './load.ts';

/** The search page of the address (B1); see `loadSearchPage` for redirects and 404. */
export const loader = createLoader(async (request) =>
  loadSearchPage(request, await loadListContent(request, request.url)),
);

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return [];
  const { head, breadcrumb } = loaderData;
  const trail = buildBreadcrumbJsonLd(breadcrumb, head.origin);
  return buildPageMeta({ ...head, jsonLd: [trail, ...buildItemListJsonLd(loaderData)] });
};

export default function SearchRoute() {
  const model = useLoaderData<typeof loader>();
  const { SearchPage } = useTemplate();
  return <SearchPage model={model} />;
}
