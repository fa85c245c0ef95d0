import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { eventually } from '../../tests/settled.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Half of the work of a start is reading the program's files, so compiled ones are cached. */
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'compiled');

/** A program of the project that runs as a process of its own. */
export interface Program {
  readonly child: ChildProcess;
  /** Its exit code, once it has ended; null when it was killed. */
  readonly ended: Promise<number | null>;
  /** Its output so far. */
  said(): string;
  isRunning(): boolean;
}

/** Starts `file`, a path from the project's folder. */
export function startProgram(file: string, args: string[], env: Record<string, string>): Program {
  const { DATABASE_URL: _own, NODE_ENV: _mode, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(ROOT, file), ...args], {
    env: { NODE_COMPILE_CACHE, ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', reject);
  });
  return {
    child,
    ended,
    said: () => text,
    isRunning: () => child.exitCode === null && child.signalCode === null,
  };
}

/** The exit code of a program that must end; throws with its output when it does not. */
export async function codeOf(program: Program): Promise<number | null> {
  await eventually('The end of a program', () => !program.isRunning()).catch((error: Error) => {
    throw new Error(`${error.message}:\n${program.said()}`);
  });
  return program.ended;
}

/** Throws unless a program that was not killed has succeeded. */
export function expectDone(program: Program, code: number | null | undefined): void {
  if (code !== 0)
    throw new Error(`Nothing was killed, and ${program.child.spawnargs.at(1)} ended with ${code}:\n${program.said()}`);
}
