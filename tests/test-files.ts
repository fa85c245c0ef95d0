import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Tests that start programs and kill them, or mock one of our modules: each file has a process of its own. Few, and
 * listed.
 */
const PROCESSES = [
  'src/db/open.test.ts',
  'tests/contracts/search/facet-table.test.tsx',
  'tests/laws/nothing-lost.test.ts',
  'tests/laws/workers.test.ts',
];
const PLACES = [
  'src/**/*.test.{ts,tsx}',
  'demo/**/*.test.ts',
  'studio/**/*.test.ts',
  'bench/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/{laws,contracts}/**/*.test.{ts,tsx}',
];
const DATABASE = 'tests/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How long a browser waits for anything before it counts as hung. */
    hungSeconds: number;
  }
}

export interface TestFiles {
  /** Nothing but modules. */
  unit: string[];
  /** A PostgreSQL: they import `tests/database.ts`, themselves or by a helper. */
  database: string[];
  /** Programs of their own. */
  processes: string[];
}

/** All test files that need no running server, from the project's folder, by what they need. */
export function testFiles(root: string): TestFiles {
  const all = PLACES.flatMap((place) => globSync(place, { cwd: root })).sort();
  const others = all.filter((file) => !PROCESSES.includes(file));
  const reaches = reachesDatabase(root);
  return {
    unit: others.filter((file) => !reaches(file)),
    database: others.filter(reaches),
    processes: all.filter((file) => PROCESSES.includes(file)),
  };
}

/** Whether a file imports the test database, through other test helpers too; the program's own files never do. */
function reachesDatabase(root: string): (file: string) => boolean {
  const known = new Map<string, boolean>([[DATABASE, true]]);
  const reaches = (file: string): boolean => {
    const before = known.get(file);
    if (before !== undefined) return before;
    known.set(file, false);
    const found = importsOf(root, file).some((imported) => mayHelp(imported) && reaches(imported));
    known.set(file, found);
    return found;
  };
  return reaches;
}

const mayHelp = (file: string) => file.startsWith('tests/') || /\.samples?\.tsx?$|-samples?\.tsx?$/.test(file);

const importsOf = (root: string, file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^(?:import|\}) .*from '(\.{1,2}\/[^']+\.tsx?)';$/gm)].map(
    ([, path = '']) => relative(root, join(root, dirname(file), path)),
  );
