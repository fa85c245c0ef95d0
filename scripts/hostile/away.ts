import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Chance, chanceOf } from '../../demo/random.ts';
import { startEmbedded } from '../../src/db/embedded/server.ts';
import { openDatabase } from '../../src/db/open.ts';
import { layLine } from '../../tests/samples/servers/database-line.ts';
import { get } from '../kills/saved-state.ts';
import { whenReady } from '../kills/server.ts';
import { plainText } from './clean-pages.ts';
import { Enquiries } from './enquiries.ts';
import { explore, type Ground } from './ground.ts';
import { drawRequest } from './requests.ts';
import { type HostileTrial, readMarks } from './trial.ts';
import { canaryOf, findFault, type Marks } from './verdict.ts';
import { type RawAnswer, sendRaw } from './wire.ts';

const PAUSE_MS = 250;

export interface AwayFigures {
  pages: number;
  refused: number;
  acknowledged: number;
  faults: readonly string[];
}

/**
 * Makes the database unavailable for some seconds while visitors request uncached pages, enquire, and send hostile
 * requests. A page of the sitemap that is no longer a page is a fault, as is an enquiry that is neither stored nor
 * refused with the phone number and what was typed.
 */
export async function takeDatabaseAway(trial: HostileTrial, seconds: number, seed: string): Promise<AwayFigures> {
  const embedded = await startEmbedded({ dataDir: join(trial.folder, 'elsewhere'), isDurable: false });
  const line = await layLine(embedded.url);
  const server = await trial.start(line.url);
  const database = await openDatabase({ databaseUrl: embedded.url, dataDir: '', poolSize: 1 });
  try {
    const marks = await readMarks(database);
    const grounds = await Promise.all([...trial.groups.keys()].map((site) => explore(server.port, site)));
    const enquiries = new Enquiries(grounds);
    for (const _ of grounds) await enquiries.send(server.port);
    const visit = new AwayVisit({ port: server.port, grounds, marks, trial, enquiries, seed });
    await line.cut();
    const before = enquiries.acknowledged;
    const until = performance.now() + seconds * 1000;
    while (performance.now() < until) {
      await visit.next();
      await sleep(PAUSE_MS);
    }
    if (enquiries.acknowledged > before) visit.faults.push('an enquiry was acknowledged while nothing could be kept');
    await line.mend();
    await whenReady(server.port);
    for (const _ of grounds)
      if (!(await enquiries.send(server.port))) visit.faults.push('an enquiry was refused when the database was back');
    const lost = await enquiries.findLost(database);
    return {
      pages: visit.pages,
      refused: visit.refused,
      acknowledged: enquiries.acknowledged,
      faults: [...visit.faults, ...lost],
    };
  } finally {
    await database.close();
    server.program.child.kill('SIGTERM');
    await server.program.ended;
    await line.close();
    await embedded.stop();
  }
}

interface VisitParts {
  port: number;
  grounds: readonly Ground[];
  marks: Marks;
  trial: HostileTrial;
  enquiries: Enquiries;
  seed: string;
}

/** Visitors while the database refuses reads, or writes. */
export class AwayVisit {
  readonly #parts: VisitParts;
  readonly faults: string[] = [];
  pages = 0;
  refused = 0;
  #number = 0;

  constructor(parts: VisitParts) {
    this.#parts = parts;
  }

  /** One visitor: most only read. */
  async next(): Promise<void> {
    const number = this.#number++;
    const chance = chanceOf(`${this.#parts.seed}/away/${number}`);
    if (number % 10 === 9) return this.#enquire();
    if (number % 4 === 3) return this.#attack(chance, number);
    return this.#read(chance);
  }

  async #read(chance: Chance): Promise<void> {
    const { port, grounds } = this.#parts;
    const { site, paths } = chance.pick(grounds);
    const path = chance.pick(paths);
    const { status, body } = await get(port, site, path);
    this.pages += 1;
    if (status !== 200 || !/href="tel:/.test(body))
      this.faults.push(`${site}${path} is ${status}: ${plainText(body).slice(0, 200)}`);
  }

  async #enquire(): Promise<void> {
    const { port, enquiries } = this.#parts;
    if (await enquiries.send(port)) return;
    this.refused += 1;
    const fault = findRefusalFault(enquiries.refusals.at(-1));
    if (fault) this.faults.push(fault);
  }

  async #attack(chance: Chance, number: number): Promise<void> {
    const { port, grounds, marks, trial } = this.#parts;
    const ground = chance.pick(grounds);
    const canary = canaryOf(number);
    const sent = drawRequest(chance, ground, [...marks.keys()], canary);
    const answer = await sendRaw(port, sent.request);
    const group = trial.groups.get(ground.site) ?? '';
    const fault = findFault({ sent, answer, canary, group }, marks);
    if (fault) this.faults.push(`${ground.site}: ${fault}\n  ${JSON.stringify(sent.request).slice(0, 600)}`);
  }
}

/** A refused enquiry must show a phone number, and keep what was typed. */
function findRefusalFault(answer: RawAnswer | undefined): string | undefined {
  if (answer?.status !== 503) return `an enquiry that cannot be kept is answered with ${answer?.status}`;
  if (!answer.body.includes('href="tel:')) return 'an enquiry that cannot be kept does not say whom to call';
  if (!answer.body.includes('Is it there on Saturday?'))
    return 'what was typed into an enquiry that cannot be kept is gone';
  return undefined;
}
