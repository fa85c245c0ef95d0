import { expect, test } from 'vitest';
import { Demand } from './demand.ts';
import { SingleFlight } from './single-flight.ts';
import { type QueueLimits, WorkQueue } from './work-queue.ts';

const one = { caller: 'one' };

/** A queue whose work the test holds until it lets it go; `begun` is in order. */
function held(limits: Partial<QueueLimits>) {
  const queue = new WorkQueue({
    atATime: 1,
    laterAtATime: 1,
    mostWaiting: 10,
    mostOfOneCaller: 10,
    ...limits,
  });
  const begun: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const work = (name: string) => async () => {
    begun.push(name);
    const gate = Promise.withResolvers<void>();
    gates.set(name, gate);
    await gate.promise;
    return name;
  };
  const ask = (name: string, caller = 'one', signal?: AbortSignal) =>
    queue.runFor({ caller, ...(signal && { signal }) }, work(name));
  const askLater = (name: string, caller = 'one') => {
    const demand = new Demand();
    demand.wantLater(caller);
    return { demand, done: queue.run(demand, work(name)) };
  };
  /** Ends one piece of work, and waits until the next has begun. */
  const end = async (name: string) => {
    gates.get(name)?.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, begun, ask, askLater, end };
}

test('[A8] so many things are done at a time, the others in their turn, and further ones are turned away', async () => {
  const queue = new WorkQueue({ atATime: 2, laterAtATime: 1, mostWaiting: 2, mostOfOneCaller: 2 });
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const begun: number[] = [];
  const runs = gates.map((gate, index) =>
    queue.runFor(one, async () => {
      begun.push(index);
      await gate.promise;
      return index;
    }),
  );
  expect(begun).toEqual([0, 1]);
  expect(queue.waiting).toBe(2);
  await expect(queue.runFor(one, async () => 4)).rejects.toMatchObject({ reason: 'busy' });
  gates[1]?.resolve();
  await runs[1];
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(runs)).toEqual([0, 1, 2, 3]);
  expect(await queue.runFor(one, async () => 5)).toBe(5);
});

test('[A8] work that fails makes room for the next', async () => {
  const { queue } = held({ mostWaiting: 1 });
  await expect(queue.runFor(one, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.runFor(one, async () => 'next')).toBe('next');
});

test('[A8] what somebody waits for goes before what may be needed later, which never takes all places', async () => {
  const { begun, ask, askLater, end } = held({ atATime: 2 });
  for (const name of ['later 1', 'later 2', 'later 3']) askLater(name);
  expect(begun).toEqual(['later 1']);
  for (const name of ['now 1', 'now 2']) void ask(name);
  expect(begun).toEqual(['later 1', 'now 1']);
  await end('later 1');
  expect(begun).toEqual(['later 1', 'now 1', 'now 2']);
  await end('now 1');
  expect(begun).toEqual(['later 1', 'now 1', 'now 2', 'later 2']);
});

test('[A8] what may be needed later is needed now as soon as somebody waits for it', async () => {
  const { begun, ask, askLater, end } = held({});
  void ask('first');
  askLater('later 1');
  const { demand, done } = askLater('later 2');
  void demand.wait({ caller: 'other' }, () => done);
  await end('first');
  expect(begun).toEqual(['first', 'later 2']);
});

test('[A8] one caller who asks for much holds nobody up: callers have turns in a round', async () => {
  const { begun, ask, end } = held({});
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, 'greedy');
  void ask('b1', 'modest');
  void ask('b2', 'modest');
  for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

test('[A8] one caller may not have all places in which work waits', async () => {
  const { ask } = held({ mostOfOneCaller: 2 });
  for (const name of ['a1', 'a2', 'a3']) void ask(name, 'greedy');
  await expect(ask('a4', 'greedy')).rejects.toMatchObject({ reason: 'busy' });
  const { queue, ask: askOther } = held({});
  void askOther('b1');
  void askOther('b2', 'modest');
  expect(queue.waiting).toBe(1);
});

test('[A8] where no more may wait, what is needed now takes the place of what may be needed later', async () => {
  const { queue, ask, askLater } = held({ mostWaiting: 2 });
  void ask('first');
  askLater('later 1');
  const { done } = askLater('later 2');
  await expect(askLater('later 3').done).rejects.toMatchObject({ reason: 'busy' });
  void ask('now');
  await expect(done).rejects.toMatchObject({ reason: 'busy' });
  expect([queue.waiting, queue.waitingLater]).toEqual([1, 1]);
});

test('[A8] what nobody waits for any more is not done; what others wait for is', async () => {
  const { begun, queue, ask, end } = held({});
  const leaving = new AbortController();
  void ask('first');
  const left = ask('left', 'one', leaving.signal);
  const flight = new SingleFlight<string>();
  const shared = (demand: Demand) =>
    queue.run(demand, async () => {
      begun.push('shared');
      return 'shared';
    });
  const leaves = flight.run('key', { caller: 'one', signal: leaving.signal }, shared);
  const stays = flight.run('key', { caller: 'other' }, shared);
  leaving.abort();
  await expect(left).rejects.toMatchObject({ reason: 'abandoned' });
  await expect(leaves).rejects.toMatchObject({ reason: 'abandoned' });
  await end('first');
  expect(await stays).toBe('shared');
  expect(begun).toEqual(['first', 'shared']);
});

test('[A8] a crowd that asks for the same thing has it done once', async () => {
  const flight = new SingleFlight<number>();
  let times = 0;
  const work = async () => (times += 1);
  const crowd = ['a', 'a', 'b'].map((key) => flight.run(key, one, work));
  expect(await Promise.all(crowd)).toEqual([1, 1, 2]);
  expect(await flight.run('a', one, work)).toBe(3);
});
