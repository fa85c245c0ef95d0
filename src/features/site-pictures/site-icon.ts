import sharp from 'sharp';
import { paletteOf } from '../../settings/palette.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { initialsOf } from '../chrome/make-chrome.ts';
import { drawWords } from './words.ts';

/** The sizes in which a site's icon is asked for: home screens of phones, the manifest's two. */
export const ICON_SIZES = [180, 192, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

/** The site's icon for home screens: its letters on its main colour over the accent, in the middle part that no mask cuts off. */
export async function drawSiteIcon(
  { name, logo, colours }: Pick<SiteSettings['brand'], 'name' | 'logo' | 'colours'>,
  size: IconSize,
): Promise<Buffer> {
  const { primary, onPrimary, accent } = paletteOf(colours);
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 36 36"><rect width="36" height="36" fill="${primary}"/><path d="M9 27h18" stroke="${accent}" stroke-width="2.5"/></svg>`;
  const letters = await drawWords({
    text: (logo.letters ?? initialsOf(name)).slice(0, 2),
    colour: onPrimary,
    width: Math.round(size * 0.54),
    height: Math.round(size * 0.36),
  });
  const left = Math.round((size - letters.width) / 2);
  const top = Math.round(size * 0.44 - letters.height / 2);
  return sharp(Buffer.from(ground))
    .composite([{ input: letters.input, left, top }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
