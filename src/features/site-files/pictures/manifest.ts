import { buildPalette } from '../../../settings/palette.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

/** The web app manifest for home screens (A7): the site's name, its colours, its icons. */
export function buildManifest({ name, strapline, colours, favicon }: SiteSettings['brand']) {
  const { primary } = buildPalette(colours);
  const drawn = [192, 512].map((size) => ({
    src: `/icons/${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  return {
    name,
    ...shortNameOf(name),
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

/** A home screen has room for about this many letters. */
const SHORT = 12;

/**
 * The name where it fits, else as many of its words as do. One word alone of several can be the name of another of the
 * group's sites, or of nobody: then there is no short name, and the home screen visibly truncates the whole one.
 */
function shortNameOf(name: string): { short_name?: string } {
  const words = name.split(' ');
  const fitting = words.filter((_, at) => words.slice(0, at + 1).join(' ').length <= SHORT);
  return fitting.length === words.length || fitting.length > 1 ? { short_name: fitting.join(' ') } : {};
}
