import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { NOTHING_DRAWN } from '../record/ledger.ts';
import { drawWithCrew, type Worker } from './crew.ts';
import type { Order, Report } from './worker.ts';

/** Workers that finish what they are given, fail at `bad` and die of `deadly`; `started` counts them. */
function fakeWorkers() {
  const state = { started: 0, dismissed: 0 };
  const start = (): Worker => {
    state.started += 1;
    const events = new EventEmitter();
    const reportOf = (id: string): Report =>
      id === 'bad' ? { failed: id, reason: 'no triangles' } : { finished: id, ledger: NOTHING_DRAWN };
    const worker = Object.assign(events, {
      connected: true,
      disconnect: () => {
        state.dismissed += 1;
      },
      send: ({ draw }: Order) => {
        setImmediate(() =>
          draw === 'deadly' ? events.emit('exit', null, 'SIGKILL') : events.emit('message', reportOf(draw)),
        );
        return true;
      },
    });
    return worker as unknown as Worker;
  };
  return { state, start };
}

async function run(ids: string[]) {
  const { state, start } = fakeWorkers();
  const finished: string[] = [];
  const failed: Record<string, string> = {};
  const options = {
    ids,
    jobs: 1,
    hasFfmpeg: true,
    onFile: () => {},
    onKept: () => {},
    onFinished: async (id: string) => void finished.push(id),
    onFailed: (id: string, reason: string) => {
      failed[id] = reason;
    },
  };
  await drawWithCrew(options, start);
  return { ...state, finished, failed };
}

test('a worker that dies is told of as the failure of what it drew, and another goes on with the rest', async () => {
  expect(await run(['suv-1', 'deadly', 'suv-2', 'suv-3'])).toEqual({
    started: 2,
    dismissed: 1,
    finished: ['suv-1', 'suv-2', 'suv-3'],
    failed: { deadly: 'Its worker ended (SIGKILL)' },
  });
});

test('a subject that fails does not cost its worker', async () => {
  const { started, finished, failed } = await run(['bad', 'suv-1']);
  expect({ started, finished, failed }).toEqual({
    started: 1,
    finished: ['suv-1'],
    failed: { bad: 'no triangles' },
  });
});
