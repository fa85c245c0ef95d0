import { describe, expect, test } from 'vitest';
import type { DesignEntry, Manifest } from '../../../demo/picture-set/manifest.ts';
import { framesToDraw, ledgerOf } from '../draw/draw-subject.ts';
import type { Frame } from '../frames.ts';
import { paintOfFile, type Subject } from '../subjects.ts';
import type { Ledger } from './ledger.ts';
import { withoutOthers, withPlaces, withSubject } from './manifest-changes.ts';

const drawn = { source: 's', mesh: 'm', look: 'l', paints: {} };
const entry = (hasVideo: boolean): DesignEntry => ({
  body: 'suv',
  cabin: null,
  paints: {},
  spinPaint: 'White',
  spinFrames: 12,
  hasVideo,
  hotspots: [{ description: 'Wheels', positions: [{ angle: 9, x: 20.5, y: 70 }] }],
  drawn,
});
const frame = (path: string): Frame => ({
  from: { around: [0, 0, 1] },
  size: { width: 3, height: 2 },
  light: 'studio',
  files: [{ paint: 'White', path }],
  spots: [],
});
const subject: Subject = {
  id: 'suv-1',
  source: 's',
  look: 'l',
  paints: {},
  build: () => {
    throw new Error('Nothing is to be built');
  },
  frames: [frame('suv-1/white/side.avif'), frame('between/suv-1/00.avif')],
  videoOf: 'suv-1',
  entry: ({ files }) => ({ design: entry(files['suv-1/turn.mp4'] !== undefined) }),
};
const manifest: Manifest = {
  designs: { 'suv-1': entry(true), 'suv-10': entry(false) },
  cabins: {},
  files: { 'suv-1/turn.mp4': '11111111', 'suv-1/old.avif': '22222222', 'suv-10/side.avif': '33333333' },
};
const ledger: Ledger = {
  drawn,
  files: { 'suv-1/white/side.avif': '44444444', 'between/suv-1/00.avif': '55555555' },
  spots: {},
};

describe('a manifest with a finished design', () => {
  test('names its new files in place of the old ones; a video that could not be made anew stays', () => {
    const { files, designs } = withSubject(manifest, subject, ledger);
    expect(files).toEqual({
      'suv-10/side.avif': '33333333',
      'suv-1/white/side.avif': '44444444',
      'suv-1/turn.mp4': '11111111',
    });
    expect(designs['suv-1']!.hasVideo).toBe(true);
  });

  test('names the video that was made anew', () => {
    const made = { ...ledger, files: { ...ledger.files, 'suv-1/turn.mp4': '66666666' } };
    expect(withSubject(manifest, subject, made).files['suv-1/turn.mp4']).toBe('66666666');
  });

  test('forgets designs that the studio no longer has, with their files', () => {
    const { designs, files } = withoutOthers(manifest, ['suv-10']);
    expect(Object.keys(designs)).toEqual(['suv-10']);
    expect(files).toEqual({ 'suv-10/side.avif': '33333333' });
  });
});

test('a manifest has the places that were drawn, and keeps them when designs go', () => {
  const once = withPlaces(manifest, { 'places/yard-dusk.avif': '77777777' });
  const again = withPlaces(once, { 'places/yard-midday.avif': '88888888' });
  expect(again.files).toEqual({ ...manifest.files, 'places/yard-midday.avif': '88888888' });
  expect(withoutOthers(again, []).files).toEqual({ 'places/yard-midday.avif': '88888888' });
});

test('a video is in the paint of the spin that it shows', () => {
  const turning = { ...subject, frames: [...subject.frames, frame('suv-1/spin/00.avif')] };
  expect(paintOfFile(turning, 'suv-1/turn.mp4')).toBe('White');
  expect(paintOfFile(turning, 'suv-1/old.avif')).toBeUndefined();
});

describe('a clone, which has no ledgers', () => {
  const known = ledgerOf('suv-1', manifest);

  test('has the files of the manifest, and the hotspots where it says', () => {
    expect(Object.keys(known.files)).toEqual(['suv-1/turn.mp4', 'suv-1/old.avif']);
    expect(known.spots['suv-1/spin/09.avif']).toEqual([{ x: 20.5, y: 70, seen: true }]);
    expect(known.spots['suv-1/spin/10.avif']).toEqual([{ x: 0, y: 0, seen: false }]);
  });

  test('draws the steps between only for a video that is not there', () => {
    const pathsFor = (files: Record<string, string>) =>
      framesToDraw(subject, { ...known, files }).map((one) => one.files[0]!.path);
    expect(pathsFor(known.files)).toEqual(['suv-1/white/side.avif']);
    expect(pathsFor({})).toEqual(['suv-1/white/side.avif', 'between/suv-1/00.avif']);
  });
});
