import { paletteOf } from '../../settings/palette.ts';
import type { SiteSettings } from '../../settings/schema.ts';

/** What a phone that keeps the site on its home screen is told of it (A7): its name, its colours, its icons. */
export function siteManifest({ name, strapline, colours, favicon }: SiteSettings['brand']) {
  const { primary } = paletteOf(colours);
  const drawn = [192, 512].map((size) => ({
    src: `/icons/${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  return {
    name,
    // A home screen has room for about twelve letters.
    short_name: name.length > 12 ? (name.split(' ')[0] ?? name) : name,
    ...(strapline ? { description: strapline } : {}),
    lang: 'en-AU',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: primary,
    icons: [{ src: favicon ?? '/favicon.svg', sizes: 'any' }, ...drawn],
  };
}
