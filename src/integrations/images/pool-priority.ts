import { readdirSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';

const TASKS = '/proc/self/task';
/** Linux's name of libuv's pool threads. */
const POOL_THREAD = 'libuv-worker';

/** Niceness, of the 19 steps below normal. */
const LOWER_BY = 10;
const LOWEST = 19;

/**
 * Lowers the priority of libuv's pool threads below that of the thread that renders pages, and returns how many threads
 * those are. Pictures are made on them, which takes long; reading files and compressing pages takes moments. Only Linux
 * has a priority per thread: elsewhere all stay equal, and it returns 0. Throws when the system refuses.
 */
export async function lowerPoolPriority(): Promise<number> {
  if (process.platform !== 'linux') return 0;
  // libuv starts its pool with the first task.
  await stat(TASKS);
  const pool = readdirSync(TASKS).filter((task) => nameOf(task) === POOL_THREAD);
  const lowered = Math.min(LOWEST, getPriority() + LOWER_BY);
  for (const task of pool) setPriority(Number(task), lowered);
  return pool.length;
}

function nameOf(task: string): string {
  try {
    return readFileSync(`${TASKS}/${task}/comm`, 'utf8').trim();
  } catch {
    // A thread that has ended meanwhile; those of the pool never do.
    return '';
  }
}
