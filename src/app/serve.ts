import { once } from 'node:events';
import { join } from 'node:path';
import { pino } from 'pino';
import { describeDatabaseError } from '../db/describe-error.ts';
import { readConfig } from './operations/config.ts';
import { type Prepare, type RunningServer, startServer } from './start.ts';

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
  try {
    await serveUntil(stop.signal, options);
    process.exit(0);
  } catch (error) {
    console.error(process.env.LOG_LEVEL === 'debug' ? error : describeDatabaseError(error));
    process.exit(1);
  }
}

async function serveUntil(signal: AbortSignal, { prepare, defaults }: ServeOptions): Promise<void> {
  const given = Object.entries(process.env).filter(([, value]) => value !== '');
  const env = { ...defaults, ...Object.fromEntries(given), LOG_LEVEL: logLevel() };
  const config = readConfig(env, root);
  const log = pino({ level: config.LOG_LEVEL });
  const dev = process.argv.includes('--dev');
  const server = await startServer({ config, log, root, prepare, isDev: dev, signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  if (!server) return;
  console.log(['', 'Forecourt is up:', ...describeAddresses(server), ''].join('\n'));
  if (!signal.aborted) await once(signal, 'abort');
  log.info('Shutting down');
  await server.close();
}

/** A terminal has room for so many. */
const MOST_PRINTED = 20;

function describeAddresses({ addresses }: RunningServer): string[] {
  const lines = addresses.slice(0, MOST_PRINTED).map(({ name, url }) => `  ${url}  ${name}`);
  const more = addresses.length - lines.length;
  return more > 0 ? [...lines, `  and ${more} more`] : lines;
}
