import { createLoader } from '../../../kernel/request/handlers.ts';
import { getOrDraw, PNG_HEADERS } from './drawn-cache.ts';
import { drawSiteIcon, ICON_SIZES } from './site-icon.ts';

/** Responds to /icons/{size}.png with the site's icon for home screens (A7); 404 for an unsupported size. */
export const loader = createLoader(async (context, { params }) => {
  const size = ICON_SIZES.find((known) => `${known}.png` === params.file);
  if (!size) return new Response('There is no such icon.\n', { status: 404 });
  const { name, logo, colours } = context.settings.brand;
  const own = { name, logo, colours };
  const picture = await getOrDraw(['icon', own, size], () => drawSiteIcon(own, size));
  return new Response(new Uint8Array(picture), { headers: PNG_HEADERS });
});
