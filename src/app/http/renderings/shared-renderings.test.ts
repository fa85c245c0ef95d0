import { expect, test } from 'vitest';
import { SharedRenderings } from './shared-renderings.ts';

function start() {
  const shared = new SharedRenderings<string>();
  const given: AbortSignal[] = [];
  let end: (result: string) => void = () => {};
  const join = (left: AbortController) =>
    shared.join('page', left.signal, (allLeft) => {
      given.push(allLeft);
      return new Promise((resolve) => (end = resolve));
    });
  return { join, given, end: (result: string) => end(result) };
}

test('who asks for the same joins the work under way; after it, work begins again', async () => {
  const { join, given, end } = start();
  const both = Promise.all([join(new AbortController()), join(new AbortController())]);
  end('once');
  expect([await both, given.length]).toEqual([['once', 'once'], 1]);
  const again = join(new AbortController());
  end('twice');
  expect([await again, given.length]).toEqual(['twice', 2]);
});

test('work is told when all who joined have left, and not before', () => {
  const { join, given } = start();
  const [ann, ben] = [new AbortController(), new AbortController()];
  void join(ann);
  void join(ben);
  ann.abort();
  expect(given[0]?.aborted).toBe(false);
  ben.abort();
  expect(given[0]?.aborted).toBe(true);
});

test('who joins work that all others have left gets its result', async () => {
  const { join, given, end } = start();
  const ann = new AbortController();
  void join(ann);
  ann.abort();
  const late = join(new AbortController());
  end('late');
  expect([await late, given.length]).toEqual(['late', 1]);
});
