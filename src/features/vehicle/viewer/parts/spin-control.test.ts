import { describe, expect, test } from 'vitest';
import type { Clock } from './motion.ts';
import { createSpinControl, type SpinControlOptions } from './spin-control.ts';

/** A clock that a test advances: it draws a frame every so many ms of the time that passes. */
function handClock(frameMs: number) {
  let now = 0;
  let id = 0;
  let waiting = new Map<number, () => void>();
  const clock: Clock = {
    nowMs: () => now,
    nextFrame: (draw) => {
      waiting.set(++id, draw);
      return id;
    },
    cancel: (gone) => waiting.delete(gone),
  };
  const pass = (ms: number) => {
    for (const end = now + ms; now < end; ) {
      now += frameMs;
      const due = waiting;
      waiting = new Map();
      for (const draw of due.values()) draw();
    }
  };
  return { clock, pass, isStill: () => waiting.size === 0 };
}

function spin(options: Partial<SpinControlOptions> = {}, frameMs = 10) {
  const time = handClock(frameMs);
  const turning = createSpinControl(
    { count: 36, pixelsPerFrame: 20, autoRotateMs: 100, isCalm: false, ...options },
    time.clock,
  );
  return { turning, ...time };
}

describe('[D4] a 360 view', () => {
  test('[S9] turns by itself a frame every 100 ms, until it is touched', () => {
    const { turning, pass, isStill } = spin();
    turning.play();
    pass(1000);
    expect(turning.read()).toEqual({ frame: 10, isPlaying: true });
    pass(3000);
    expect(turning.read().frame).toBe(4);
    turning.grab();
    pass(1000);
    expect(turning.read()).toEqual({ frame: 4, isPlaying: false });
    expect(isStill()).toBe(true);
  });

  test('once round it comes to rest at its first frame, from wherever it set out', () => {
    const { turning, pass, isStill } = spin();
    turning.play(true);
    pass(3590);
    expect(turning.read()).toEqual({ frame: 35, isPlaying: true });
    pass(100);
    expect(turning.read()).toEqual({ frame: 0, isPlaying: false });
    expect(isStill()).toBe(true);
    turning.step(30);
    turning.play(true);
    pass(700);
    expect(turning.read()).toEqual({ frame: 0, isPlaying: false });
  });

  test('[S9] dragged turns a frame every 20 px from where it was grabbed', () => {
    const { turning } = spin();
    turning.grab();
    turning.drag(-60);
    expect(turning.read().frame).toBe(3);
    turning.drag(40);
    expect(turning.read().frame).toBe(34);
    turning.grab();
    turning.drag(-20);
    expect(turning.read().frame).toBe(35);
  });

  // Inertia after a quick drag would make ten frames of its five.
  test('[S9] let go stands where it is, however quick the drag was', () => {
    const { turning, pass, isStill } = spin();
    turning.grab();
    for (const px of [-30, -70, -100]) {
      turning.drag(px);
      pass(10);
    }
    expect(isStill()).toBe(true);
    pass(5000);
    expect(turning.read().frame).toBe(5);
  });

  test('turns to a frame the shorter way, through those between', () => {
    const { turning, pass, isStill } = spin();
    const seen: number[] = [];
    turning.subscribe(() => seen.push(turning.read().frame));
    turning.turnTo(33);
    pass(1000);
    expect(seen).toEqual([35, 34, 33]);
    expect(isStill()).toBe(true);
  });

  test('passes through no frames for visitors who want no movement', () => {
    const { turning, isStill } = spin({ isCalm: true });
    turning.turnTo(12);
    expect(turning.read()).toEqual({ frame: 12, isPlaying: false });
    expect(isStill()).toBe(true);
  });

  test('steps stop its turning by itself', () => {
    const { turning, pass } = spin();
    turning.play();
    turning.step(-1);
    pass(500);
    expect(turning.read()).toEqual({ frame: 35, isPlaying: false });
  });

  test('counts a second press from where the first one leads', () => {
    const { turning, pass } = spin();
    turning.turnBy(3);
    pass(60);
    turning.turnBy(3);
    pass(1000);
    expect(turning.read().frame).toBe(6);
    turning.turnBy(-3);
    pass(1000);
    expect(turning.read().frame).toBe(3);
  });

  test('that is paused goes on from where it stands', () => {
    const { turning, pass } = spin();
    turning.play();
    pass(500);
    turning.pause();
    pass(500);
    turning.play();
    pass(200);
    expect(turning.read()).toEqual({ frame: 7, isPlaying: true });
  });
});
