import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { findFreePort } from '../../browser/free-port.ts';
import { closeConnections, requestPage } from '../load/request.ts';
import type { Ground } from '../making/make.ts';
import { type Usage, usageOfDatabase, usageOfProgram } from './processes.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** For requests that, as all here, seem to come from elsewhere. */
export const METRICS_TOKEN = 'of-this-measurement-alone';

/** The program as an operator runs it, on what was made. */
export interface Server {
  port: number;
  /** From the start of the process until /readyz was 200. */
  readyMs: number;
  program(): Usage;
  database(): Usage;
  stop(): Promise<void>;
}

/** The environment of the program and its commands: production, without a limit on how much may be measured. */
export function environmentOf({ sitesDir, dataDir }: Ground): NodeJS.ProcessEnv {
  const { DATABASE_URL: _server, ...inherited } = process.env;
  return {
    ...inherited,
    NODE_ENV: 'production',
    SITES_DIR: sitesDir,
    DATA_DIR: dataDir,
    MEDIA_DIR: join(ROOT, 'demo', 'pictures'),
    // Every page is rendered, and no picture is made meanwhile.
    PAGE_CACHE_MEGABYTES: '0',
    IMAGE_CACHE_MEGABYTES: '0',
    LOCAL_HOSTS: 'on',
    // Every request is another visitor's, so that nobody meets the limit of one.
    TRUST_PROXY: 'on',
    METRICS_TOKEN,
    LOG_LEVEL: 'error',
  };
}

/**
 * Starts the program with as many workers, each of which may have so much memory for its indexes, and waits until it is
 * ready. Rejects when it ends before. No connection to it is open afterwards.
 */
export async function startServer(ground: Ground, workers: number, megabytesEach: number): Promise<Server> {
  const port = await findFreePort();
  const began = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'src/app/main.ts')], {
    env: {
      ...environmentOf(ground),
      PORT: String(port),
      WEB_CONCURRENCY: String(workers),
      // Workers divide it.
      INDEX_MEGABYTES: String(megabytesEach * workers),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntilReady(port, child);
  const readyMs = performance.now() - began;
  closeConnections();
  return {
    port,
    readyMs,
    program: () => usageOfProgram(child.pid!),
    database: () => usageOfDatabase(ground.dataDir),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function waitUntilReady(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The program ended with ${child.exitCode}`);
    const answer = await requestPage(port, `localhost:${port}`, '/readyz').catch(() => undefined);
    if (answer?.status === 200) return;
    await pass(20);
  }
}

/** A program that takes less CPU time than this in a second does nothing but wait. */
const IDLE_MS = 100;
const MOST_SECONDS = 600;

/** Waits until the program has done what it does in the background; says so when it has not after ten minutes. */
export async function becomeIdle({ program }: Server): Promise<void> {
  for (let second = 0; second < MOST_SECONDS; second++) {
    const before = program().cpuMs;
    await pass(1_000);
    if (program().cpuMs - before < IDLE_MS) return;
  }
  console.log(`  The program was still busy ${MOST_SECONDS} seconds later.`);
}

/** Runs a command of the program, and returns how long it took. Rejects with what it printed when it fails. */
export async function timeCommand(ground: Ground, file: string, words: readonly string[]): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(ROOT, file), ...words], {
    env: environmentOf(ground),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${file} ${words.join(' ')} ended with ${code}:\n${said}`);
  return performance.now() - began;
}
