import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { BotChecker, Verdict } from './contract.ts';

/** Each try costs this many rounds of SHA-256. */
const ROUNDS = 1_000;
/** Long enough to fill in a form; a browser that takes longer gets new work unnoticed. */
const LIFE_MS = 30 * 60_000;
const ALGORITHM = 'PBKDF2/SHA-256';

export interface ProofOfWorkParts {
  /** Signs the challenges; never leaves the server. */
  secret: string;
  /** The site for which the work is valid. */
  siteId: number;
  /** The average number of tries. */
  tries: number;
}

/**
 * Proof of work by ALTCHA's protocol, without a third party: a browser looks for the number whose key the server has
 * signed. There is nothing to see, hear or solve. Each challenge is signed for one site and a limited time; the caller
 * must see to it that it is used only once.
 */
export function createProofOfWorkChecker({ secret, siteId, tries }: ProofOfWorkParts): BotChecker {
  const keys = { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `key ${secret}` };
  return {
    async offer(now) {
      const challenge = await createChallenge({
        ...keys,
        algorithm: ALGORITHM,
        cost: ROUNDS,
        // Between half of the tries and one and a half, so that nobody waits much longer than others.
        counter: randomInt(Math.ceil(tries / 2), Math.ceil(tries * 1.5) + 1),
        data: { site: siteId, expires: now.getTime() + LIFE_MS },
        deriveKey,
      });
      return { kind: 'proof_of_work', challenge };
    },
    async verify(answer, _sending, now) {
      if (answer === undefined) return { kind: 'refused', reason: 'missing' };
      const read = readAnswer(answer);
      if (!read) return { kind: 'refused', reason: 'malformed' };
      return judge(read, { keys, siteId, now });
    },
  };
}

interface Judging {
  keys: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };
  siteId: number;
  now: Date;
}

async function judge({ challenge, solution }: Answer, { keys, siteId, now }: Judging): Promise<Verdict> {
  const { data } = challenge.parameters;
  const result = await verifySolution({ ...keys, challenge, solution, deriveKey });
  if (result.invalidSignature || data.site !== siteId) return { kind: 'refused', reason: 'foreign' };
  if (data.expires < now.getTime()) return { kind: 'refused', reason: 'expired' };
  if (!result.verified) return { kind: 'refused', reason: 'wrong' };
  return { kind: 'passed', challenge: challenge.signature, expiresAt: new Date(data.expires) };
}

const hex = z.string().regex(/^[0-9a-f]{1,200}$/);
/** What a browser sends; the whole challenge, because the signature covers all of it. */
const answerSchema = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(ALGORITHM),
      cost: z.literal(ROUNDS),
      data: z.strictObject({ site: z.int(), expires: z.int() }),
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.strictObject({ counter: z.int().min(0), derivedKey: hex, time: z.number().optional() }),
});
type Answer = z.output<typeof answerSchema>;

function readAnswer(text: string): Answer | undefined {
  try {
    return answerSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
