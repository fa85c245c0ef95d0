import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Crew, STARTS_WITHIN_MS, type WorkerProcess } from './crew.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker process of which the test says what it does; `told` is what the first process called, and `kill`. */
class FakeWorker extends EventEmitter implements WorkerProcess {
  readonly told: string[] = [];
  readonly id: number;

  constructor(id: number) {
    super();
    this.id = id;
  }

  send(message: object): void {
    const { kind, name } = message as { kind: string; name: string };
    if (kind === 'call') this.told.push(name);
  }

  hand(): void {}

  kill(): void {
    this.told.push('kill');
    this.end();
  }

  call(name: string, given: unknown): void {
    this.emit('message', { kind: 'call', id: 1, name, given: [given] });
  }

  end(): void {
    this.emit('exit', null, 'SIGKILL');
  }
}

const STOP_MS = 1_000;
const RETIRE_MS = 5_000;

/** A crew of one that is up, and all its processes so far. */
async function startCrew() {
  const forked: FakeWorker[] = [];
  const crew = new Crew({
    count: 1,
    fork: () => {
      const worker = new FakeWorker(forked.length + 1);
      forked.push(worker);
      return worker;
    },
    dutiesFor: () => ({}) as ReturnType<ConstructorParameters<typeof Crew>[0]['dutiesFor']>,
    onUp: () => {},
    onLeave: () => {},
    onEnd: () => {},
    log: pino({ level: 'silent' }),
    endsWithinMs: { stop: STOP_MS, retire: RETIRE_MS },
    pause: async () => {},
  });
  const worker = (index: number): FakeWorker => {
    const found = forked[index];
    if (!found) throw new Error(`Only ${forked.length} workers were started`);
    return found;
  };
  const started = crew.start();
  worker(0).call('up', []);
  await started;
  return { crew, forked, worker };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('[B17] a worker that hangs while it starts is ended, and another started in its place', async () => {
  const { crew, forked, worker } = await startCrew();
  worker(0).end();
  await pass(STARTS_WITHIN_MS - 1);
  expect(forked).toHaveLength(2);
  expect(worker(1).told).toEqual([]);
  await pass(1);
  expect(worker(1).told).toEqual(['stop']);
  expect(forked).toHaveLength(3);
  worker(2).call('up', []);
  // Too late.
  worker(1).call('up', []);
  expect([...crew.working.keys()]).toEqual([3]);
  await pass(STOP_MS);
  expect(worker(1).told).toEqual(['stop', 'kill']);
  await pass(2 * STARTS_WITHIN_MS);
  expect(forked).toHaveLength(3);
});

test('[B17] a worker that failed to start is replaced, even if its process does not end by itself', async () => {
  const { crew, worker } = await startCrew();
  worker(0).end();
  await pass(0);
  worker(1).call('failed', 'no memory');
  await pass(0);
  worker(2).call('up', []);
  expect([...crew.working.keys()]).toEqual([3]);
});

test('[B17] when a new worker hangs at a restart, the old one goes on', async () => {
  const { crew, forked, worker } = await startCrew();
  const restarted = crew.restart();
  await pass(STARTS_WITHIN_MS);
  await restarted;
  expect(worker(0).told).toEqual([]);
  expect([...crew.working.keys()]).toEqual([1]);
  expect(forked).toHaveLength(2);
});

test('a start fails when a worker hangs', async () => {
  const { crew } = await startCrew();
  const failed = expect(crew.start()).rejects.toThrow('did not start within 120 s');
  await pass(STARTS_WITHIN_MS);
  await failed;
});

test('[B17] a worker that retires too slowly is told to stop, and killed only if it does not', async () => {
  const { crew, worker } = await startCrew();
  const restarted = crew.restart();
  worker(1).call('up', []);
  await pass(RETIRE_MS - 1);
  expect(worker(0).told).toEqual(['retire']);
  await pass(1);
  expect(worker(0).told).toEqual(['retire', 'stop']);
  await pass(STOP_MS - 1);
  expect(worker(0).told).toEqual(['retire', 'stop']);
  await pass(1);
  expect(worker(0).told).toEqual(['retire', 'stop', 'kill']);
  await restarted;
});
