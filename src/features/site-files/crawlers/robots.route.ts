import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../../kernel/request/context.ts';
import { formatRobotsText } from './robots-text.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { site, settings } = context.get(requestContext);
  return new Response(formatRobotsText(site.origin, settings.seo.indexing), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
