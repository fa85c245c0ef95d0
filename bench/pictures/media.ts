import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { demoPictures, PICTURES_FOLDER } from '../../demo/media.ts';

/** The photos' folder below the media folder. */
const PHOTOS = 'bench-photos';

/** Like a dealer's camera photos, with noise, which drawings do not have. */
const PHOTO = { width: 2400, height: 1600, quality: 88 };

/** Makes a media folder of the demo's pictures and some photos; returns the photos' paths below it. */
export async function makeMedia(folder: string, photos: number): Promise<string[]> {
  mkdirSync(join(folder, PHOTOS), { recursive: true });
  for (const name of readdirSync(PICTURES_FOLDER)) symlinkSync(join(PICTURES_FOLDER, name), join(folder, name));
  const drawings = drawingPaths();
  const grain = await makeGrain();
  const paths = Array.from({ length: photos }, (_, at) => `${PHOTOS}/${at}.jpg`);
  for (const [at, path] of paths.entries())
    writeFileSync(join(folder, path), await photoOf(join(PICTURES_FOLDER, drawings[at] as string), grain));
  return paths;
}

/** The demo's pictures of vehicles from the front, in each paint. */
export const drawingPaths = (): string[] =>
  Object.keys(demoPictures().files).filter((path) => path.endsWith('/front-left.avif'));

async function photoOf(drawing: string, grain: Buffer): Promise<Buffer> {
  const { width, height, quality } = PHOTO;
  return sharp(drawing)
    .resize(width, height)
    .composite([{ input: grain, raw: { width, height, channels: 3 }, blend: 'soft-light' }])
    .jpeg({ quality })
    .toBuffer();
}

function makeGrain(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const { width, height } = PHOTO;
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .raw()
    .toBuffer();
}
