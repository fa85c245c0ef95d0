import { describe, expect, test } from 'vitest';
import { sizeAt } from '../../demo/picture-set/views.ts';
import { DESIGNS } from '../vehicles/designs.ts';
import { findDetailCamera } from './details.ts';
import { BETWEEN, framesOfCabin, framesOfDesign } from './frames.ts';

const design = DESIGNS[0]!;
const wanted = {
  paints: [
    { paint: 'White', views: ['front-left', 'side'] as const },
    { paint: 'Red', views: ['front-left'] as const },
  ],
  spinPaint: 'White',
  spinFrames: 36,
  hasVideo: false,
};

describe('the frames of a design', () => {
  const frames = framesOfDesign(design, wanted);

  test('are drawn once for all paints that want them, and not for views that none wants', () => {
    expect(frames.filter(({ files }) => files.length > 1).map(({ files }) => files.map(({ path }) => path))).toEqual([
      [`${design.id}/white/front-left.avif`, `${design.id}/red/front-left.avif`],
    ]);
    expect(frames).toHaveLength(2 + 36);
  });

  test('[D4] look up the hotspots on each step of the spin, in the space that is drawn: its middle at 0', () => {
    const steps = frames.filter(({ spots }) => spots.length > 0);
    expect(steps).toHaveLength(36);
    expect(steps[0]!.spots[0]!.at[0]).toBeCloseTo(design.hotspots[0]!.at[0] - design.length / 2);
  });

  test('[D4] go around in the same way in fewer steps', () => {
    const coarse = framesOfDesign(design, { ...wanted, spinFrames: 12 }).filter(({ spots }) => spots.length > 0);
    const fine = frames.filter(({ spots }) => spots.length > 0);
    expect(coarse.map(({ from }) => from)).toEqual(fine.filter((_, step) => step % 3 === 0).map(({ from }) => from));
    expect(coarse.map(({ files }) => files[0]!.path).at(-1)).toBe(`${design.id}/spin/11.avif`);
  });

  test('have files of the sizes that addresses promise, each once', () => {
    const files = frames.flatMap(({ files: own, size }) => own.map(({ path }) => ({ path, size })));
    for (const { path, size } of files) expect(sizeAt(path)).toEqual(size);
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  });

  test('[D3] have half steps for a video, which stay out of the folder of pictures', () => {
    const more = framesOfDesign(design, { ...wanted, hasVideo: true }).slice(frames.length);
    expect(more).toHaveLength(36);
    for (const { files } of more) expect(files[0]!.path.startsWith(BETWEEN)).toBe(true);
  });
});

test.each(DESIGNS.map((one) => [one.id, one] as const))(
  '%s shows its details from outside, at most four metres away',
  (_id, one) => {
    for (const view of ['wheel', 'lamp'] as const) {
      const camera = findDetailCamera(one, view);
      if (!camera) continue;
      const [dx, dy, dz] = camera.position.map((value, axis) => value - camera.target[axis]!) as [
        number,
        number,
        number,
      ];
      expect(Math.hypot(dx, dy, dz)).toBeLessThan(4);
      expect(Math.abs(camera.position[1])).toBeGreaterThan(one.width / 2);
    }
  },
);

test('[D4] a cabin has its views and a panorama twice as wide as high', () => {
  const shot = { position: [0, 0, 1], target: [-1, 0, 1], fieldOfView: 50 } as const;
  const frames = framesOfCabin({
    id: 'work',
    eye: [0, 0, 1.1],
    shots: { dash: shot, seats: shot, cargo: shot },
  });
  expect(frames.map(({ files }) => files[0]!.path)).toEqual([
    'cabins/work/dash.avif',
    'cabins/work/seats.avif',
    'cabins/work/cargo.avif',
    'cabins/work/panorama.avif',
  ]);
  expect(frames.every(({ light }) => light === 'cabin')).toBe(true);
  expect(frames[3]!.size.width).toBe(frames[3]!.size.height * 2);
});
