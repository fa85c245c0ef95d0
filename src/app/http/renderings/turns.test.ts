import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotRendered, RenderingTurns, type TurnOptions } from './turns.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Turns with renderings that end when they are told to. */
function start(options: Partial<TurnOptions> = {}) {
  const waiting: number[] = [];
  const turns = new RenderingTurns({
    atOnce: 1,
    mostWaiting: 3,
    mostWaitMs: 3_000,
    isIdle: () => false,
    onWaiting: (count) => waiting.push(count),
    ...options,
  });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (name: string, left: AbortSignal = new AbortController().signal) =>
    turns
      .take({ site: name.charCodeAt(0), left }, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(`${name} done`)));
      })
      .catch((error: NotRendered) => `${error.reason}${error.isFirst ? ', the first' : ''}`);
  /** Ends a rendering, and lets the next one begin. */
  const end = async (name: string) => {
    ends.get(name)?.();
    await passOn();
  };
  return { turns, take, end, begun, waitingNow: () => waiting.at(-1) ?? 0 };
}

/** Lets the renderings begin whose turn it is: one in each round of the event loop. */
async function passOn(): Promise<void> {
  for (let round = 0; round < 4; round++) await new Promise(setImmediate);
}

test('[A1] as many run at once as may; the others wait, by turns over the sites', async () => {
  const { take, end, begun, waitingNow } = start({ atOnce: 2, mostWaiting: 4 });
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => take(name));
  await passOn();
  all.push(take('b1'));
  expect([begun, waitingNow()]).toEqual([['a1', 'a2'], 3]);
  await end('a1');
  await end('a2');
  expect([begun, waitingNow()]).toEqual([['a1', 'a2', 'a3', 'b1'], 1]);
  for (const name of ['a3', 'b1', 'a4']) await end(name);
  expect(await Promise.all(all)).toEqual(['a1 done', 'a2 done', 'a3 done', 'a4 done', 'b1 done']);
  expect(waitingNow()).toBe(0);
});

// Would have let a chain of renderings that never wait hold up the requests of all other sites, unread.
test('between two renderings the thread reads what has arrived meanwhile', async () => {
  vi.useRealTimers();
  const turns = new RenderingTurns();
  const { signal: left } = new AbortController();
  const done: string[] = [];
  const storm = ['a1', 'a2', 'a3'].map((name) => turns.take({ site: 1, left }, async () => done.push(name)));
  const arrived = new Promise<number>((resolve) => {
    setImmediate(() => resolve(turns.take({ site: 2, left }, async () => done.push('b1'))));
  });
  await Promise.all([...storm, arrived]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('a rendering that fails makes way for the next', async () => {
  const turns = new RenderingTurns({ atOnce: 1 });
  const { signal } = new AbortController();
  const failed = turns.take({ site: 1, left: signal }, () => Promise.reject(new Error('no such car')));
  const next = turns.take({ site: 1, left: signal }, async () => 'next');
  failed.catch(() => {});
  await passOn();
  await expect(failed).rejects.toThrow('no such car');
  expect(await next).toBe('next');
});

test('a site with too many waiting is refused more, and other sites are not', async () => {
  const { take, end, begun } = start();
  void take('a1');
  await passOn();
  for (const name of ['a2', 'a3', 'a4']) void take(name);
  expect(await take('a5')).toBe('overload, the first');
  expect(await take('a6')).toBe('overload');
  void take('b1');
  for (const name of ['a1', 'a2']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

test('who would rather have something else than wait behind many is refused behind them', async () => {
  const { turns, take } = start();
  const { signal: left } = new AbortController();
  for (const name of ['a1', 'a2']) void take(name);
  const site = 'a'.charCodeAt(0);
  const impatient = turns.take({ site, left, mostWaiting: 1 }, async () => 'done');
  await expect(impatient).rejects.toThrow(NotRendered);
});

test('who has waited too long is refused, and never begins', async () => {
  const { take, end, begun, waitingNow } = start();
  void take('a1');
  await passOn();
  const late = take('a2');
  await vi.advanceTimersByTimeAsync(2_999);
  const later = take('a3');
  expect(waitingNow()).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect([await late, waitingNow()]).toEqual(['overload, the first', 1]);
  await end('a1');
  await end('a3');
  expect([begun, await later]).toEqual([['a1', 'a3'], 'a3 done']);
});

test('the first refusal is told again after a site had nothing waiting', async () => {
  const { take, end } = start({ mostWaiting: 1 });
  void take('a1');
  await passOn();
  void take('a2');
  expect(await take('a3')).toBe('overload, the first');
  await end('a1');
  void take('a4');
  expect(await take('a5')).toBe('overload, the first');
});

test('who leaves is out of the queue, at once', async () => {
  const { take, end, begun, waitingNow } = start();
  const leaving = new AbortController();
  void take('a1');
  await passOn();
  const left = take('a2', leaving.signal);
  void take('a3');
  leaving.abort();
  expect([await left, waitingNow()]).toEqual(['left', 1]);
  expect(await take('a4', leaving.signal)).toBe('left');
  await end('a1');
  expect(begun).toEqual(['a1', 'a3']);
});

test('while all that run wait for something and the thread is idle, more begin', async () => {
  let isIdle = false;
  const { take, begun } = start({ isIdle: () => isIdle });
  for (const name of ['a1', 'a2', 'b1']) void take(name);
  await vi.advanceTimersByTimeAsync(100);
  expect(begun).toEqual(['a1']);
  isIdle = true;
  await vi.advanceTimersByTimeAsync(5);
  expect(begun).toEqual(['a1', 'b1']);
  await vi.advanceTimersByTimeAsync(5);
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

test('a thread that computes is not idle, and one that waits is', async () => {
  vi.useRealTimers();
  const turns = new RenderingTurns({ atOnce: 1 });
  const { signal } = new AbortController();
  let goOn: () => void = () => {};
  const slow = turns.take({ site: 1, left: signal }, () => new Promise<void>((resolve) => (goOn = resolve)));
  // Begins only if the thread is found to be idle while the first one waits.
  expect(await turns.take({ site: 2, left: signal }, async () => 'begun')).toBe('begun');
  goOn();
  await slow;
});
