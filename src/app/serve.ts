import cluster from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import { pino } from 'pino';
import { describeDatabaseError } from '../db/describe-error.ts';
import { type Config, readConfig } from './operations/config.ts';
import type { Prepare } from './sites/prepare.ts';
import { type RunningServer, type StartOptions, startServer } from './start.ts';
import { serveAsWorker } from './workers/serve-as-worker.ts';
import { startWorkers } from './workers/start-workers.ts';

const root = join(import.meta.dirname, '..', '..');

/** A terminal gets the warnings and the addresses; a log collector gets a line per request. */
function logLevel(): string | undefined {
  return process.env.LOG_LEVEL || (process.stdout.isTTY ? 'warn' : undefined);
}

export interface ServeOptions {
  /** Prepares the database before requests are accepted. */
  prepare?: Prepare | undefined;
  /** Values of environment variables that the environment itself does not set. */
  defaults?: Record<string, string>;
}

/**
 * Serves with the environment's configuration until a signal asks to stop, and then ends the process with 0, even while
 * it is still starting; with 1 and a plain message when the start fails.
 */
export async function serve(options: ServeOptions = {}): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort());
  // Restarts workers where there are any; it must end no process, whenever it comes.
  process.on('SIGUSR2', () => {});
  try {
    if (cluster.isWorker) await serveBesideOthers(options);
    else await serveUntil(stop.signal, options);
    process.exit(0);
  } catch (error) {
    // The first process reports what a worker told it.
    if (!cluster.isWorker) console.error(process.env.LOG_LEVEL === 'debug' ? error : describeDatabaseError(error));
    process.exit(1);
  }
}

/** The first process receives the signals and tells its workers: the terminal and systemd send them to all. */
async function serveBesideOthers(options: ServeOptions): Promise<void> {
  await serveAsWorker(readOptions(options));
}

async function serveUntil(signal: AbortSignal, given: ServeOptions): Promise<void> {
  const options = { ...readOptions(given), signal };
  const server = await chooseStart(options)(options).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  if (!server) return;
  console.log(['', 'Forecourt is up:', ...describeAddresses(server), ''].join('\n'));
  if (!signal.aborted) await once(signal, 'abort');
  options.log.info('Shutting down');
  await server.close();
}

function chooseStart({ config, isDev }: { config: Config; isDev: boolean }) {
  if (config.WEB_CONCURRENCY === 1) return startServer;
  if (isDev) throw new Error('WEB_CONCURRENCY: one process serves pages from source; leave it unset');
  return startWorkers;
}

function readOptions({ prepare, defaults }: ServeOptions) {
  const given = Object.entries(process.env).filter(([, value]) => value !== '');
  const env = { ...defaults, ...Object.fromEntries(given), LOG_LEVEL: logLevel() };
  const config = readConfig(env, root);
  const log = pino({ level: config.LOG_LEVEL });
  return { config, log, root, prepare, isDev: process.argv.includes('--dev') } satisfies StartOptions;
}

/** A terminal has room for so many. */
const MOST_PRINTED = 20;

function describeAddresses({ addresses }: Pick<RunningServer, 'addresses'>): string[] {
  const lines = addresses.slice(0, MOST_PRINTED).map(({ name, url }) => `  ${url}  ${name}`);
  const more = addresses.length - lines.length;
  return more > 0 ? [...lines, `  and ${more} more`] : lines;
}
