import { findErrorCode } from '../../src/domain/text/error-message.ts';
import { listKeysOf } from '../../src/domain/text/look-up.ts';
import { findBackends, findPostmaster } from './leftovers.ts';
import type { Program } from './program.ts';

/** What runs in a round, and where its database is. */
export interface Victims {
  dataDir: string;
  server: Program | undefined;
  import: Program;
  apply: Program | undefined;
}

type Kill = (victims: Victims) => void;

const kill = (program: Program | undefined) => program?.child.kill('SIGKILL');

const killPostgres: Kill = ({ dataDir }) => killProcess(findPostmaster(dataDir));

const killPrograms: Kill = (victims) => {
  for (const program of [victims.server, victims.import, victims.apply]) kill(program);
};

/** Everything that a round may kill, by name. `ends` tells whether the server is gone afterwards. */
export const TARGETS = {
  nothing: { strike: () => {}, ends: false },
  'the import': { strike: (victims) => kill(victims.import), ends: false },
  'the server': { strike: (victims) => kill(victims.server), ends: true },
  PostgreSQL: { strike: killPostgres, ends: false },
  'a process of PostgreSQL': {
    strike: ({ dataDir }) => killProcess(findBackends(findPostmaster(dataDir) ?? 0).at(-1)),
    ends: false,
  },
  'all programs': { strike: killPrograms, ends: true },
  everything: {
    strike: (victims) => {
      killPostgres(victims);
      killPrograms(victims);
    },
    ends: true,
  },
  'nothing; the server is asked to stop': {
    strike: ({ server }) => server?.child.kill('SIGTERM'),
    ends: true,
  },
} satisfies Record<string, { strike: Kill; ends: boolean }>;

export type Target = keyof typeof TARGETS;

export const TARGET_NAMES = listKeysOf(TARGETS);

export const isKill = (target: Target): boolean => !target.startsWith('nothing');

/** Kills the process of an id, if there is one. */
export function killProcess(pid: number | undefined): void {
  if (!pid) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It has ended by itself.
    if (findErrorCode(error) !== 'ESRCH') throw error;
  }
}
