import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A demo server of a tree, with a database of its own. */
export interface Program {
  port: number;
  stop(): Promise<void>;
}

const UP = /^ +https?:\/\/[^:\s]+:(\d+)/m;
/** The environment variables that a program needs to run; the caller's settings would make two records differ. */
const KEPT = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'npm_config_cache'];

/**
 * Builds a tree where that is needed and starts it as `npm start` does, with the whole demo and a stopped clock.
 * Rejects when it ends before it listens.
 */
export async function startProgram(tree: string): Promise<Program> {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-same-'));
  // When run as root, PostgreSQL runs as another user, which must reach the folder.
  chmodSync(dataDir, 0o755);
  const server = spawn(process.execPath, [join(tree, 'scripts', 'start.mjs')], {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(dataDir),
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const port = new Promise<number>((resolve, reject) => {
    let said = '';
    // Its log, refused requests included, is of interest only when it ends.
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    server.stdout.on('data', () => {
      const found = UP.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
    void ended.then(([code]) => reject(new Error(`the program of ${tree} ended with ${code}:\n${said}`)));
  });
  return { port: await port.catch((error: unknown) => stop().then(() => Promise.reject(error))), stop };
}

function environment(dataDir: string): Record<string, string> {
  const kept = KEPT.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const clock = pathToFileURL(join(import.meta.dirname, 'fixed-clock.mjs')).href;
  return {
    ...Object.fromEntries(kept),
    TZ: 'UTC',
    NODE_OPTIONS: `--import=${clock}`,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    PORT: '0',
    DATA_DIR: dataDir,
    // Lets each request come from another address, so that no rate limit is met while the clock is stopped.
    TRUST_PROXY: 'on',
  };
}
