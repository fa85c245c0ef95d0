import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chooseFurther, chooseRequests } from './addresses.ts';
import { type Answer, type Answered, type Ask, type Asked, askAt } from './ask.ts';
import { type Found, findOnSite } from './found.ts';
import { startProgram } from './program.ts';
import { saveRecord } from './record.ts';
import { loadRoutes, type Route } from './routes.ts';
import { chooseOwn, signIn } from './sign-in.ts';

/**
 * Starts the program of a tree, sends every request, and stores all responses in a folder. Returns how many there are.
 */
export async function recordTree(tree: string, folder: string): Promise<number> {
  const began = new Date().toISOString();
  const program = await startProgram(tree);
  try {
    const ask = askAt(program.port);
    const sites = readdirSync(join(tree, 'sites')).sort();
    const routes = await loadRoutes(ask, sites[0] ?? '');
    const answered = await askEverything(ask, routes, sites);
    const paths = Object.fromEntries(routes.map(({ id, path }) => [id, path]));
    await saveRecord(
      folder,
      { commit: commitOf(tree), routes: paths, began, ended: new Date().toISOString() },
      answered,
    );
    return answered.length;
  } finally {
    await program.stop();
  }
}

async function askEverything(ask: Ask, routes: readonly Route[], sites: readonly string[]): Promise<Answered[]> {
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

/** One after the other: an earlier request may affect a later response. */
async function askAll(ask: Ask, all: readonly Asked[]): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const requested of all) answered.push({ asked: requested, answer: await askSettled(ask, requested) });
  return answered;
}

/** The last response counts after this many. */
const MOST_TRIES = 6;

/** A PDF leaves out pictures that are not made within seconds: it counts once it is the same twice. */
async function askSettled(ask: Ask, requested: Asked): Promise<Answer> {
  let answer = await ask(requested);
  if (!requested.path.endsWith('/pdf')) return answer;
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    const again = await ask(requested);
    if (again.body === answer.body) return again;
    answer = again;
  }
  return answer;
}

function commitOf(tree: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: tree, encoding: 'utf8' }).trim();
  const changes = git('status', '--porcelain') === '' ? '' : ' with changes';
  return git('rev-parse', '--short', 'HEAD') + changes;
}
