import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { Inlet } from './inlet.ts';

function makeInlet() {
  const inlet = new Inlet();
  const handed: [worker: number, connection: number, name: string][] = [];
  const gone: string[] = [];
  const open = (id: number) =>
    inlet.open({ id, hand: (connection, socket) => handed.push([id, connection, (socket as Named).name]) });
  const come = (name: string) =>
    inlet.take(Object.assign(new EventEmitter(), { name, destroy: () => gone.push(name) }) as unknown as Socket);
  return { inlet, handed, gone, open, come };
}

type Named = Socket & { name: string };

test('[B14] each connection goes to the worker that has fewest', () => {
  const { inlet, handed, open, come } = makeInlet();
  open(1);
  open(2);
  for (const name of ['a', 'b', 'c', 'd']) come(name);
  expect(handed.map(([worker]) => worker)).toEqual([1, 2, 1, 2]);
  inlet.closed(2);
  inlet.closed(2);
  come('e');
  come('f');
  expect(handed.slice(4).map(([worker]) => worker)).toEqual([2, 2]);
});

test('[B17] a worker that dies loses only what it has taken; the rest goes to others, or waits for the next', () => {
  const { inlet, handed, gone, open, come } = makeInlet();
  open(1);
  for (const name of ['taken', 'handed']) come(name);
  inlet.taken(1, 1);
  expect(gone).toEqual(['taken']);
  inlet.end(1);
  come('late');
  open(2);
  expect(handed.slice(2).map(([worker, , name]) => [worker, name])).toEqual([
    [2, 'handed'],
    [2, 'late'],
  ]);
});

test('[B17] a worker that leaves gets no more', () => {
  const { inlet, handed, open, come } = makeInlet();
  open(1);
  open(2);
  inlet.leave(1);
  come('a');
  come('b');
  expect(handed.map(([worker]) => worker)).toEqual([2, 2]);
});
