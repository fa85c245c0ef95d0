import { createLoader } from '../../../kernel/request/handlers.ts';
import { listSitemapEntries } from './sitemap-entries.ts';
import { formatSitemap, formatSitemapPart } from './sitemap-xml.ts';

/** Answers /sitemap.xml, and /sitemap/{part} for sites that are too large for one document. */
export const loader = createLoader(async (request, { params }) => {
  if (request.settings.seo.indexing === 'forbidden') throw new Response(null, { status: 404 });
  const entries = await listSitemapEntries(request);
  const { origin } = request.site;
  const xml =
    params.part === undefined
      ? formatSitemap(origin, entries)
      : formatSitemapPart(origin, entries, Number(params.part));
  if (xml === undefined) throw new Response(null, { status: 404 });
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
});
