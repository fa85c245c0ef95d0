// Proves that nothing acknowledged is lost: begins imports and settings changes while the server runs, kills the
// server, the import, PostgreSQL or all of it at random moments (SIGKILL), restarts, and compares what is stored with
// what must be.
//   npm run prove:kills -- [--rounds 72] [--vehicles 4000] [--seed 1] [--only <target>]
// Eight rounds strike at each target once.

import { parseArgs } from 'node:util';
import { chanceOf } from '../demo/random.ts';
import { getErrorMessage } from '../src/domain/text/error-message.ts';
import { type Outcome, Proof, planRound, type RoundPlan } from './kills/proof.ts';
import { isKill, TARGET_NAMES } from './kills/targets.ts';
import { makeTrial } from './kills/trial.ts';
import { takeInTurn } from './take-in-turn.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '72' },
    vehicles: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const targets = TARGET_NAMES.filter((target) => values.only === undefined || target === values.only);
if (targets.length === 0) {
  console.error(`--only is one of: ${TARGET_NAMES.join(', ')}`);
  process.exit(2);
}

const tally = { kills: 0, imports: 0, settings: 0, undone: 0, finished: 0, lost: 0, startsGivenUp: 0 };

function count({ target }: RoundPlan, outcome: Outcome): void {
  tally.kills += isKill(target) ? 1 : 0;
  tally.imports += outcome.importAcknowledged ? 1 : 0;
  tally.settings += outcome.settingsAcknowledged ? 1 : 0;
  tally.undone += outcome.imported ? 0 : 1;
  tally.finished += outcome.imported && !outcome.importAcknowledged ? 1 : 0;
  tally.startsGivenUp += outcome.startGivenUp ? 1 : 0;
}

function tell(number: number, { target, order, applies, moment }: RoundPlan, outcome: Outcome): void {
  const stock = outcome.importAcknowledged ? 'acknowledged' : outcome.imported ? 'done, not acknowledged' : 'undone';
  const settings = applies ? `, settings ${outcome.settingsAcknowledged ? 'acknowledged' : 'not acknowledged'}` : '';
  const blow = isKill(target) ? `killed ${target}` : target;
  console.log(
    `round ${number}: ${order}, ${blow} at ${Math.round(moment * 100)} % · import ${stock}${settings} · all right`,
  );
}

const trial = makeTrial(Number(values.vehicles));
const proof = new Proof(trial);
let round = 0;
let plan: RoundPlan | undefined;
try {
  await proof.begin();
  for (round = 1; round <= Number(values.rounds); round += 1) {
    const target = takeInTurn(targets, round - 1);
    plan = planRound(chanceOf(`${values.seed}/${round}`), target);
    const outcome = await proof.round(round, plan);
    count(plan, outcome);
    tell(round, plan, outcome);
  }
  await proof.end();
} catch (error) {
  const message = getErrorMessage(error);
  tally.lost += /^(LOST|MIXED)/.test(message) ? 1 : 0;
  console.error(`round ${round}: ${JSON.stringify(plan)}\n${message}`);
  process.exitCode = 1;
} finally {
  proof.abandon();
  trial.end();
}
console.log(
  `${tally.kills} kills in ${round - 1} rounds. Acknowledged: ${tally.imports} imports, ` +
    `${tally.settings} changes of settings; lost or mixed: ${tally.lost}. ` +
    `Of the other imports ${tally.undone} left the stock as it was, ${tally.finished} had ended ` +
    `unheard; ${tally.startsGivenUp} starts gave up under a kill.`,
);
