// The figures of a test run, put together from what its reporters wrote.
import { existsSync, readFileSync } from 'node:fs';

/**
 * Pages that browsers may visit in `npm test`: each costs a second and more of a core. What needs no browser is tested
 * without one (CONTRIBUTING.md).
 */
export const MOST_VISITS = 250;
const SLOWEST = 10;

/**
 * @typedef {{ file: string, total: number, setUp: number, database: number, browser: number, visits: number,
 * passed: number, failed: number, skipped: number }} FileFigures Times in milliseconds.
 */

/**
 * All files of the runs whose reporters wrote these files, their sums, and what failed, as text; a run that wrote none
 * adds nothing.
 *
 * @param {string[]} paths
 */
export function readFigures(paths) {
  /** @type {{ files: FileFigures[], wrongs: string[] }[]} */
  const runs = paths.filter((path) => existsSync(path)).map((path) => JSON.parse(readFileSync(path, 'utf8')));
  const files = runs.flatMap((run) => run.files);
  /** @param {'visits' | 'passed' | 'failed' | 'skipped'} field */
  const sum = (field) => files.reduce((total, file) => total + file[field], 0);
  return {
    files,
    visits: sum('visits'),
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    wrongs: runs.flatMap((run) => run.wrongs),
  };
}

/** @param {number} ms */
const seconds = (ms) => (ms / 1000).toFixed(1).padStart(8);

/**
 * Where the time went: a table of the files that took longest, in lines.
 *
 * @param {FileFigures[]} files
 */
export function slowestFiles(files) {
  const slowest = [...files].sort((a, b) => b.total - a.total).slice(0, SLOWEST);
  return [
    'The slowest files, in seconds:',
    '   total  set-up database browser  file',
    ...slowest.map(({ total, setUp, database, browser, visits, file }) => {
      const times = [total, setUp, database, browser].map(seconds).join('');
      return `${times}  ${file}${visits > 0 ? ` (${visits} visits)` : ''}`;
    }),
  ];
}
