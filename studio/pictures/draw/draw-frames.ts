import { createHash } from 'node:crypto';
import type { Picture, Studio } from '../../render/studio.ts';
import type { Frame } from '../frames.ts';
import type { Ledger } from '../record/ledger.ts';

export type Easel = Pick<Studio, 'photograph' | 'panorama' | 'project'>;

/** What a drawing needs around it. */
export interface Desk {
  /** The studio with the vehicle in it; asked for when there is something to draw. */
  studio: () => Promise<Easel>;
  encode: (picture: Picture) => Promise<Uint8Array>;
  write: (path: string, bytes: Uint8Array) => Promise<void>;
  save: (ledger: Ledger) => Promise<void>;
  /** Told of each finished file. */
  onFile: (path: string) => void;
}

/** How many files of the frames are not in the ledger. */
export function missingFiles(frames: readonly Frame[], { files }: Ledger): number {
  return frames.flatMap((frame) => frame.files).filter(({ path }) => !files[path]).length;
}

/**
 * Draws what the ledger does not have, frame by frame, and keeps it up to date: a run that is stopped loses one frame
 * at most.
 */
export async function drawFrames(frames: readonly Frame[], start: Ledger, desk: Desk): Promise<Ledger> {
  let ledger = start;
  for (const frame of frames) {
    const next = await withFrame(frame, ledger, desk);
    if (next !== ledger) await desk.save(next);
    ledger = next;
  }
  return ledger;
}

async function withFrame(frame: Frame, ledger: Ledger, desk: Desk): Promise<Ledger> {
  const missing = frame.files.filter(({ path }) => !ledger.files[path]);
  const files: Record<string, string> = {};
  if (missing.length > 0) {
    const pictures = await take(
      frame,
      missing.map(({ paint }) => paint),
      await desk.studio(),
    );
    for (const { paint, path } of missing) files[path] = await keep(path, pictures.get(paint), desk);
  }
  const first = frame.files[0]?.path ?? '';
  if (frame.spots.length === 0 || ledger.spots[first])
    return missing.length > 0 ? { ...ledger, files: { ...ledger.files, ...files } } : ledger;
  const spots = await findSpots(frame, await desk.studio());
  return {
    ...ledger,
    files: { ...ledger.files, ...files },
    spots: { ...ledger.spots, [first]: spots },
  };
}

async function keep(path: string, picture: Picture | undefined, desk: Desk): Promise<string> {
  if (!picture) throw new Error(`The studio gave no picture for ${path}`);
  const bytes = await desk.encode(picture);
  await desk.write(path, bytes);
  desk.onFile(path);
  return versionOf(bytes);
}

/** The version that a file's address carries. */
export function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}

async function take({ from, size, light }: Frame, paints: string[], studio: Easel): Promise<Map<string, Picture>> {
  if ('camera' in from) return studio.photograph({ camera: from.camera, ...size, paints, light });
  const paint = paints[0] ?? '';
  return new Map([[paint, await studio.panorama({ at: from.around, ...size, paint })]]);
}

async function findSpots({ from, size, spots }: Frame, studio: Easel) {
  return 'camera' in from ? studio.project(spots, from.camera, size.width, size.height) : [];
}
