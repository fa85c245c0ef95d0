import { readdirSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';

const TASKS = '/proc/self/task';
/** As libuv names the threads of its pool. */
const POOL_THREAD = 'libuv-worker';

/** By so much, of the 19 that there are below the usual. */
const LOWER_BY = 10;
const LOWEST = 19;

/**
 * Gives the threads of libuv's pool less of the processor than the one that renders pages, where both want it, and
 * gives how many threads those are. Pictures are made on them, which takes long; they read files and compress pages
 * too, which takes moments. Only Linux has a priority for each thread: elsewhere all stay equal, and it gives 0. Throws
 * where the system refuses.
 */
export async function lowerPoolPriority(): Promise<number> {
  if (process.platform !== 'linux') return 0;
  // The pool begins with the first thing that it has to do.
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
    // It has ended meanwhile; those of the pool never do.
    return '';
  }
}
