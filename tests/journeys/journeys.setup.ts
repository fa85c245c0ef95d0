import { afterAll } from 'vitest';
import { endVisits } from './browser/browser.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** How many pages a file's browser visited. */
    visits?: number;
    /** Milliseconds in which a browser was in use. */
    browserMs?: number;
  }
}

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a hook needs from it, and this one needs nothing.
afterAll(async ({}, file) => {
  Object.assign(file.meta, await endVisits());
});
