import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../../demo/random.ts';
import { findPostmaster, findProcesses } from '../kills/leftovers.ts';
import { codeOf } from '../kills/program.ts';
import { type UpServer, whenUp } from '../kills/server.ts';
import { killProcess } from '../kills/targets.ts';
import { type Receivers, startReceivers } from './receivers.ts';
import { type LeadTrial, makeLeadTrial } from './trial.ts';
import { type LeadFigures, LeadWatch } from './watch.ts';

/** A run: shoppers enquire while the server is killed and the destinations fail, hang and recover. */
export class LeadProof {
  readonly #chance: Chance;
  readonly #receivers: Receivers;
  readonly #trial: LeadTrial;
  readonly #watch: LeadWatch;
  #server: UpServer | undefined;
  #kills = 0;

  private constructor(chance: Chance, receivers: Receivers, trial: LeadTrial, hands: number) {
    this.#chance = chance;
    this.#receivers = receivers;
    this.#trial = trial;
    this.#watch = new LeadWatch(receivers, { hands, pauseMs: 150 });
  }

  static async begin(chance: Chance, hands = 3): Promise<LeadProof> {
    const receivers = await startReceivers();
    const proof = new LeadProof(chance, receivers, makeLeadTrial(receivers.urls), hands);
    await proof.#start();
    return proof;
  }

  /**
   * One round: some time of work in changing conditions, then a kill of the server, sometimes of its database as well.
   */
  async round(): Promise<'the server' | 'everything'> {
    const turns = this.#chance.whole(1, 3);
    for (let turn = 0; turn < turns; turn += 1) {
      this.#receivers.setMoods(() => this.#drawMood());
      await sleep(this.#chance.whole(200, 1_500));
    }
    const target = this.#chance.happens(0.25) ? 'everything' : 'the server';
    const { program } = this.#server!;
    this.#watch.sendTo(0);
    if (target === 'everything') killProcess(findPostmaster(this.#trial.dataDir));
    program.child.kill('SIGKILL');
    await codeOf(program);
    this.#kills += 1;
    await this.#start();
    return target;
  }

  /** Lets everything recover, waits until all is delivered, and counts. */
  async end(): Promise<LeadFigures & { kills: number }> {
    return { kills: this.#kills, ...(await this.#watch.end(this.#trial.dataDir)) };
  }

  /** Kills what still runs and cleans up, whatever came before. */
  async abandon(): Promise<void> {
    for (const pid of findProcesses(this.#trial.dataDir)) killProcess(pid);
    await this.#receivers.close();
    this.#trial.end();
  }

  async #start(): Promise<void> {
    const program = this.#trial.startServer();
    this.#server = await whenUp(program);
    if (!this.#server) throw new Error(`The server did not start:\n${program.said()}`);
    this.#watch.sendTo(this.#server.port);
  }

  #drawMood() {
    if (this.#chance.happens(0.4)) return 'well' as const;
    return this.#chance.pick(['fails', 'hangs', 'forgets to answer'] as const);
  }
}
