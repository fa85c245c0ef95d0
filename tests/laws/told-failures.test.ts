import { expect, test } from 'vitest';
import { failures } from '../../scripts/failures.mjs';

const passed = { status: 'passed', fullName: 'holds', failureMessages: [] };

test('the suite tells each failed test with its file, name and messages', () => {
  const report = {
    testResults: [
      { name: '/here/tests/a.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      {
        name: '/here/tests/b.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          passed,
          { status: 'failed', fullName: '[B2] group breaks', failureMessages: ['expected 1', 'at line 3'] },
        ],
      },
    ],
  };
  expect(failures(report, '/here')).toEqual(['tests/b.test.ts › [B2] group breaks\nexpected 1\nat line 3']);
});

test('a file that could not be run is told, though none of its tests failed', () => {
  const report = {
    testResults: [{ name: '/here/c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
  };
  expect(failures(report, '/here')).toEqual(['c.test.ts\nno such module']);
});

test('a run without a report has nothing to tell', () => {
  expect(failures({}, '/here')).toEqual([]);
});
