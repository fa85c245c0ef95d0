import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SaveQueue } from './save-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function recordedQueue(failing: readonly string[] = []) {
  const saved: string[] = [];
  const errors: unknown[] = [];
  const queue = new SaveQueue<string>(
    async (what) => {
      if (failing.includes(what)) throw new Error(`no room for ${what}`);
      saved.push(what);
    },
    (error, what) => errors.push([what, error]),
  );
  return { queue, saved, errors };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('a thing is saved at once, its next changes together later, in the latest form', async () => {
  const { queue, saved } = recordedQueue();
  queue.note(1, 'one');
  await settle();
  expect(saved).toEqual(['one']);
  queue.note(1, 'one, changed');
  queue.note(2, 'two');
  queue.note(1, 'one, changed again');
  await settle();
  expect(saved).toEqual(['one', 'two']);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(saved).toEqual(['one', 'two', 'one, changed again']);
});

test('what is about to be given back is saved at once, and what is forgotten never', async () => {
  const { queue, saved } = recordedQueue();
  for (const key of [1, 2]) queue.note(key, `${key}`);
  await settle();
  for (const key of [1, 2]) queue.note(key, `${key}, changed`);
  queue.hurry(1);
  queue.forget(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(saved).toEqual(['1', '2', '1, changed']);
});

test('the end saves everything that waits, and one failure leaves the others alone', async () => {
  const { queue, saved, errors } = recordedQueue(['bad']);
  queue.note(1, 'first');
  await settle();
  queue.note(1, 'second');
  queue.note(2, 'bad');
  queue.note(3, 'third');
  await queue.finish();
  expect(saved).toEqual(['first', 'second', 'third']);
  expect(errors).toEqual([['bad', new Error('no room for bad')]]);
});
