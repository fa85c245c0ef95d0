import sharp from 'sharp';
import { expect, test } from 'vitest';
import { samplePhoto } from '../../../tests/samples/servers/picture-server.ts';
import { compareSource, makePicture } from './make-picture.ts';

const measure = { width: 600, height: 400, quality: 75, format: 'webp' } as const;
const sizeOf = async (bytes: Buffer) => {
  const { width, height, format, compression } = await sharp(bytes).metadata();
  return { size: `${width}x${height}`, format: compression === 'av1' ? 'avif' : format };
};

test.each([
  ['a crop', [1200, 900], { width: 600, height: 400 }, '600x400'],
  ['a width alone', [1200, 900], { width: 600, height: null }, '600x450'],
  ['a picture that is smaller', [300, 200], { width: 600, height: null }, '300x200'],
  ['a crop of a picture that is smaller', [300, 300], { width: 600, height: 400 }, '300x200'],
  ['a crop of a flat one', [2000, 100], { width: 600, height: 400 }, '150x100'],
  ['a tiny one', [1, 1], { width: 600, height: 400 }, '1x1'],
] as const)(
  '[A8] %s is never enlarged and keeps the shape asked for',
  async (_what, [width, height], requested, size) => {
    const source = await samplePhoto(width, height).png().toBuffer();
    expect(await sizeOf(await makePicture(source, { ...measure, ...requested }))).toEqual({ size, format: 'webp' });
  },
);

test.each(['avif', 'webp', 'jpeg'] as const)('[A8] every source becomes %s', async (format) => {
  const photo = samplePhoto(90, 60);
  const sources = [photo.jpeg(), photo.png(), photo.webp(), photo.gif(), photo.avif()];
  for (const source of sources) {
    const made = await makePicture(await source.toBuffer(), { ...measure, width: 160, height: null, format });
    expect(await sizeOf(made)).toEqual({ size: '90x60', format });
  }
});

test('[A8] more quality is more bytes, in each format', async () => {
  const source = await samplePhoto(400, 300).png().toBuffer();
  for (const format of ['avif', 'webp', 'jpeg'] as const) {
    const [least, most] = await Promise.all(
      [75, 80].map((quality) => makePicture(source, { width: 320, height: null, quality, format })),
    );
    expect(most?.length).toBeGreaterThan(least?.length ?? 0);
  }
});

test('[A8] a photo is turned as its camera says, and tells nothing of where it was taken', async () => {
  const exif = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '16/1 55/1 0/1' } };
  const source = await samplePhoto(300, 200).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
  const made = await makePicture(source, { ...measure, width: 160, height: null, format: 'jpeg' });
  const { width, height, exif: left, orientation } = await sharp(made).metadata();
  expect({ width, height, left, orientation }).toEqual({
    width: 160,
    height: 240,
    left: undefined,
    orientation: undefined,
  });
  // Not even when the source's own bytes would be the smallest.
  const same = await makePicture(source, { width: 2000, height: null, quality: 80, format: 'jpeg' });
  expect(same.includes('somebody')).toBe(false);
});

test('[A8] what is clear becomes white where the format knows no clearness', async () => {
  const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: '#0000' } });
  const made = await makePicture(await clear.png().toBuffer(), { ...measure, format: 'jpeg' });
  expect([...(await sharp(made).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
});

test('[A8] where nothing would be won the source is sent as it is', async () => {
  const source = await samplePhoto(600, 400).avif({ quality: 30 }).toBuffer();
  const avif = { ...measure, format: 'avif' } as const;
  expect(await makePicture(source, avif)).toBe(source);
  expect(await makePicture(source, { ...avif, width: 1200, height: 800 })).toBe(source);
  expect((await makePicture(source, { ...avif, width: 160, height: 107 })).length).toBeLessThan(source.length);
  expect(await makePicture(source, { ...measure, format: 'webp' })).not.toBe(source);
});

test('[A8] a source stands in for what is made of it only in its own format and shape', async () => {
  const source = await samplePhoto(600, 400).avif().toBuffer();
  const avif = { ...measure, format: 'avif' } as const;
  expect(await compareSource(source, { ...avif, width: 160, height: 107 })).toBe('larger');
  expect(await compareSource(source, { ...avif, height: null })).toBe('same');
  expect(await compareSource(source, { ...avif, width: 1200, height: 800 })).toBe('same');
  expect(await compareSource(source, { ...avif, width: 160, height: 160 })).toBe('other');
  expect(await compareSource(source, measure)).toBe('other');
  expect(await compareSource(source.subarray(0, 40), avif)).toBe('other');
});
