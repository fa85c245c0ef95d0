import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../../demo/random.ts';
import { openDatabase } from '../../src/db/open.ts';
import { eventually } from '../../tests/settled.ts';
import { findPostmaster, findProcesses } from '../kills/leftovers.ts';
import { codeOf } from '../kills/program.ts';
import { type UpServer, whenUp } from '../kills/server.ts';
import { NOTHING_TAKEN, type Receivers, startReceivers } from './receivers.ts';
import { Shoppers } from './shoppers.ts';
import { type LeadTrial, makeLeadTrial } from './trial.ts';

export interface LeadFigures {
  kills: number;
  acknowledged: number;
  /** Sendings that nobody answered: each was sent again with its key. */
  unheard: number;
  /** Acknowledged leads that did not get to a destination. */
  missing: string[];
  /** Leads, or deliveries to a destination that honours the key, that are there twice. */
  twice: string[];
  /** What the destination with the key had taken before. */
  repeats: number;
  /** E-mails that came more than once: their servers know no key. */
  mailsTwice: number;
}

/** Waits between tries grow to half an hour; at the end of a proof, what waits is tried at once. What a worker has in hand is left to it. */
const HASTEN = `update pgboss.job set start_after = now() where (name, id) in (
  select name, id from pgboss.job where name = 'lead-delivery' and state in ('created', 'retry') for update skip locked)`;

/** A run: shoppers enquire while the server is killed and the destinations fail, hang and recover. */
export class LeadProof {
  readonly #chance: Chance;
  readonly #receivers: Receivers;
  readonly #trial: LeadTrial;
  readonly #shoppers: Shoppers;
  #server: UpServer | undefined;
  #kills = 0;

  private constructor(chance: Chance, receivers: Receivers, trial: LeadTrial, hands: number) {
    this.#chance = chance;
    this.#receivers = receivers;
    this.#trial = trial;
    this.#shoppers = new Shoppers(hands, 150);
  }

  static async begin(chance: Chance, hands = 3): Promise<LeadProof> {
    const receivers = await startReceivers();
    const { mail, hook, crm } = receivers;
    const trial = makeLeadTrial({ smtpUrl: mail.url, hookUrl: hook.url, crmUrl: crm.url });
    const proof = new LeadProof(chance, receivers, trial, hands);
    await proof.#start();
    return proof;
  }

  /** One round: some time of work, in moods that change, then a blow to the server, sometimes to its database as well. */
  async round(): Promise<'the server' | 'everything'> {
    const turns = this.#chance.whole(1, 3);
    for (let turn = 0; turn < turns; turn += 1) {
      this.#receivers.setMoods(() => this.#drawMood());
      await sleep(this.#chance.whole(200, 1_500));
    }
    const target = this.#chance.happens(0.25) ? 'everything' : 'the server';
    const { program } = this.#server!;
    this.#shoppers.sendTo(0);
    if (target === 'everything') killProcess(findPostmaster(this.#trial.dataDir));
    program.child.kill('SIGKILL');
    await codeOf(program);
    this.#kills += 1;
    await this.#start();
    return target;
  }

  /** Lets everything recover, waits until all is delivered, and counts. */
  async end(): Promise<LeadFigures> {
    this.#receivers.setMoods(() => 'well');
    await this.#shoppers.stop();
    await this.#deliverAll();
    const { acknowledged, unheard } = this.#shoppers;
    const counts = this.#receivers.countTaken();
    const taken = [...acknowledged].map(
      (shopper) => [shopper, counts.get(shopper) ?? NOTHING_TAKEN] as const,
    );
    const leads = await this.#countLeads();
    return {
      kills: this.#kills,
      acknowledged: acknowledged.size,
      unheard,
      missing: taken.flatMap(([shopper, counts]) =>
        Object.entries(counts).flatMap(([kind, count]) => (count > 0 ? [] : [`${shopper}: ${kind}`])),
      ),
      twice: taken.flatMap(([shopper, { webhook }]) => [
        ...(webhook > 1 ? [`${shopper}: ${webhook} keys at the web address`] : []),
        ...(leads.get(shopper) === 1 ? [] : [`${shopper}: ${leads.get(shopper) ?? 0} leads`]),
      ]),
      repeats: this.#receivers.repeats,
      mailsTwice: taken.filter(([, { email, adf, confirmation }]) => Math.max(email, adf, confirmation) > 1)
        .length,
    };
  }

  /** Kills what still runs and clears up, whatever came before. */
  async abandon(): Promise<void> {
    for (const pid of findProcesses(this.#trial.dataDir)) killProcess(pid);
    await this.#receivers.close();
    this.#trial.end();
  }

  async #start(): Promise<void> {
    const program = this.#trial.startServer();
    this.#server = await whenUp(program);
    if (!this.#server) throw new Error(`The server did not start:\n${program.said()}`);
    this.#shoppers.sendTo(this.#server.port);
  }

  async #deliverAll(): Promise<void> {
    const database = await openDatabase({ dataDir: this.#trial.dataDir, poolSize: 1 });
    const isDone = async () => {
      const { rows } = await database.asPlatform(async ({ client }) => {
        await client.query(HASTEN);
        return client.query<{ open: number }>(
          `select count(*) as open from lead_delivery where status <> 'delivered'`,
        );
      });
      if (rows[0]!.open > 0) await sleep(500);
      return rows[0]!.open === 0;
    };
    try {
      await eventually('The delivery of everything', isDone, 240_000);
    } finally {
      await database.close();
    }
  }

  async #countLeads(): Promise<Map<string, number>> {
    const database = await openDatabase({ dataDir: this.#trial.dataDir, poolSize: 1 });
    try {
      const { rows } = await database.asPlatform(({ client }) =>
        client.query<{ email: string; leads: number }>(
          'select email, count(*) as leads from lead group by email',
        ),
      );
      return new Map(rows.map(({ email, leads }) => [email, leads]));
    } finally {
      await database.close();
    }
  }

  #drawMood() {
    if (this.#chance.happens(0.4)) return 'well' as const;
    return this.#chance.pick(['fails', 'hangs', 'forgets to answer'] as const);
  }
}

function killProcess(pid: number | undefined): void {
  if (!pid) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
