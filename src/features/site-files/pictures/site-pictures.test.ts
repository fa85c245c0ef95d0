import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { settingsSchema } from '../../../settings/schema.ts';
import { getOrDraw } from './drawn-cache.ts';
import { buildManifest } from './manifest.ts';
import { drawSiteIcon, ICON_SIZES } from './site-icon.ts';
import { drawSocialImage, drawSocialImageSvg } from './social-image.ts';
import { drawWordsSvg } from './words.ts';

const brandOf = (given: object) =>
  settingsSchema.parse({ brand: { name: 'Any & Sons', ...given }, contact: { phone: '07 5550 1234' } }).brand;

const COLOURS = { primary: '#102a43', accent: '#f2b705' };
const brand = brandOf({ colours: COLOURS, strapline: 'Cars <and> utes.', logo: { letters: 'AS' } });

/** How many pixels of a picture have about this colour. */
async function painted(picture: Buffer, colour: string): Promise<number> {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (wanted.every((value, part) => Math.abs(value - (data[at + part] as number)) < 6)) count++;
  return count;
}

test('[A7] the social image is 1200 by 630 in the site’s colours, and its name is written on it', async () => {
  const picture = await drawSocialImage(brand, '07 5550 1234');
  const { width, height, format } = await sharp(picture).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
  expect(await painted(picture, COLOURS.primary)).toBeGreaterThan(100_000);
  expect(await painted(picture, COLOURS.accent)).toBeGreaterThan(100_000);
  const longer = await drawSocialImage(brandOf({ name: 'Another name that is longer', colours: COLOURS }), '1');
  expect(await painted(longer, '#ffffff')).not.toBe(await painted(picture, '#ffffff'));
});

test.each(ICON_SIZES)('[A7] the icon of %i pixels is a square in the site’s colours', async (size) => {
  const icon = await drawSiteIcon(brand, size);
  const { width, height } = await sharp(icon).metadata();
  expect([width, height]).toEqual([size, size]);
  expect(await painted(icon, COLOURS.primary)).toBeGreaterThan((size * size) / 2);
});

test('[A7] the manifest names the site, its colour and icons that are drawn', () => {
  expect(buildManifest(brand)).toMatchObject({
    name: 'Any & Sons',
    short_name: 'Any & Sons',
    theme_color: '#102a43',
  });
  for (const { src } of buildManifest(brand).icons.slice(1))
    expect(ICON_SIZES.map((size) => `/icons/${size}.png`)).toContain(src);
});

test.each([
  ['Roam', 'Roam'],
  ['Wattle Creek', 'Wattle Creek'],
  ['Wattle Creek Toyota', 'Wattle Creek'],
  ['Long Paddock Caravans', 'Long Paddock'],
  ['Harbour Motor Group', undefined],
  ['Harbour Nissan', undefined],
])('[A7] on a home screen %s is %s; without a short name the whole one is cut off', (name, short) => {
  const manifest: { name: string; short_name?: string } = buildManifest(brandOf({ name }));
  expect([manifest.name, manifest.short_name]).toEqual([name, short]);
});

test('[A7] words are drawn as outlines; a letter that the typeface lacks is a question mark', () => {
  const svg = drawSocialImageSvg(brand, '07 5550 1234');
  expect(svg).not.toMatch(/<text|font-family/);
  expect(svg).not.toContain('<and>');
  const words = (text: string) => drawWordsSvg({ text, colour: '#ffffff', x: 0, y: 0, width: 100, height: 20 });
  expect(words('車')).toBe(words('?'));
  expect(words('Ộ')).toBe(words('O'));
});

test('[A7] a long name takes two lines where these show it larger', () => {
  const given = { colour: '#ffffff', x: 0, y: 0, width: 400, height: 100 };
  const rows = (text: string) => drawWordsSvg({ ...given, text, lines: 2 }).match(/<g transform/g)?.length;
  expect(rows('Long Paddock Caravans')).toBe(2);
  expect(rows('Roam')).toBe(1);
});

test('a picture is drawn once for the same settings, and again after it failed', async () => {
  const draw = vi.fn(async () => Buffer.from('drawn'));
  await getOrDraw(['once', 1], draw);
  await getOrDraw(['once', 1], draw);
  expect(draw).toHaveBeenCalledTimes(1);
  const fails = vi.fn(async () => Promise.reject(new Error('no')));
  await expect(getOrDraw(['fails'], fails)).rejects.toThrow('no');
  await expect(getOrDraw(['fails'], fails)).rejects.toThrow('no');
  expect(fails).toHaveBeenCalledTimes(2);
});
