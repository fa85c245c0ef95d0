import { expect, test } from 'vitest';
import type { Picture, Studio } from '../../render/studio.ts';
import type { Frame } from '../frames.ts';
import { type Ledger, NOTHING_DRAWN } from '../record/ledger.ts';
import { type Desk, drawFrames, missingFiles } from './draw-frames.ts';

const camera = { position: [5, 0, 1], target: [0, 0, 1], fieldOfView: 24 } as const;
const size = { width: 3, height: 2 };
const spot = { at: [0, 1, 1], facing: [0, 1, 0] } as const;

const frames: Frame[] = [
  {
    from: { camera },
    size,
    light: 'studio',
    files: [
      { paint: 'White', path: 'suv-1/white/side.avif' },
      { paint: 'Red', path: 'suv-1/red/side.avif' },
    ],
    spots: [],
  },
  {
    from: { camera },
    size,
    light: 'studio',
    files: [{ paint: 'White', path: 'suv-1/spin/00.avif' }],
    spots: [spot],
  },
  {
    from: { around: [0, 0, 1] },
    size,
    light: 'cabin',
    files: [{ paint: 'Silver', path: 'p.avif' }],
    spots: [],
  },
];

/** A studio that keeps count, and a desk that may be closed after a number of files. */
function fakeDesk(stopAfter = Number.POSITIVE_INFINITY) {
  const done = {
    paints: [] as string[][],
    projections: 0,
    written: [] as string[],
    saved: NOTHING_DRAWN,
    opened: 0,
  };
  const picture = (name: string): Picture => ({ data: Buffer.from(name), ...size });
  const studio: Pick<Studio, 'photograph' | 'panorama' | 'project'> = {
    photograph: async ({ paints }) => {
      done.paints.push([...paints]);
      return new Map(paints.map((paint) => [paint, picture(paint)]));
    },
    panorama: async () => picture('panorama'),
    project: async (spots) => {
      done.projections += 1;
      return spots.map(() => ({ x: 40, y: 60, seen: true }));
    },
  };
  const desk: Desk = {
    studio: async () => {
      done.opened += 1;
      return studio;
    },
    encode: async ({ data }) => data,
    write: async (path) => {
      if (done.written.length >= stopAfter) throw new Error('stopped');
      done.written.push(path);
    },
    save: async (ledger) => {
      done.saved = structuredClone(ledger);
    },
    onFile: () => {},
  };
  return { desk, done };
}

test('one drawing gives a file for every paint, and spots are looked up on the frames that have some', async () => {
  const { desk, done } = fakeDesk();
  const ledger = await drawFrames(frames, NOTHING_DRAWN, desk);
  expect(done.paints).toEqual([['White', 'Red'], ['White']]);
  expect(done.written).toEqual(['suv-1/white/side.avif', 'suv-1/red/side.avif', 'suv-1/spin/00.avif', 'p.avif']);
  expect(ledger.spots).toEqual({ 'suv-1/spin/00.avif': [{ x: 40, y: 60, seen: true }] });
  expect(missingFiles(frames, ledger)).toBe(0);
});

test.each([0, 1, 2, 3])(
  'a run that stops after %i files is gone on with, and no finished frame is drawn twice',
  async (count) => {
    const first = fakeDesk(count);
    await expect(drawFrames(frames, NOTHING_DRAWN, first.desk)).rejects.toThrow('stopped');
    const known: Ledger = first.done.saved;
    const second = fakeDesk();
    const ledger = await drawFrames(frames, known, second.desk);
    const whole = await drawFrames(frames, NOTHING_DRAWN, fakeDesk().desk);
    expect(ledger).toEqual(whole);
    expect(second.done.written).toEqual(Object.keys(whole.files).filter((path) => !known.files[path]));
    expect(second.done.projections).toBe(Object.keys(known.spots).length === 0 ? 1 : 0);
  },
);

test('where nothing is missing the studio is not even opened', async () => {
  const ledger = await drawFrames(frames, NOTHING_DRAWN, fakeDesk().desk);
  const { desk, done } = fakeDesk();
  expect(await drawFrames(frames, ledger, desk)).toBe(ledger);
  expect(done.opened).toBe(0);
});

test('a paint that is new is the only one that is developed', async () => {
  const ledger = await drawFrames(frames, NOTHING_DRAWN, fakeDesk().desk);
  const [first, ...rest] = frames as [Frame, ...Frame[]];
  const more = { ...first, files: [...first.files, { paint: 'Blue', path: 'suv-1/blue/side.avif' }] };
  const { desk, done } = fakeDesk();
  await drawFrames([more, ...rest], ledger, desk);
  expect(done.paints).toEqual([['Blue']]);
});

test('a paint that the studio leaves out is told by its file', async () => {
  const { desk } = fakeDesk();
  const blind: Desk = {
    ...desk,
    studio: async () => ({ ...(await desk.studio()), photograph: async () => new Map() }),
  };
  await expect(drawFrames(frames, NOTHING_DRAWN, blind)).rejects.toThrow('suv-1/white/side.avif');
});
