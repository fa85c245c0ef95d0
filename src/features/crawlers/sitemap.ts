import type { LoaderFunctionArgs } from 'react-router';
import { CAR_TYPES } from '../../domain/car.ts';
import { type RequestContext, requestContext } from '../request.ts';
import { type SitemapEntry, sitemapPartXml, sitemapXml } from './sitemap-xml.ts';

/** Every page of the site that search engines are to know: home, the lists that have stock, each vehicle that is listed. */
function entriesOf({ stock }: Pick<RequestContext, 'stock'>): SitemapEntry[] {
  const counts = stock.countByType();
  const lists = CAR_TYPES.filter((type) => counts[type] > 0).map((type) => ({
    path: `/search/${type}-cars`,
  }));
  const cars = stock
    .listedSlugs()
    .map(({ slug, updated_at }) => ({ path: `/cars/${encodeURIComponent(slug)}`, changedAt: updated_at }));
  return [{ path: '/' }, ...lists, ...cars];
}

/** Answers /sitemap.xml, and /sitemap/{part} for sites that are too large for one document. */
export function loader({ context, params }: LoaderFunctionArgs) {
  const request = context.get(requestContext);
  const entries = entriesOf(request);
  const { origin } = request.site;
  const xml =
    params.part === undefined
      ? sitemapXml(origin, entries)
      : sitemapPartXml(origin, entries, Number(params.part));
  if (xml === undefined) throw new Response(null, { status: 404 });
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
