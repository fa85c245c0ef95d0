import { parseHTML } from 'linkedom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { waitForPicture } from './wait-for-picture.ts';

interface Sent {
  /** Whether the picture is there with the page. */
  isFetched?: boolean;
  decode?: () => Promise<void>;
  isHidden?: boolean;
}

const LOGO = '<header><img id="logo" fetchpriority="high"></header>';
const never = () => new Promise<void>(() => {});

/** A page that waits for its picture, and what it has waited for so far. */
function show(content: string, { isFetched = false, decode = async () => {}, isHidden = false }: Sent = {}) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { document, window } = parseHTML(`<html><body>${LOGO}<main>${content}</main></body></html>`);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
  vi.stubGlobal('document', Object.assign(document, { hidden: isHidden }));
  for (const [at, image] of [...document.querySelectorAll('img')].entries())
    Object.assign(image, { complete: at > 0 && isFetched, decode });
  const reached: string[] = [];
  const { fetched, painted } = waitForPicture();
  void fetched.then(() => reached.push('fetched'));
  void painted.then(() => reached.push('painted'));
  return {
    reached,
    settle(type: string) {
      const picture = document.querySelector<HTMLImageElement>('main img')!;
      Object.assign(picture, { complete: true });
      picture.dispatchEvent(new window.Event(type));
    },
  };
}

const PICTURE = '<img fetchpriority="high">';
const FRAMES_MS = 100;

test('scripts wait for the picture of the content to be fetched and painted', async () => {
  const { reached, settle } = show(PICTURE);
  await vi.advanceTimersByTimeAsync(FRAMES_MS);
  expect(reached).toEqual([]);
  settle('load');
  await vi.advanceTimersByTimeAsync(0);
  expect(reached).toEqual(['fetched']);
  await vi.advanceTimersByTimeAsync(FRAMES_MS);
  expect(reached).toEqual(['fetched', 'painted']);
});

test('one that is late holds them for a second, one that fails no longer than it takes', async () => {
  const late = show(PICTURE);
  await vi.advanceTimersByTimeAsync(999);
  expect(late.reached).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(late.reached).toEqual(['fetched', 'painted']);

  const failing = show(PICTURE, { decode: () => Promise.reject(new Error('broken')) });
  await vi.advanceTimersByTimeAsync(FRAMES_MS);
  failing.settle('error');
  await vi.advanceTimersByTimeAsync(FRAMES_MS);
  expect(failing.reached).toEqual(['fetched', 'painted']);
});

test('fetching and painting have one second together', async () => {
  const { reached, settle } = show(PICTURE, { decode: never });
  await vi.advanceTimersByTimeAsync(900);
  settle('load');
  await vi.advanceTimersByTimeAsync(FRAMES_MS);
  expect(reached).toEqual(['fetched']);
  await vi.advanceTimersByTimeAsync(FRAMES_MS);
  expect(reached).toEqual(['fetched', 'painted']);
});

test.each([
  ['a page whose only picture with priority is the logo', '', {}],
  ['a page that was fetched with its picture', PICTURE, { isFetched: true }],
  ['a hidden page', PICTURE, { isHidden: true }],
])('%s waits for frames at most', async (_, content, sent) => {
  const { reached } = show(content, sent);
  await vi.advanceTimersByTimeAsync(FRAMES_MS);
  expect(reached).toEqual(['fetched', 'painted']);
});
