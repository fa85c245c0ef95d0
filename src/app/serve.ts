import { join } from 'node:path';
import { pino } from 'pino';
import { reasonOf } from '../db/reason.ts';
import { readConfig } from './config.ts';
import { type Prepare, startServer } from './start.ts';

const root = join(import.meta.dirname, '..', '..');

/** A terminal gets the warnings and the addresses; a log collector gets a line a request. */
function logLevel(): string | undefined {
  return process.env.LOG_LEVEL || (process.stdout.isTTY ? 'warn' : undefined);
}

/**
 * Serves from the environment's configuration until a signal asks to stop; ends the process with a plain message when the start
 * fails. `prepare` does what is to be done with the database before visitors come.
 */
export async function serve(prepare?: Prepare): Promise<void> {
  try {
    await serveUntilStopped(prepare);
  } catch (error) {
    console.error(process.env.LOG_LEVEL === 'debug' ? error : reasonOf(error));
    process.exit(1);
  }
}

async function serveUntilStopped(prepare?: Prepare): Promise<void> {
  const config = readConfig({ ...process.env, LOG_LEVEL: logLevel() }, root);
  const log = pino({ level: config.LOG_LEVEL });
  const server = await startServer({ config, log, root, prepare, dev: process.argv.includes('--dev') });
  console.log(
    ['', 'Forecourt is up:', ...server.addresses.map(({ name, url }) => `  ${url}  ${name}`), ''].join('\n'),
  );

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}
