import { expect, test } from 'vitest';
import { SingleFlight, WorkQueue } from './work-queue.ts';

test('[A8] so many things are done at a time, the others in their turn, and further ones are turned away', async () => {
  const queue = new WorkQueue(2, 2);
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const begun: number[] = [];
  const runs = gates.map((gate, index) =>
    queue.run(async () => {
      begun.push(index);
      await gate.promise;
      return index;
    }),
  );
  expect(begun).toEqual([0, 1]);
  expect(queue.waiting).toBe(2);
  await expect(queue.run(async () => 4)).rejects.toMatchObject({ reason: 'busy' });
  gates[1]?.resolve();
  await runs[1];
  expect(begun).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(runs)).toEqual([0, 1, 2, 3]);
  expect(await queue.run(async () => 5)).toBe(5);
});

test('[A8] work that fails makes room for the next', async () => {
  const queue = new WorkQueue(1, 1);
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});

test('[A8] a crowd that asks for the same thing has it done once', async () => {
  const flight = new SingleFlight<number>();
  let times = 0;
  const work = async () => (times += 1);
  expect(await Promise.all([flight.run('a', work), flight.run('a', work), flight.run('b', work)])).toEqual([
    1, 1, 2,
  ]);
  expect(await flight.run('a', work)).toBe(3);
});
