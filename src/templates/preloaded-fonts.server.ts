import type { SiteSettings } from '../settings/schema.ts';

/** Of each look, the typefaces that its every page shows. */
const FONTS = import.meta.glob<readonly string[]>('./*/fonts.server.ts', { import: 'fonts', eager: true });

/** Addresses of the typefaces that a page asks for at once; none where the site takes what the visitor's device has. */
export function listPreloadedFonts({
  template,
  font,
}: Pick<SiteSettings['brand'], 'template' | 'font'>): readonly string[] {
  if (font !== 'look') return [];
  const fonts = FONTS[`./${template}/fonts.server.ts`];
  if (!fonts) throw new Error(`The look ${template} doesn't say its typefaces`);
  return fonts;
}
