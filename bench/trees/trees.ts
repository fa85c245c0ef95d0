import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withWorktree } from '../../scripts/same/worktree.ts';

/** A state of the project's files that is measured. */
export interface Tree {
  name: string;
  folder: string;
}

const root = join(import.meta.dirname, '..', '..');
const HERE = { name: 'this tree', folder: root };

/** What the parts of the benchmark are started with: the other tree is made once, for all of them. */
const OPTIONS = {
  quick: { type: 'boolean' },
  against: { type: 'string' },
  'against-folder': { type: 'string' },
  only: { type: 'string' },
} as const;

export interface PartOptions {
  isQuick: boolean;
  trees: Tree[];
  /** The names of the only measurements that are wanted; undefined: all. */
  only: readonly string[] | undefined;
}

/** The options of a part. */
export function readOptions(): PartOptions {
  const { values } = parseArgs({ options: OPTIONS, strict: false });
  const { against: name, 'against-folder': folder, quick, only } = values;
  const other = typeof name === 'string' && typeof folder === 'string' ? [{ name, folder }] : [];
  return {
    isQuick: quick === true,
    trees: [HERE, ...other],
    only: typeof only === 'string' ? only.split(',') : undefined,
  };
}

/**
 * Runs some work with further arguments for the parts: none, or those that name a temporary worktree of a revision.
 * Throws when there is no such revision.
 */
export async function withArguments(against: string | undefined, work: (more: string[]) => void): Promise<void> {
  if (against === undefined) return work([]);
  const name = execFileSync('git', ['rev-parse', '--short', `${against}^{commit}`], { cwd: root, encoding: 'utf8' });
  await withWorktree(root, against, async (folder) => work(['--against', name.trim(), '--against-folder', folder]));
}
