import { createLoader } from '../../../kernel/request/handlers.ts';
import { drawFaviconSvg } from './favicon-svg.ts';

export const loader = createLoader(({ settings }) => {
  return new Response(drawFaviconSvg(settings.brand), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
});
