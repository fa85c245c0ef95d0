import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Solves the challenge off the main thread. Answers with the solution; null when it ran out of time. */
addEventListener('message', async ({ data: challenge }) => {
  try {
    postMessage(await solveChallenge({ challenge, deriveKey }));
  } catch (error) {
    console.warn('The work of the bot check could not be done', error);
    postMessage(null);
  }
});
