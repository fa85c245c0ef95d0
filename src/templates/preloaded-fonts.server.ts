import notoSerifDisplay from '@fontsource/noto-serif-display/files/noto-serif-display-latin-300-normal.woff2?url';
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import sofiaSans from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2?url';
import sofiaSansExtraCondensed from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2?url';
import type { SiteSettings } from '../settings/schema.ts';
import type { TemplateName } from '../settings/topics/look/brand.ts';

/** Of each look, the typefaces that its every page shows. */
const FONTS: Record<TemplateName, readonly string[]> = {
  atelier: [hankenGrotesk, notoSerifDisplay],
  corner: [sofiaSans, sofiaSansExtraCondensed],
  meridian: [archivo],
};

/** Addresses of the typefaces that a page asks for at once; none where the site takes what the visitor's device has. */
export function preloadedFonts({
  template,
  font,
}: Pick<SiteSettings['brand'], 'template' | 'font'>): readonly string[] {
  return font === 'look' ? FONTS[template] : [];
}
