// Proves that no lead is lost: shoppers enquire all the time while the server is killed at random moments (SIGKILL; now
// and then its PostgreSQL with it) and restarted, and a mail server, a web address and a customer system fail, hang,
// drop the connection and recover.
//   npm run prove:leads -- [--kills 60] [--seed 1] [--hands 3]
import { parseArgs } from 'node:util';
import { chanceOf } from '../demo/random.ts';
import { LeadProof } from './lead-kills/proof.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    hands: { type: 'string', default: '3' },
  },
});

const proof = await LeadProof.begin(chanceOf(values.seed), Number(values.hands));
try {
  for (let kill = 1; kill <= Number(values.kills); kill += 1) console.log(`kill ${kill}: ${await proof.round()}`);
  const { missing, twice, ...figures } = await proof.end();
  console.log(
    `${figures.kills} kills. ${figures.acknowledged} leads acknowledged, ${figures.unheard} sendings ` +
      'unheard and sent again. ' +
      `Missing at a destination: ${missing.length}; twice: ${twice.length}. ` +
      `Repeats that the idempotency key turned away: ${figures.repeats}; leads with an email that came ` +
      `again: ${figures.mailsTwice}.`,
  );
  for (const line of [...missing.map((each) => `LOST ${each}`), ...twice.map((each) => `TWICE ${each}`)])
    console.error(line);
  process.exitCode = missing.length + twice.length > 0 ? 1 : 0;
} finally {
  await proof.abandon();
}
