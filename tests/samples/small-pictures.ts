import { globSync } from 'node:fs';
import { cp, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { PICTURES_FOLDER } from '../../demo/media.ts';

/** Pixels, small enough that browsers and the image service take next to no time. */
const SMALL = { width: 96, height: 64 };

/**
 * Makes a folder with the names of the demo's pictures, each with the same small one; other files are as they are.
 * Returns the folder.
 */
export async function makeSmallPictures(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const one = join(folder, 'small.avif');
  await sharp({ create: { ...SMALL, channels: 3, background: '#8a98a8' } })
    .avif({ effort: 0 })
    .toFile(one);
  const files = globSync('**/*.*', { cwd: PICTURES_FOLDER });
  for (const place of new Set(files.map((file) => dirname(file))))
    await mkdir(join(folder, place), { recursive: true });
  for (const file of files) {
    if (file.endsWith('.avif')) await link(one, join(folder, file));
    else await cp(join(PICTURES_FOLDER, file), join(folder, file));
  }
  return folder;
}
