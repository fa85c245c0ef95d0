import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Does the work that a site asks for, beside the page: nothing on it waits. Answers with the solution; null where there
 * was no time for it.
 */
addEventListener('message', async ({ data: challenge }) => {
  try {
    postMessage(await solveChallenge({ challenge, deriveKey }));
  } catch (error) {
    console.warn('The work of the bot check could not be done', error);
    postMessage(null);
  }
});
