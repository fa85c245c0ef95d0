import { describe, expect, test, vi } from 'vitest';
import { createFrames } from './frames.ts';

const addresses = Array.from({ length: 16 }, (_, frame) => `/spin/${frame}`);

/** Frames whose loading a test completes one by one. */
function held() {
  const requested: string[] = [];
  const ends = new Map<string, { resolve: (picture: string) => void; reject: (reason: Error) => void }>();
  const failed: string[] = [];
  const frames = createFrames(
    addresses,
    (address) => {
      requested.push(address);
      return new Promise<string>((resolve, reject) => ends.set(address, { resolve, reject }));
    },
    (address) => failed.push(address),
  );
  const settle = async (isThere: (frame: number) => boolean) => {
    for (const [address, { resolve, reject }] of ends) {
      ends.delete(address);
      if (isThere(Number(address.split('/').at(-1)))) resolve(address);
      else reject(new Error('gone'));
    }
    await new Promise(setImmediate);
  };
  const settleAll = async (isThere: (frame: number) => boolean) => {
    while (ends.size > 0) await settle(isThere);
  };
  return { frames, asked: requested, failed, settle, settleAll };
}

describe('[D4] the frames of a 360 view', () => {
  test('are not asked for before they are wanted, and then a few at a time, the coarse turn first', async () => {
    const { frames, asked: requested, settle } = held();
    expect(requested).toEqual([]);
    frames.start();
    frames.start();
    expect(requested).toEqual(['/spin/0', '/spin/8', '/spin/4', '/spin/12']);
    await settle(() => true);
    expect(frames.read()).toEqual({ loaded: 4, count: 16, isDone: false, isFailed: false });
    expect(frames.findNearest(7)).toEqual({ frame: 8, picture: '/spin/8' });
    expect(frames.findNearest(15)?.frame).toBe(0);
  });

  test('are there when all have come, and each step is told', async () => {
    const { frames, settleAll } = held();
    const told = vi.fn();
    frames.subscribe(told);
    frames.start();
    await settleAll(() => true);
    expect(frames.read()).toEqual({ loaded: 16, count: 16, isDone: true, isFailed: false });
    expect(told).toHaveBeenCalledTimes(16);
  });

  test('[S8] one that fails is told and passed over: its neighbour stands in', async () => {
    const { frames, failed, settleAll } = held();
    frames.start();
    await settleAll((frame) => frame !== 5);
    expect(failed).toEqual(['/spin/5']);
    expect(frames.read()).toMatchObject({ loaded: 15, isDone: true, isFailed: false });
    expect(frames.findNearest(5)?.frame).toBe(6);
  });

  test('[S8] when those of the first round fail, the others are not asked for', async () => {
    const { frames, asked: requested, settleAll } = held();
    frames.start();
    await settleAll(() => false);
    expect(requested.length).toBeLessThan(8);
    expect(frames.read()).toMatchObject({ loaded: 0, isDone: false, isFailed: true });
    expect(frames.findNearest(0)).toBeUndefined();
  });

  // The same picture at every angle would be called rotation.
  test('[S8] when all but the first fail, the view has failed, and soon', async () => {
    const { frames, asked: requested, settleAll } = held();
    frames.start();
    await settleAll((frame) => frame === 0);
    expect(requested.length).toBeLessThan(8);
    expect(frames.read()).toMatchObject({ loaded: 1, isDone: false, isFailed: true });
  });

  test.each([
    [16, [0], true],
    [16, [0, 8], false],
    [36, [0, 1, 2, 3], true],
    [36, [0, 8, 16, 24, 32], false],
    [3, [1], true],
    [3, [1, 2], false],
    [2, [0], true],
  ])('[S8] of %i with %j there, it has failed: %s', async (count, there, isFailed) => {
    const frames = createFrames(
      Array.from({ length: count }, (_, frame) => String(frame)),
      async (address) => (there.includes(Number(address)) ? address : Promise.reject(new Error('gone'))),
      () => {},
    );
    frames.start();
    await new Promise(setImmediate);
    expect(frames.read()).toMatchObject({ isFailed, isDone: !isFailed });
  });
});
