// The rows of the specification's index and the tests that carry their IDs.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain.mjs';

/** How many rows each part of the index has: A1 to A9, B1 to B18 and so on. */
const PARTS = { A: 9, B: 18, C: 6, D: 24, E: 11, F: 6, G: 12, H: 11, I: 1 };

/** @type {string[]} */
export const ROWS = Object.entries(PARTS).flatMap(([part, count]) =>
  Array.from({ length: count }, (_, at) => `${part}${at + 1}`),
);

/** The title of a test, a group of them or a row of their table: a string that begins with IDs. */
const TITLE = /['"`]((?:\[[A-I]\d{1,2}\]\s*)+)[^'"`\n]*/g;

/**
 * The titles that bear each row's ID, by row, in the index's order; rows without any have an empty list.
 *
 * @returns {Map<string, { file: string, title: string }[]>}
 */
export function rowsOfTests() {
  const files = globSync('{src,demo,studio,bench,tests}/**/*.test.{ts,tsx}', { cwd: root }).sort();
  /** @type {Map<string, { file: string, title: string }[]>} */
  const rows = new Map(ROWS.map((row) => [row, []]));
  for (const file of files)
    for (const [title, ids] of readFileSync(join(root, file), 'utf8').matchAll(TITLE))
      for (const [, id] of ids?.matchAll(/\[([A-I]\d+)\]/g) ?? [])
        rows.get(id ?? '')?.push({ file: join(root, file), title: title.slice(1) });
  return rows;
}
