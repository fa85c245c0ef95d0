import { createLoader } from '../../../kernel/request/handlers.ts';
import { getOrDraw, PNG_HEADERS } from './drawn-cache.ts';
import { drawSocialImage } from './social-image.ts';

/** Responds to /social.png: what social networks show with a link to a page without a picture of its own (A7). */
export const loader = createLoader(async (context) => {
  const { brand, contact } = context.settings;
  const { name, strapline, logo, colours } = brand;
  const own = { name, strapline, logo, colours };
  const picture = await getOrDraw(['social', own, contact.phone], () => drawSocialImage(own, contact.phone));
  return new Response(new Uint8Array(picture), { headers: PNG_HEADERS });
});
