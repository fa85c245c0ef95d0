import { afterAll } from 'vitest';
import { takeDatabaseTime } from './database-time.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Milliseconds in which a file waited for database responses. */
    databaseMs?: number;
  }
}

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a hook needs from it, and this one needs nothing.
afterAll(({}, file) => {
  file.meta.databaseMs = takeDatabaseTime();
});
