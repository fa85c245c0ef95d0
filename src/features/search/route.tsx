import type { MetaFunction } from 'react-router';
import { requestContext } from '../request.ts';
import { breadcrumbJsonLd } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { useTemplate } from '../template.ts';
import type { Route } from './+types/route';
import { loadSearchPage } from './load.ts';
import { keepOnFailure, useKeptResults } from './parts/kept-results.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadSearchPage(context.get(requestContext));
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return keepOnFailure(serverLoader);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return [];
  const { head, breadcrumb } = loaderData;
  return pageMeta({ ...head, jsonLd: [breadcrumbJsonLd(breadcrumb, head.origin)] });
};

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { SearchPage } = useTemplate();
  useKeptResults(loaderData);
  return <SearchPage model={loaderData} />;
}
