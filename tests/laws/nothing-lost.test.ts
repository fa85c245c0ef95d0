import { afterAll, beforeAll, expect, test } from 'vitest';
import { Proof, type RoundPlan } from '../../scripts/kills/proof.ts';
import { makeTrial, type Trial } from '../../scripts/kills/trial.ts';

// A small run of scripts/kill-server.ts, which does seventy. Every round throws when anything is lost, mixed or left behind.
let trial: Trial;
let proof: Proof;
beforeAll(async () => {
  trial = makeTrial(400);
  proof = new Proof(trial);
  await proof.begin();
}, 120_000);
afterAll(() => {
  proof?.abandon();
  trial?.end();
});

const BESIDE_SETTINGS = { order: 'server first', applies: true, looksFirst: true } as const;
const rounds: [string, RoundPlan][] = [
  ['everything is killed at once', { ...BESIDE_SETTINGS, target: 'everything', moment: 0.8 }],
  ['PostgreSQL is killed under the server', { ...BESIDE_SETTINGS, target: 'PostgreSQL', moment: 0.7 }],
  [
    'the server is asked to stop while an import works on its database',
    { ...BESIDE_SETTINGS, applies: false, target: 'nothing; the server is asked to stop', moment: 0.7 },
  ],
];

test.each(rounds)(
  'nothing that was acknowledged is lost when %s',
  { timeout: 120_000 },
  async (what, plan) => {
    const number = 1 + rounds.findIndex(([title]) => title === what);
    const outcome = await proof.round(number, plan);
    // An import that nobody killed must succeed; of the others either end is right, and the round has held them to it.
    if (plan.target.startsWith('nothing'))
      expect(outcome).toMatchObject({ importAcknowledged: true, imported: true });
  },
);

test('a server that is asked to stop ends with 0, and leaves no process and no lock', {
  timeout: 60_000,
}, async () => {
  await expect(proof.end()).resolves.toBeUndefined();
});
