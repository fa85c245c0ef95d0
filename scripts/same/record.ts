import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { chooseFurther, chooseRequests, keyOf } from './addresses.ts';
import { type Answer, type Ask, type Asked, askAt } from './ask.ts';
import { findOnSite } from './found.ts';
import { startProgram } from './program.ts';
import { loadRoutes } from './routes.ts';

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

export interface Kept {
  key: string;
  answer: Answer;
}

export interface Record {
  about: About;
  answers: ReadonlyMap<string, Answer>;
}

/** Starts the program of a tree, asks it everything, and keeps all answers in a folder. Gives how many there are. */
export async function recordTree(tree: string, folder: string): Promise<number> {
  const began = new Date();
  const program = await startProgram(tree);
  try {
    const ask = askAt(program.port);
    const sites = readdirSync(join(tree, 'sites')).sort();
    const [first = ''] = sites;
    const routes = await loadRoutes(ask, first);
    const found = [];
    for (const site of sites) found.push(await findOnSite(ask, site));
    const asked = chooseRequests(routes, found);
    const kept = await askAll(ask, asked);
    kept.push(...(await askAll(ask, chooseFurther(asked, pagesOf(asked, kept)))));
    const paths = Object.fromEntries(routes.map(({ id, path }) => [id, path]));
    await save(folder, { commit: commitOf(tree), routes: paths, began: iso(began), ended: iso(new Date()) }, kept);
    return kept.length;
  } finally {
    await program.stop();
  }
}

const iso = (date: Date) => date.toISOString();

/** One after the other: what is asked first may be seen in what is answered later. */
async function askAll(ask: Ask, all: readonly Asked[]): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const asked of all) kept.push({ key: keyOf(asked), answer: await ask(asked) });
  return kept;
}

function pagesOf(asked: readonly Asked[], kept: readonly Kept[]): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const [at, { site }] of asked.entries()) {
    const answer = kept[at]?.answer;
    if (answer?.status === 200 && answer.headers['content-type']?.startsWith('text/html'))
      pages.set(site, [...(pages.get(site) ?? []), answer.body]);
  }
  return pages;
}

function commitOf(tree: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: tree, encoding: 'utf8' }).trim();
  const changes = git('status', '--porcelain') === '' ? '' : ' with changes';
  return git('rev-parse', '--short', 'HEAD') + changes;
}

async function save(folder: string, about: About, kept: readonly Kept[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const lines = kept.values().map((one) => `${JSON.stringify(one)}\n`);
  await pipeline(Readable.from(lines), createGzip({ level: 1 }), createWriteStream(join(folder, ANSWERS)));
  writeFileSync(join(folder, ABOUT), `${JSON.stringify(about, null, 2)}\n`);
}

const ANSWERS = 'answers.ndjson.gz';
const ABOUT = 'about.json';

/** Reads a record. Rejects where a folder has none. */
export async function readRecord(folder: string): Promise<Record> {
  const about: About = JSON.parse(readFileSync(join(folder, ABOUT), 'utf8'));
  const answers = new Map<string, Answer>();
  const lines = createInterface({ input: createReadStream(join(folder, ANSWERS)).pipe(createGunzip()) });
  for await (const line of lines) {
    const { key, answer }: Kept = JSON.parse(line);
    answers.set(key, answer);
  }
  return { about, answers };
}
