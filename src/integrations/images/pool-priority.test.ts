import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Run in a process of its own: a lowered priority cannot be raised again. */
const program = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { lowerPoolPriority } from '${new URL('./pool-priority.ts', import.meta.url).href}';
  const lowered = await lowerPoolPriority();
  const of = (task) => [readFileSync('/proc/self/task/' + task + '/comm', 'utf8').trim(), getPriority(Number(task))];
  const threads = readdirSync('/proc/self/task').map(of);
  console.log(JSON.stringify({ lowered, threads, main: getPriority(process.pid) }));
`;

test.runIf(process.platform === 'linux')('threads that make pictures yield to the one that renders pages', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  const { lowered, threads, main } = JSON.parse(stdout);
  const pool = threads.filter(([name]: [string]) => name === 'libuv-worker');
  expect(pool).toEqual(Array(lowered).fill(['libuv-worker', Math.min(19, main + 10)]));
  expect(lowered).toBeGreaterThanOrEqual(2);
  const others = threads.filter(([name]: [string]) => name !== 'libuv-worker');
  expect(others.map(([, priority]: [string, number]) => priority)).toEqual(others.map(() => main));
});
