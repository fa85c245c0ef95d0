import { setTimeout as sleep } from 'node:timers/promises';
import { getFirstRow } from '../../src/db/first-row.ts';
import { type Database, openDatabase } from '../../src/db/open.ts';
import { eventually } from '../../tests/settled.ts';
import { NOTHING_TAKEN, type Receivers } from './receivers.ts';
import { type Crowd, Shoppers } from './shoppers.ts';

export interface LeadFigures {
  acknowledged: number;
  /** Requests without a response: each was retried with its key. */
  unheard: number;
  /** Acknowledged leads that did not reach a destination. */
  missing: string[];
  /** Leads, or deliveries to a destination that honours the key, that are there twice. */
  twice: string[];
  /** Deliveries that the destination with the key had accepted before. */
  repeats: number;
  /** Emails that came more than once: email has no idempotency key. */
  mailsTwice: number;
}

/**
 * Delays between retries grow to half an hour; at the end of a proof, waiting jobs are retried at once. Jobs that a
 * worker is running are left alone.
 */
const HASTEN = `update pgboss.job set start_after = now() where (name, id) in (
  select name, id from pgboss.job
  where name = 'lead-delivery' and state in ('created', 'retry') for update skip locked)`;

/** Shoppers who enquire from now on, wherever the server is, and what becomes of their leads. */
export class LeadWatch {
  readonly #receivers: Receivers;
  readonly #shoppers: Shoppers;

  constructor(receivers: Receivers, crowd: Crowd) {
    this.#receivers = receivers;
    this.#shoppers = new Shoppers(crowd);
  }

  /** Sets the server's port; 0 while there is none. */
  sendTo(port: number): void {
    this.#shoppers.sendTo(port);
  }

  /** How many enquiries have been acknowledged. */
  get acknowledged(): number {
    return this.#shoppers.acknowledged.size;
  }

  /** Lets everything recover, waits until all is delivered, and counts. */
  async end(dataDir: string): Promise<LeadFigures> {
    this.#receivers.setMoods(() => 'well');
    await this.#shoppers.stop();
    const database = await openDatabase({ dataDir, poolSize: 1 });
    try {
      await deliverAll(database);
      return this.#count(await countLeads(database));
    } finally {
      await database.close();
    }
  }

  #count(leads: ReadonlyMap<string, number>): LeadFigures {
    const { acknowledged, unheard } = this.#shoppers;
    const counts = this.#receivers.countTaken();
    const taken = [...acknowledged].map((shopper) => [shopper, counts.get(shopper) ?? NOTHING_TAKEN] as const);
    return {
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
      mailsTwice: taken.filter(([, { email, adf, confirmation }]) => Math.max(email, adf, confirmation) > 1).length,
    };
  }
}

async function deliverAll(database: Database): Promise<void> {
  const isDone = async () => {
    const { rows } = await database.asPlatform(async ({ client }) => {
      await client.query(HASTEN);
      return client.query<{ open: number }>(`select count(*) as open from lead_delivery where status <> 'delivered'`);
    });
    const { open } = getFirstRow(rows);
    if (open > 0) await sleep(500);
    return open === 0;
  };
  await eventually('The delivery of everything', isDone);
}

async function countLeads(database: Database): Promise<Map<string, number>> {
  const { rows } = await database.asPlatform(({ client }) =>
    client.query<{ email: string; leads: number }>('select email, count(*) as leads from lead group by email'),
  );
  return new Map(rows.map(({ email, leads }) => [email, leads]));
}
