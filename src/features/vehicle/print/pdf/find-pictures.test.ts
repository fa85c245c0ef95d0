import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecordedLog } from '../../../../../tests/samples/log.ts';
import { findPictures, PICTURES_WITHIN_MS } from './find-pictures.ts';

afterEach(() => void vi.useRealTimers());

const { log, lines } = createRecordedLog();
beforeEach(() => void lines.splice(0));

const PHOTO = new Uint8Array([1]);
const asking = (findJpeg: Parameters<typeof findPictures>[0]['pictures']['findJpeg']) => ({
  pictures: { findJpeg },
  log,
  visit: { caller: 'shopper' },
});

// Would have let a PDF wait for its photos as long as the whole queue takes.
test('[D18] a document goes without photos that are late, and nobody waits for those any more', async () => {
  vi.useFakeTimers();
  const askers: { caller: string; signal: AbortSignal }[] = [];
  const found = findPictures(
    asking(async (src, asker) => {
      askers.push(asker);
      return src === 'late' ? new Promise(() => {}) : PHOTO;
    }),
    ['one', 'late', 'three'],
    new AbortController().signal,
  );
  await vi.advanceTimersByTimeAsync(PICTURES_WITHIN_MS);
  expect(await found).toEqual([PHOTO, null, PHOTO]);
  expect(askers.map(({ caller, signal }) => [caller, signal.aborted])).toEqual(Array(3).fill(['shopper', true]));
  expect(lines).toMatchObject([{ feature: 'print', address: 'late' }]);
});

test('[D18] a document goes without photos that fail or are not there', async () => {
  const results = { none: undefined, one: PHOTO };
  const found = findPictures(
    asking(async (src) =>
      src in results ? results[src as keyof typeof results] : Promise.reject(new Error('broken')),
    ),
    ['broken', 'none', 'one'],
    new AbortController().signal,
  );
  expect(await found).toEqual([null, null, PHOTO]);
  expect(lines).toMatchObject([{ feature: 'print', address: 'broken', err: { message: 'broken' } }]);
});

test('[D18] photos are asked for no longer once the reader has left, and nothing is said of it', async () => {
  const reader = new AbortController();
  const askers: AbortSignal[] = [];
  const found = findPictures(
    asking(async (_src, { signal }) => {
      askers.push(signal);
      return new Promise(() => {});
    }),
    ['one', 'two'],
    reader.signal,
  );
  reader.abort();
  expect(await found).toEqual([null, null]);
  expect(askers.map(({ aborted }) => aborted)).toEqual([true, true]);
  expect(lines).toEqual([]);
});
