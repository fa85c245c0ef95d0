import type { SiteSettings } from '../settings/schema.ts';

/** By look, the fonts that its every page shows. */
const FONTS = import.meta.glob<readonly string[]>('./*/fonts.server.ts', { import: 'fonts', eager: true });

/** Addresses of the fonts that a page preloads; none where the site uses the system's. */
export function listPreloadedFonts({
  template,
  font,
}: Pick<SiteSettings['brand'], 'template' | 'font'>): readonly string[] {
  if (font !== 'look') return [];
  const fonts = FONTS[`./${template}/fonts.server.ts`];
  if (!fonts) throw new Error(`The look ${template} doesn't say its typefaces`);
  return fonts;
}
