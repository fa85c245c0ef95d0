import sharp from 'sharp';
import { getInitials } from '../../../kernel/chrome/model.ts';
import { buildPalette } from '../../../settings/palette.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { drawWordsSvg } from './words.ts';

/** The sizes of a site's icon: home screens of phones, the manifest's two. */
export const ICON_SIZES = [180, 192, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

/**
 * The site's icon for home screens: its letters on its main colour over the accent, in the middle part that no mask
 * cuts off.
 */
export function drawSiteIcon(
  { name, logo, colours }: Pick<SiteSettings['brand'], 'name' | 'logo' | 'colours'>,
  size: number,
): Promise<Buffer> {
  const { primary, onPrimary, accent } = buildPalette(colours);
  const text = (logo.letters ?? getInitials(name)).slice(0, 2);
  const letters = drawWordsSvg({
    text,
    colour: onPrimary,
    x: 22,
    y: 27,
    width: 56,
    height: 48,
    align: 'middle',
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 ` +
    `100"><path fill="${primary}" d="M0 0h100v100H0z"/><path stroke="${accent}" stroke-width="7" d="M25 ` +
    `76h50"/>${letters}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
