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

/** What the studio gave for a frame, before it is encoded. */
interface Taken {
  missing: Frame['files'];
  pictures: ReadonlyMap<string, Picture>;
  spots: Ledger['spots'];
}

/**
 * Draws what the ledger does not have, frame by frame, and keeps it up to date: a run that is stopped loses two frames
 * at most. The next frame is drawn while the pictures of the last are encoded, all paints at once.
 */
export async function drawFrames(frames: readonly Frame[], start: Ledger, desk: Desk): Promise<Ledger> {
  let kept = Promise.resolve(start);
  for (const frame of frames) {
    const taken = await takeFrame(frame, start, desk);
    const before = await kept;
    if (!taken) continue;
    kept = keepFrame(taken, before, desk);
    // It fails where it is awaited, which is after the next frame.
    kept.catch(() => undefined);
  }
  return kept;
}

/** Undefined when nothing of the frame is missing. */
async function takeFrame(frame: Frame, { files, spots }: Ledger, desk: Desk): Promise<Taken | undefined> {
  const missing = frame.files.filter(({ path }) => !files[path]);
  const first = frame.files[0]?.path ?? '';
  const needsSpots = frame.spots.length > 0 && !spots[first];
  if (missing.length === 0 && !needsSpots) return undefined;
  const studio = await desk.studio();
  const paints = missing.map(({ paint }) => paint);
  const pictures = missing.length > 0 ? await take(frame, paints, studio) : new Map<string, Picture>();
  return { missing, pictures, spots: needsSpots ? { [first]: await findSpots(frame, studio) } : {} };
}

async function keepFrame({ missing, pictures, spots }: Taken, before: Ledger, desk: Desk): Promise<Ledger> {
  const versions = await Promise.all(
    missing.map(async ({ paint, path }) => [path, await keep(path, pictures.get(paint), desk)] as const),
  );
  const ledger = {
    ...before,
    files: { ...before.files, ...Object.fromEntries(versions) },
    spots: { ...before.spots, ...spots },
  };
  await desk.save(ledger);
  return ledger;
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
