import sharp from 'sharp';
import { paletteOf } from '../../settings/palette.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { initialsOf } from '../chrome/make-chrome.ts';
import { drawWords, type Words } from './words.ts';

/** What networks show with a link that has no picture of its own, in the measure that they ask for. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

type Brand = Pick<SiteSettings['brand'], 'name' | 'strapline' | 'logo' | 'colours'>;

const LEFT = 72;
const BAND = 118;

/** The site's name, letters and line in its colours, with its number on the band below. */
export async function drawSocialImage(brand: Brand, phone: string): Promise<Buffer> {
  const { primary, primarySoft, onPrimary, onPrimarySoft, accent, onAccent } = paletteOf(brand.colours);
  const { width, height } = SOCIAL_IMAGE;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${primary}"/><path d="M820 0h380v${height}H640z" fill="${primarySoft}"/><rect x="${LEFT}" y="72" width="132" height="132" rx="14" fill="${accent}"/><rect y="${height - BAND}" width="100%" height="${BAND}" fill="${accent}"/></svg>`;
  const letters = (brand.logo.letters ?? initialsOf(brand.name)).slice(0, 3);
  const inside = await drawWords({ text: letters, colour: onAccent, width: 96, height: 72 });
  const lines: (Words & { top: number })[] = [
    { text: brand.name, colour: onPrimary, width: width - 2 * LEFT, height: 150, top: 246 },
    ...(brand.strapline
      ? [{ text: brand.strapline, colour: onPrimarySoft, width: 900, height: 40, top: 430 }]
      : []),
    { text: phone, colour: onAccent, width: 600, height: 50, top: height - BAND + 34 },
  ];
  const over = await Promise.all(
    lines.map(async ({ top, ...words }) => ({ input: (await drawWords(words)).input, left: LEFT, top })),
  );
  const mark = {
    input: inside.input,
    left: LEFT + Math.round((132 - inside.width) / 2),
    top: 72 + Math.round((132 - inside.height) / 2),
  };
  return sharp(Buffer.from(ground))
    .composite([mark, ...over])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
