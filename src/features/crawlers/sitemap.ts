import type { LoaderFunctionArgs } from 'react-router';
import { CAR_TYPES, type CarType } from '../../domain/car.ts';
import { emptyState, withTerm } from '../../search/state.ts';
import { type RequestContext, requestContext, type SiteStock } from '../request.ts';
import { searchHref } from '../search/address.ts';
import { type SitemapEntry, sitemapPartXml, sitemapXml } from './sitemap-xml.ts';

/** Every page of the site that search engines are to know: home, the lists they may keep, each vehicle that can be had. */
function entriesOf({ stock }: Pick<RequestContext, 'stock'>): SitemapEntry[] {
  const counts = stock.countByType();
  const lists = CAR_TYPES.filter((type) => counts[type] > 0).flatMap((type) => listsOf(stock, type));
  const cars = stock
    .availableSlugs()
    .map(({ slug, updated_at }) => ({ path: `/cars/${encodeURIComponent(slug)}`, changedAt: updated_at }));
  return [{ path: '/' }, ...lists, ...cars];
}

/** The list of a car type, and those of one make or one body in it: what a search page lets be indexed. */
function listsOf(stock: SiteStock, type: CarType): SitemapEntry[] {
  const ofType = withTerm(emptyState(), 'car_type', type);
  const { facets } = stock.search(ofType);
  const narrowed = (['make', 'body'] as const).flatMap((key) =>
    facets[key].map(({ value }) => withTerm(ofType, key, value)),
  );
  return [ofType, ...narrowed].map((state) => ({ path: searchHref(state) }));
}

/** Answers /sitemap.xml, and /sitemap/{part} for sites that are too large for one document. */
export function loader({ context, params }: LoaderFunctionArgs) {
  const request = context.get(requestContext);
  const entries = entriesOf(request);
  const { origin } = request.site;
  if (request.settings.seo.indexing === 'forbidden') throw new Response(null, { status: 404 });
  const xml =
    params.part === undefined
      ? sitemapXml(origin, entries)
      : sitemapPartXml(origin, entries, Number(params.part));
  if (xml === undefined) throw new Response(null, { status: 404 });
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
