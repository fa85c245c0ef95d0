import { redirect } from 'react-router';
import { createLoader } from '../../../kernel/request/handlers.ts';
import { encodeIco } from '../favicon/favicon-ico.ts';
import { getOrDraw } from './drawn-cache.ts';
import { drawSiteIcon } from './site-icon.ts';

/** The sizes that browsers and search engines show beside a site's name. */
const SIZES = [16, 32, 48] as const;

/**
 * Responds to /favicon.ico, which browsers, feed readers and search engines request without reading a page (A7): the
 * site's own icon where it has one, else the drawn one.
 */
export const loader = createLoader(async (context) => {
  const { name, logo, colours, favicon } = context.settings.brand;
  // A site that names this very address as its icon's gets the drawn one.
  if (favicon !== null && !favicon.startsWith('/favicon.ico')) throw redirect(favicon, 302);
  const own = { name, logo, colours };
  const drawn = await getOrDraw(['favicon', own], async () => {
    const pictures = SIZES.map(async (size) => ({ size, png: await drawSiteIcon(own, size) }));
    return Buffer.from(encodeIco(await Promise.all(pictures)));
  });
  return new Response(new Uint8Array(drawn), {
    headers: { 'Content-Type': 'image/x-icon', 'Cache-Control': 'public, max-age=86400' },
  });
});
