import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../request.ts';

/**
 * What crawlers may read. Narrowed and sorted lists have endless addresses: crawlers are kept from all but single makes, models
 * and bodies (Google's guidance on faceted navigation); every vehicle is in the sitemap.
 */
export function robotsText(origin: string): string {
  const endless = ['sortBy=', 'query=', 'range[', 'range%5B', 'price_min=', 'price_max='];
  return [
    'User-agent: *',
    ...endless.map((parameter) => `Disallow: /*${parameter}`),
    'Disallow: /*.data',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

export function loader({ context }: LoaderFunctionArgs) {
  const { site } = context.get(requestContext);
  return new Response(robotsText(site.origin), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
