import { chanceOf } from '../../demo/random.ts';
import { openDatabase } from '../../src/db/open.ts';
import { CleanPages, plainText } from './clean-pages.ts';
import { Enquiries } from './enquiries.ts';
import { explore, type Ground } from './ground.ts';
import { drawRequest } from './requests.ts';
import { type HostileTrial, readMarks } from './trial.ts';
import { canaryOf, findFault, type Marks } from './verdict.ts';
import { sendRaw } from './wire.ts';

const HANDS = 6;
const MOST_FAULTS = 25;

export interface FuzzFigures {
  requests: number;
  /** Intended 503 responses, by the first part of their path. */
  unavailable: ReadonlyMap<string, number>;
  /** The number of responses by status. */
  statuses: ReadonlyMap<number, number>;
  /** Honest enquiries in between that were acknowledged. */
  acknowledged: number;
  faults: readonly string[];
}

/** Sends every demo site requests that no honest visitor sends. Any 5xx, leak or changed page is a fault. */
export async function fuzz(trial: HostileTrial, requests: number, seed: string): Promise<FuzzFigures> {
  const server = await trial.start();
  const database = await openDatabase({ dataDir: trial.dataDir, poolSize: 1 });
  try {
    const marks = await readMarks(database);
    const sites = [...trial.groups.keys()];
    const grounds = await Promise.all(sites.map((site) => explore(server.port, site)));
    const pages = new CleanPages(server.port, sites);
    await pages.learn();
    const enquiries = new Enquiries(grounds);
    const { port } = server;
    const figures = await sendAll({ port, grounds, marks, trial, requests, seed, enquiries, pages });
    const refused = enquiries.refusals.map(
      (answer) => `an honest enquiry was refused: ${answer?.status} ${plainText(answer?.body ?? '').slice(0, 1500)}`,
    );
    const lost = await enquiries.findLost(database);
    const { acknowledged } = enquiries;
    return { ...figures, acknowledged, faults: [...figures.faults, ...refused, ...lost] };
  } finally {
    await database.close(0);
    server.program.child.kill('SIGTERM');
    await server.program.ended;
  }
}

interface Sending {
  port: number;
  grounds: readonly Ground[];
  marks: Marks;
  trial: HostileTrial;
  requests: number;
  seed: string;
  enquiries: Enquiries;
  pages: CleanPages;
}

async function sendAll(sending: Sending): Promise<Omit<FuzzFigures, 'acknowledged'>> {
  const { port, grounds, marks, trial, requests, seed, enquiries, pages } = sending;
  const statuses = new Map<number, number>();
  const unavailable = new Map<string, number>();
  const faults: string[] = [];
  const vehicles = [...marks.keys()].filter((mark) => !/[@+]/.test(mark));
  let next = 0;
  const hand = async () => {
    while (next < requests && faults.length < MOST_FAULTS) {
      const number = next++;
      if (number % 50 === 0) await enquiries.send(port);
      // Each request has a seed of its own, so that a failed one can be repeated.
      const chance = chanceOf(`${seed}/${number}`);
      const ground = chance.pick(grounds);
      const canary = canaryOf(number);
      const sent = drawRequest(chance, ground, vehicles, canary);
      const answer = await sendRaw(port, sent.request);
      if (answer) count(statuses, answer.status);
      if (answer?.status === 503) count(unavailable, `/${sent.request.path.split(/[/?.]/)[1]}`);
      const group = trial.groups.get(ground.site) ?? '';
      const fault = findFault({ sent, answer, canary, group }, marks);
      const change = number % 5 === 0 ? await pages.findChange() : undefined;
      if (change) faults.push(`by request ${number}: ${change}`);
      if (fault)
        faults.push(`request ${number} to ${ground.site}: ${fault}\n  ${JSON.stringify(sent.request).slice(0, 600)}`);
    }
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
  return { requests: next, statuses, unavailable, faults };
}

function count<T>(counts: Map<T, number>, of: T): void {
  counts.set(of, (counts.get(of) ?? 0) + 1);
}
