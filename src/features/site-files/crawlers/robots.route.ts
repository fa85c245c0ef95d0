import { createLoader } from '../../../kernel/request/handlers.ts';
import { formatRobotsText } from './robots-text.ts';

export const loader = createLoader(({ site, settings }) => {
  return new Response(formatRobotsText(site.origin, settings.seo.indexing), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
});
