import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Tree } from './trees.ts';

/** The running server of a tree, with the whole demo in a database of its own. */
export interface Served extends Tree {
  port: number;
  addressOf(site: string, path: string): string;
  /** The CPU time that its process has taken so far, all threads together. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

const UP = /^ +https?:\/\/[^:\s]+:(\d+)/m;
/** The environment variables that a program needs to run, without the caller's settings. */
const KEPT = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'npm_config_cache'];
/** A server that takes less CPU time than this in a second does nothing but wait. */
const IDLE_MS = 100;
const MOST_SECONDS = 300;
/** Half of it is filled with the first pictures of all stock: enough for the measured pages, within those seconds. */
const CACHE_MEGABYTES = '24';
const PREPARE = `
  const { ensureDependencies, ensureBuild } = await import('./scripts/toolchain.mjs');
  ensureDependencies();
  ensureBuild();
`;

/** Runs some work with a server for each tree; they are stopped afterwards. Rejects when one does not start. */
export async function withServers<T>(
  trees: readonly Tree[],
  env: Record<string, string>,
  work: (servers: readonly Served[]) => Promise<T>,
): Promise<T> {
  const servers: Served[] = [];
  try {
    for (const tree of trees) servers.push(await serve(tree, env));
    return await work(servers);
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Installs and builds a tree where that is needed, and starts its server. */
async function serve(tree: Tree, env: Record<string, string>): Promise<Served> {
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', PREPARE], {
    cwd: tree.folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${tree.name} could not be built`);
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  // When run as root, PostgreSQL runs as another user, which must reach the folder.
  chmodSync(dataDir, 0o755);
  const server = start(tree, { ...env, DATA_DIR: dataDir });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const port = await portOf(server).catch((error: unknown) => stop().then(() => Promise.reject(error)));
  const cpuMs = () => askCpu(server);
  await becomeIdle(cpuMs).catch((error: unknown) => stop().then(() => Promise.reject(error)));
  return { ...tree, port, addressOf: (site, path) => `http://${site}.localhost:${port}${path}`, cpuMs, stop };
}

/** Waits until a server has done what it does in the background after its start. */
async function becomeIdle(cpuMs: () => Promise<number>): Promise<void> {
  for (let second = 0; second < MOST_SECONDS; second++) {
    const before = await cpuMs();
    await pass(1_000);
    if ((await cpuMs()) - before < IDLE_MS) return;
  }
  throw new Error(`the server is still busy ${MOST_SECONDS} seconds after its start`);
}

function start({ folder }: Tree, env: Record<string, string>): ChildProcess {
  const own = join(folder, 'node_modules', '.bin', 'node');
  const node = existsSync(own) ? own : process.execPath;
  const report = pathToFileURL(join(import.meta.dirname, 'report-cpu.mjs')).href;
  const kept = KEPT.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return spawn(node, ['--import', report, join(folder, 'demo', 'main.ts')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...Object.fromEntries(kept),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: '0',
      IMAGE_CACHE_MEGABYTES: CACHE_MEGABYTES,
      ...env,
    },
  });
}

/** The port that a server prints once it listens. Rejects with what it said when it ends before. */
function portOf(server: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const found = UP.exec(said)?.[1];
        if (found) resolve(Number(found));
      });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
  });
}

async function askCpu(server: ChildProcess): Promise<number> {
  server.send('cpu');
  const [{ user, system }] = (await once(server, 'message')) as [NodeJS.CpuUsage];
  return (user + system) / 1000;
}
