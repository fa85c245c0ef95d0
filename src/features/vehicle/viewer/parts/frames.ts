import { findNearestLoaded, planLoadOrder } from '../../../../domain/media/spin.ts';

/** How many frames are loaded at the same time. */
const AT_ONCE = 4;
const FIRST_ROUND_STEP = 8;

export interface FramesState {
  loaded: number;
  count: number;
  /** Everything that can be loaded is there. */
  isDone: boolean;
  /** Too few frames loaded for a rotation; no more are requested. */
  isFailed: boolean;
}

/**
 * Whether too few frames loaded for a rotation: only one of the first round, so that one picture would stand for every
 * angle; or in the end fewer than that round has.
 */
function isTooFew(loaded: number, settled: number, count: number): boolean {
  const round = Math.max(2, Math.ceil(count / FIRST_ROUND_STEP));
  return settled >= round && loaded < (settled === count ? round : 2);
}

/** The frames of a 360 view, loaded in a useful order. */
export interface Frames<Frame> {
  /** Starts to load; only once. */
  start(): void;
  /** The frame, or the nearest that is loaded, with its number; undefined while there is none. */
  findNearest(wanted: number): { frame: number; picture: Frame } | undefined;
  read(): FramesState;
  subscribe(listener: () => void): () => void;
}

/**
 * Frames by their addresses. `fetchFrame` returns one that can be drawn at once; a failed frame is reported to
 * `onFailure` and skipped.
 */
export function createFrames<Frame>(
  addresses: readonly string[],
  fetchFrame: (address: string) => Promise<Frame>,
  onFailure: (address: string) => void,
): Frames<Frame> {
  const count = addresses.length;
  const waiting = planLoadOrder(count);
  const pictures = new Map<number, Frame>();
  const listeners = new Set<() => void>();
  let state: FramesState = { loaded: 0, count, isDone: false, isFailed: false };
  let [started, settled] = [false, 0];

  const tell = () => {
    const isFailed = isTooFew(pictures.size, settled, count);
    if (isFailed) waiting.length = 0;
    state = { loaded: pictures.size, count, isDone: !isFailed && settled === count, isFailed };
    for (const listener of listeners) listener();
  };
  const fetchNext = async (): Promise<void> => {
    const frame = waiting.shift();
    if (frame === undefined) return;
    const address = addresses[frame] as string;
    await fetchFrame(address).then(
      (picture) => pictures.set(frame, picture),
      () => onFailure(address),
    );
    settled++;
    tell();
    return fetchNext();
  };
  return {
    start() {
      if (started) return;
      started = true;
      for (let lane = 0; lane < AT_ONCE; lane++) void fetchNext();
    },
    findNearest(wanted) {
      const frame = findNearestLoaded(wanted, count, (one) => pictures.has(one));
      return frame === undefined ? undefined : { frame, picture: pictures.get(frame) as Frame };
    },
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** A picture that is loaded and decoded, so that drawing it takes no time. Throws when it fails to load. */
export async function fetchPicture(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.fetchPriority = 'low';
  image.src = address;
  await image.decode();
  return image;
}
