import { afterAll, beforeAll, expect, test } from 'vitest';
import { Proof } from '../../scripts/kills/proof.ts';
import { makeTrial, type Trial } from '../../scripts/kills/trial.ts';
import { type Receivers, startReceivers } from '../../scripts/lead-kills/receivers.ts';
import { leadsSite } from '../../scripts/lead-kills/trial.ts';
import { LeadWatch } from '../../scripts/lead-kills/watch.ts';
import { eventually } from '../settled.ts';

// One round of scripts/kill-server.ts, which does seventy, with the shoppers of scripts/prove-leads.ts, which does
// sixty. A round throws when anything is lost, mixed or left behind.
let receivers: Receivers;
let trial: Trial;
let proof: Proof;
beforeAll(async () => {
  receivers = await startReceivers();
  trial = makeTrial(400, leadsSite(receivers.urls));
  proof = new Proof(trial);
  await proof.begin();
});
afterAll(async () => {
  proof?.abandon();
  trial?.end();
  await receivers?.close();
});

test('[G5] nothing acknowledged is lost when everything is killed: stock, settings, leads (sent once)', async () => {
  receivers.setMoods((name) => (name === 'crm' ? 'fails' : 'forgets to answer'));
  const watch = new LeadWatch(receivers, { hands: 2, pauseMs: 500, most: 30 });
  proof.follow((port) => watch.sendTo(port));
  await eventually('Leads that were acknowledged and not answered for', () =>
    Boolean(watch.acknowledged > 3 && receivers.hook.taken.length && receivers.mail.taken.length),
  );
  await proof.round(1, {
    target: 'everything',
    order: 'server first',
    applies: true,
    looksFirst: true,
    moment: 0.8,
  });
  const figures = await watch.end(trial.dataDir);
  expect(figures).toMatchObject({ missing: [], twice: [] });
  expect(figures.acknowledged).toBeGreaterThan(3);
  expect(figures.repeats).toBeGreaterThan(0);

  // A server that is asked to stop ends with 0, and leaves no process and no lock.
  await proof.end();
});
