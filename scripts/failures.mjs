// The failures of a test report, as text.
import { relative } from 'node:path';

/** Messages are cut here, in characters: a list of DOM nodes or a whole page helps nobody. */
const LONGEST = 3000;

/**
 * What failed in a JSON report of Vitest: one text a failed test, or a file that could not be run, with its path from
 * `root`, its name and its messages. The suite tells them last, since what a browser journey said scrolls away under
 * all other tests.
 *
 * @param {{ testResults?: { name: string, status: string, message: string, assertionResults: { status: string,
 * fullName: string, failureMessages: string[] }[] }[] }} report
 * @param {string} root
 * @returns {string[]}
 */
export function failures({ testResults = [] }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} › ${test.fullName}\n${test.failureMessages.join('\n').slice(0, LONGEST)}`);
    return status === 'failed' && failed.length === 0 ? [`${file}\n${message.slice(0, LONGEST)}`] : failed;
  });
}
