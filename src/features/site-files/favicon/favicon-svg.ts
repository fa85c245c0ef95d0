import { getInitials } from '../../../kernel/chrome/model.ts';
import { buildPalette } from '../../../settings/palette.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

/**
 * The site's small icon: its letters on its main colour, under the accent. All inputs are validated settings, so
 * nothing but the letters needs escaping.
 */
export function drawFaviconSvg({
  name,
  logo,
  colours,
}: Pick<SiteSettings['brand'], 'name' | 'logo' | 'colours'>): string {
  const { primary, onPrimary, accent } = buildPalette(colours);
  const letters = (logo.letters ?? getInitials(name)).slice(0, 2);
  const escaped = letters.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const size = letters.length > 1 ? 17 : 22;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" rx="5" ' +
    `fill="${primary}"/>` +
    `<path d="M8 31h20" stroke="${accent}" stroke-width="3"/><text x="18" y="${16 + size / 3}" ` +
    `fill="${onPrimary}" text-anchor="middle" ` +
    `font-family="Archivo,Arial,sans-serif" font-weight="700" font-size="${size}">${escaped}</text></svg>`
  );
}
