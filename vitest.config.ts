import { defineConfig } from 'vitest/config';
import { subsetFonts } from './scripts/fonts/subset-fonts.ts';
import { pagesAreNoFiles } from './tests/pages-no-files.ts';
import { HUNG_SECONDS, PATIENCE_MS } from './tests/settled.ts';
import { testFiles } from './tests/test-files.ts';

const patience = {
  testTimeout: HUNG_SECONDS * 1000,
  hookTimeout: HUNG_SECONDS * 1000,
  expect: { poll: { timeout: PATIENCE_MS } },
  provide: { hungSeconds: HUNG_SECONDS },
};
const { unit, database, processes } = testFiles(import.meta.dirname);
/** What a file leaves behind would reach the next one, which shares its modules. */
const tidy = {
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};
const plugins = [subsetFonts(), pagesAreNoFiles()];
const FILE_SETUP = './tests/file.setup.ts';
const DATABASE_TIME = './tests/database-time.setup.ts';
const JOURNEYS_SETUP = './tests/journeys/journeys.setup.ts';

/** A project of files that ask one server, one after the other. */
const asked = (name: string, files: string) => ({
  plugins,
  test: {
    name,
    include: [files],
    globalSetup: ['./tests/server.setup.ts'],
    setupFiles: [FILE_SETUP, DATABASE_TIME, JOURNEYS_SETUP],
    fileParallelism: false,
    ...tidy,
    ...patience,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: { name: 'unit', include: unit, setupFiles: [FILE_SETUP], ...tidy, ...patience },
      },
      {
        plugins,
        test: {
          name: 'database',
          include: database,
          globalSetup: ['./tests/database.setup.ts'],
          setupFiles: [FILE_SETUP, DATABASE_TIME],
          ...tidy,
          ...patience,
        },
      },
      {
        plugins,
        test: {
          name: 'processes',
          include: processes,
          setupFiles: [FILE_SETUP, DATABASE_TIME],
          ...tidy,
          ...patience,
          isolate: true,
        },
      },
      asked('pages', 'tests/{http,pages}/**/*.test.{ts,tsx}'),
      asked('journeys', 'tests/journeys/**/*.test.ts'),
      asked('walk', 'tests/walk/**/*.test.ts'),
    ],
  },
});
