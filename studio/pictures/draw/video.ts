import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { pathOf, SIZES, SPIN_FRAMES } from '../../../demo/picture-set/views.ts';
import { betweenPath } from '../frames.ts';
import { folderOf } from '../record/folders.ts';
import { versionOf } from './draw-frames.ts';

/** A turn of 72 steps takes four seconds. */
const FRAMES_A_SECOND = 18;

/**
 * Makes the looped video of a design from its spin and the steps between, at the size of the spin's frames, without
 * sound; gives its version. Rejects when ffmpeg is not on this machine.
 */
export async function makeVideo(design: string): Promise<string> {
  const target = join(folderOf(''), pathOf.video(design));
  const { width, height } = SIZES.spin;
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...['-loglevel', 'error', '-y', '-f', 'rawvideo', '-pixel_format', 'rgb24'],
      ...['-video_size', `${width}x${height}`, '-framerate', String(FRAMES_A_SECOND), '-i', '-'],
      ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '26', '-pix_fmt', 'yuv420p'],
      ...['-movflags', '+faststart', '-f', 'mp4', `${target}.new`],
    ],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  );
  const ended = Promise.all([once(ffmpeg, 'close'), text(ffmpeg.stderr)]);
  const failed = once(ffmpeg, 'error').then(([error]) => {
    throw new Error(`The video of ${design} needs ffmpeg (apt-get install ffmpeg): ${(error as Error).message}`);
  });
  // When ffmpeg ends early, its exit says why.
  ffmpeg.stdin.on('error', () => {});
  await Promise.race([feed(design, ffmpeg.stdin), failed]);
  const [[code], complaint] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not make the video of ${design}: ${complaint}`);
  await rename(`${target}.new`, target);
  return versionOf(await readFile(target));
}

async function feed(design: string, input: NodeJS.WritableStream): Promise<void> {
  for (let step = 0; step < SPIN_FRAMES; step += 1) {
    for (const path of [pathOf.spin(design, step), betweenPath(design, step)]) {
      const pixels = await sharp(join(folderOf(path), path))
        .removeAlpha()
        .raw()
        .toBuffer();
      if (!input.write(pixels)) await once(input, 'drain');
    }
  }
  input.end();
}
