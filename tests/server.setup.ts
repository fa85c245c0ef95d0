import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabaseOn } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    serverPort: number;
    /** For tests that change what the server shows: they open its database beside it. */
    serverDatabase: { databaseUrl?: string | undefined; dataDir: string };
  }
}

/**
 * One server with every demo site (on a database of DATABASE_URL's server when set), for all tests that need one; for
 * the walk with the whole stock. If TEST_SERVER has the output of `npm run test:server`, that server is used and keeps
 * running.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_SERVER) {
    const { port, dataDir } = JSON.parse(process.env.TEST_SERVER);
    project.provide('serverPort', port);
    project.provide('serverDatabase', { dataDir });
    return async () => {};
  }
  const given = process.env.DATABASE_URL ? await createDatabaseOn(process.env.DATABASE_URL) : undefined;
  const program = join(import.meta.dirname, 'server-process.ts');
  const stock = project.name === 'walk' ? 'whole demo' : 'sample';
  const server = spawn(process.execPath, [program, given?.url ?? '', stock], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(server, 'exit');
  const { port, dataDir } = await new Promise<{ port: number; dataDir: string }>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      if (said.includes('\n')) resolve(JSON.parse(said.slice(0, said.indexOf('\n'))));
    });
    server.once('exit', (code) => reject(new Error(`the server under test ended with ${code}`)));
  });
  project.provide('serverPort', port);
  project.provide('serverDatabase', { dataDir, databaseUrl: given?.url });
  const tellEnd = (code: number | null, signal: string | null) =>
    console.error(`The server under test ended before the tests did, with ${signal ?? code}.`);
  server.once('exit', tellEnd);
  return async () => {
    server.off('exit', tellEnd);
    server.stdin.end();
    await ended;
    await given?.drop();
  };
}
