import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BotCheckOffer } from '../../src/integrations/bot-check/contract.ts';

/** Solves a site's bot check, as a browser would, and returns what it would submit. */
export async function solve(offer: BotCheckOffer): Promise<string> {
  if (offer.kind !== 'proof_of_work') throw new Error(`There is no work in ${offer.kind}`);
  const challenge = offer.challenge as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}
