import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../../kernel/request/context.ts';
import { drawFaviconSvg } from './favicon-svg.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { settings } = context.get(requestContext);
  return new Response(drawFaviconSvg(settings.brand), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
