import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'demo/**/*.test.ts',
            'tests/{laws,contracts}/**/*.test.{ts,tsx}',
            'bench/**/*.test.ts',
          ],
          globalSetup: ['./tests/database.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['./tests/journeys/server.setup.ts'],
          fileParallelism: false,
          // A busy machine takes its time; what is polled for comes or does not.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
