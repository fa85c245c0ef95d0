import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../../kernel/request/context.ts';
import { robotsText } from './robots-text.ts';

/** Answers /robots.txt. */
export function loader({ context }: LoaderFunctionArgs) {
  const { site, settings } = context.get(requestContext);
  return new Response(robotsText(site.origin, settings.seo.indexing), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
