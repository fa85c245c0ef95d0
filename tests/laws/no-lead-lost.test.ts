import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceOf } from '../../demo/random.ts';
import { LeadProof } from '../../scripts/lead-kills/proof.ts';

// A small run of scripts/prove-leads.ts, which does sixty.
let proof: LeadProof;
beforeAll(async () => {
  proof = await LeadProof.begin(chanceOf('a small run'), 2);
}, 120_000);
afterAll(() => proof?.abandon());

test('[G5] every lead that was acknowledged arrives, and none twice, when the server is killed and the destinations fail', {
  timeout: 240_000,
}, async () => {
  for (let kill = 0; kill < 3; kill += 1) await proof.round();
  const figures = await proof.end();
  expect(figures).toMatchObject({ kills: 3, missing: [], twice: [] });
  expect(figures.acknowledged).toBeGreaterThan(3);
});
