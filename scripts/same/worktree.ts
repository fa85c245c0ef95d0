import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs some work in a temporary worktree of a revision, which is removed afterwards. */
export async function withWorktree<T>(root: string, revision: string, work: (tree: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-tree-'));
  const tree = join(folder, 'tree');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  git('worktree', 'add', '--quiet', '--detach', tree, revision);
  try {
    lendDependencies(root, tree);
    return await work(tree);
  } finally {
    git('worktree', 'remove', '--force', tree);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Links the installed packages where both trees depend on the same ones; otherwise the program's start installs them.
 */
function lendDependencies(root: string, tree: string): void {
  const lock = readFileSync(join(tree, 'package-lock.json'));
  if (!lock.equals(readFileSync(join(root, 'package-lock.json')))) return;
  linkFolder(join(root, 'node_modules'), join(tree, 'node_modules'));
  const stamp = join(tree, 'node_modules', '.forecourt-lock');
  // It is a hard link to the other tree's own until it is rewritten.
  rmSync(stamp, { force: true });
  writeFileSync(stamp, createHash('sha256').update(lock).digest('hex'));
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

/** On another disk the file is copied. */
function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target);
  }
}
