import { chanceOf } from '../../demo/random.ts';
import { Proof, planRound } from '../kills/proof.ts';
import { isKill, TARGET_NAMES } from '../kills/targets.ts';
import { makeTrial } from '../kills/trial.ts';
import { startReceivers } from '../lead-kills/receivers.ts';
import { leadsSite } from '../lead-kills/trial.ts';
import { LeadWatch } from '../lead-kills/watch.ts';
import { takeInTurn } from '../take-in-turn.ts';

const VEHICLES = 2_000;

export interface KillFigures {
  kills: number;
  imports: number;
  leads: number;
  faults: readonly string[];
}

/**
 * Kills the server, PostgreSQL, an import or all of them, again and again, while imports run, settings change, shoppers
 * enquire, and destinations of leads fail, hang and recover. What was acknowledged and is missing, or is there twice,
 * is a fault; so is stock that mixes two imports.
 */
export async function killAll(kills: number, seed: string): Promise<KillFigures> {
  const targets = TARGET_NAMES.filter(isKill);
  const receivers = await startReceivers();
  const trial = makeTrial(VEHICLES, leadsSite(receivers.urls));
  const proof = new Proof(trial);
  const watch = new LeadWatch(receivers, { hands: 2, pauseMs: 150 });
  let imports = 0;
  try {
    await proof.begin();
    proof.follow((port) => watch.sendTo(port));
    for (let number = 1; number <= kills; number += 1) {
      const chance = chanceOf(`${seed}/${number}`);
      receivers.setMoods(() => chance.pick(['well', 'well', 'fails', 'hangs', 'forgets to answer'] as const));
      const plan = planRound(chance, takeInTurn(targets, number));
      const outcome = await proof.round(number, plan);
      imports += outcome.importAcknowledged ? 1 : 0;
      console.log(`kill ${number}: ${plan.target}; ${imports} imports and ${watch.acknowledged} leads acknowledged`);
    }
    const { acknowledged, missing, twice } = await watch.end(trial.dataDir);
    await proof.end();
    const faults = [...missing.map((each) => `LOST ${each}`), ...twice.map((each) => `TWICE ${each}`)];
    return { kills, imports, leads: acknowledged, faults };
  } finally {
    proof.abandon();
    await receivers.close();
    trial.end();
  }
}
