import { execFileSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { chooseFurther, chooseRequests, keyOf } from './addresses.ts';
import { type Answer, type Answered, type Ask, type Asked, askAt } from './ask.ts';
import { type Found, findOnSite } from './found.ts';
import { startProgram } from './program.ts';
import { loadRoutes, type Route } from './routes.ts';
import { chooseOwn, signIn } from './sign-in.ts';

/** What all answers of a record have in common. */
export interface About {
  /** The commit, and whether files differed from it. */
  commit: string;
  /** When its program ran: the database has a clock of its own, which does not stand still. */
  began: string;
  ended: string;
  /** The paths of routes by their ids. */
  routes: Readonly<Record<string, string>>;
}

interface Kept {
  key: string;
  answer: Answer;
}

export interface Recorded {
  about: About;
  answers: ReadonlyMap<string, Answer>;
}

/** Starts the program of a tree, asks it everything, and keeps all answers in a folder. Gives how many there are. */
export async function recordTree(tree: string, folder: string): Promise<number> {
  const began = new Date().toISOString();
  const program = await startProgram(tree);
  try {
    const ask = askAt(program.port);
    const sites = readdirSync(join(tree, 'sites')).sort();
    const routes = await loadRoutes(ask, sites[0] ?? '');
    const answered = await askEverything(ask, routes, sites);
    const paths = Object.fromEntries(routes.map(({ id, path }) => [id, path]));
    await save(
      folder,
      { commit: commitOf(tree), routes: paths, began, ended: new Date().toISOString() },
      answered,
    );
    return answered.length;
  } finally {
    await program.stop();
  }
}

async function askEverything(
  ask: Ask,
  routes: readonly Route[],
  sites: readonly string[],
): Promise<Answered[]> {
  const found: Found[] = [];
  for (const site of sites) found.push(await findOnSite(ask, site));
  const answered = await askAll(ask, chooseRequests(routes, found));
  answered.push(...(await askAll(ask, chooseFurther(answered))));
  for (const site of sites) {
    const visitor = await signIn(ask, site);
    if (visitor) answered.push(...(await askAll(ask, await chooseOwn(ask, site, visitor, answered))));
  }
  return answered;
}

/** One after the other: what is asked first may be seen in what is answered later. */
async function askAll(ask: Ask, all: readonly Asked[]): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const asked of all) answered.push({ asked, answer: await ask(asked) });
  return answered;
}

function commitOf(tree: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: tree, encoding: 'utf8' }).trim();
  const changes = git('status', '--porcelain') === '' ? '' : ' with changes';
  return git('rev-parse', '--short', 'HEAD') + changes;
}

async function save(folder: string, about: About, answered: readonly Answered[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const lines = answered.map(({ asked, answer }) => {
    const kept: Kept = { key: keyOf(asked), answer };
    return `${JSON.stringify(kept)}\n`;
  });
  await pipeline(Readable.from(lines), createGzip({ level: 1 }), createWriteStream(join(folder, ANSWERS)));
  writeFileSync(join(folder, ABOUT), `${JSON.stringify(about, null, 2)}\n`);
}

const ANSWERS = 'answers.ndjson.gz';
const ABOUT = 'about.json';

/** Reads a record. Rejects where a folder has none. */
export async function readRecord(folder: string): Promise<Recorded> {
  const about: About = JSON.parse(readFileSync(join(folder, ABOUT), 'utf8'));
  const answers = new Map<string, Answer>();
  const lines = createInterface({ input: createReadStream(join(folder, ANSWERS)).pipe(createGunzip()) });
  for await (const line of lines) {
    const { key, answer }: Kept = JSON.parse(line);
    answers.set(key, answer);
  }
  return { about, answers };
}
