import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, fstatSync, ftruncateSync, openSync } from 'node:fs';
import type { Account } from './account.ts';

const LARGEST_LOG_BYTES = 5_000_000;

interface RunOptions {
  account: Account | null;
  cwd: string;
}

/** Runs a PostgreSQL program to its end; throws with its output when it fails. */
export function runProgram(program: string, args: string[], { account, cwd }: RunOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      ...account,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} failed (${code}):\n${said.trim()}`)),
    );
  });
}

/**
 * Starts a program that lives as long as this process: where the system has `setpriv`, it is interrupted even when this
 * process is killed. It has its own process group, so Ctrl-C reaches it only through us.
 */
export function startProgram(
  program: string,
  args: string[],
  { account, cwd, logFile }: RunOptions & { logFile: string },
): ChildProcess {
  const log = openSync(logFile, 'a');
  if (fstatSync(log).size > LARGEST_LOG_BYTES) ftruncateSync(log);
  const child = spawn(...tieToOwner(program, args), {
    cwd,
    ...account,
    env: environment(),
    stdio: ['ignore', log, log],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  closeSync(log);
  return child;
}

function tieToOwner(program: string, args: string[]): [program: string, args: string[]] {
  const options = ['--pdeathsig', 'INT'];
  const works = process.platform === 'linux' && spawnSync('setpriv', [...options, 'true']).status === 0;
  return works ? ['setpriv', [...options, program, ...args]] : [program, args];
}

/** Without PGDATA, PGPORT and the like, which are meant for other servers. */
function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
}
