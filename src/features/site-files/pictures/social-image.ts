import sharp from 'sharp';
import { getInitials } from '../../../kernel/chrome/model.ts';
import { buildPalette } from '../../../settings/palette.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { drawWordsSvg } from './words.ts';

type Brand = Pick<SiteSettings['brand'], 'name' | 'strapline' | 'logo' | 'colours'>;

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 72;
/** The height of the painted band at the foot. */
const BAND = 118;
const FOOT = HEIGHT - BAND;
/** The side of the square with the letters. */
const MARK = 120;

/**
 * What social networks show with a link, in the size that they require: the site's name, letters and strapline in its
 * colours, its phone number on the band below.
 */
export function drawSocialImageSvg({ name, strapline, logo, colours }: Brand, phone: string): string {
  const { primary, primarySoft, onPrimary, onPrimarySoft, accent, onAccent } = buildPalette(colours);
  const letters = (logo.letters ?? getInitials(name)).slice(0, 3);
  const across = WIDTH - 2 * LEFT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="${primary}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="${primarySoft}" d="M860 0h340v${FOOT}H700z"/>`,
    `<rect x="${LEFT}" y="64" width="${MARK}" height="${MARK}" rx="12" fill="${accent}"/>`,
    drawWordsSvg({
      text: letters,
      colour: onAccent,
      x: LEFT + 14,
      y: 86,
      width: MARK - 28,
      height: 80,
      align: 'middle',
    }),
    drawWordsSvg({ text: name, colour: onPrimary, x: LEFT, y: 212, width: across, height: 112, lines: 2 }),
    strapline
      ? drawWordsSvg({
          text: strapline,
          colour: onPrimarySoft,
          x: LEFT,
          y: FOOT - 66,
          width: across,
          height: 44,
        })
      : '',
    `<path fill="${accent}" d="M0 ${FOOT}h${WIDTH}v${BAND}H0z"/>`,
    drawWordsSvg({ text: phone, colour: onAccent, x: LEFT, y: FOOT + 24, width: across, height: 74 }),
    '</svg>',
  ].join('');
}

export const drawSocialImage = (brand: Brand, phone: string): Promise<Buffer> =>
  sharp(Buffer.from(drawSocialImageSvg(brand, phone)))
    .png({ compressionLevel: 9 })
    .toBuffer();
