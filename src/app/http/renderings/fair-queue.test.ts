import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const takeAll = <T>(queue: FairQueue<T>): T[] => {
  const taken: T[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) taken.push(item);
  return taken;
};

test('sites take turns, and each site’s items keep their order', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(item.charCodeAt(0), item);
  expect([queue.size, queue.countOf(97)]).toEqual([6, 3]);
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  expect([queue.size, queue.countOf(97)]).toEqual([0, 0]);
});

test('what is removed is not taken', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'b1']) queue.add(item.charCodeAt(0), item);
  queue.remove(97, 'a1');
  queue.remove(97, 'a1');
  queue.remove(98, 'b1');
  expect(queue.size).toBe(1);
  expect(takeAll(queue)).toEqual(['a2']);
});

test('however many items others have, at most one of each comes before a site’s first', () => {
  const anyStorm = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 100 });
  fc.assert(
    fc.property(anyStorm, fc.nat(100), (storm, taken) => {
      const queue = new FairQueue<object>();
      for (const site of storm) queue.add(site, {});
      for (let n = 0; n < taken; n++) queue.next();
      const waiting = [0, 1, 2, 3, 4, 5].filter((site) => queue.countOf(site) > 0).length;
      const own = {};
      queue.add(99, own);
      expect(takeAll(queue).indexOf(own)).toBe(waiting);
    }),
  );
});
