import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../../kernel/request/context.ts';
import { getOrDraw, PNG_HEADERS } from './drawn-cache.ts';
import { drawSiteIcon, ICON_SIZES } from './site-icon.ts';

/** Responds to /icons/{size}.png with the site's icon for home screens (A7); 404 for an unsupported size. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const size = ICON_SIZES.find((known) => `${known}.png` === params.file);
  if (!size) return new Response('There is no such icon.\n', { status: 404 });
  const { name, logo, colours } = context.get(requestContext).settings.brand;
  const own = { name, logo, colours };
  const picture = await getOrDraw(['icon', own, size], () => drawSiteIcon(own, size));
  return new Response(new Uint8Array(picture), { headers: PNG_HEADERS });
}
