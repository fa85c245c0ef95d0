// Proves that a change leaves the responses of the demo's sites as they were: pages, data, files and refusals of all
// sites are requested before and after, with a stopped clock, and compared byte for byte except for what
// scripts/same/rules.ts lists.
//   npm run prove:same -- --against main     compares the current tree with a revision; both are built and requested
//   npm run prove:same -- --record           stores the tree's responses in .same/record; with FOLDER after it, there,
//                                            and with --of REVISION, that revision's responses
//   npm run prove:same                       compares the tree with the last record; --with FOLDER: with another one
// Ends with 1 when anything differs; .same/differences then has both texts of each response.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findDifferences } from './same/compare.ts';
import { readRecord } from './same/record.ts';
import { recordTree } from './same/record-tree.ts';
import { showDifferences } from './same/show.ts';
import { withWorktree } from './same/worktree.ts';

const root = join(import.meta.dirname, '..');
const own = join(root, '.same');
const { values, positionals } = parseArgs({
  options: {
    record: { type: 'boolean' },
    of: { type: 'string' },
    against: { type: 'string' },
    with: { type: 'string' },
  },
  allowPositionals: true,
});
const [given] = positionals;
const folder = resolve(process.env.INIT_CWD ?? root, given ?? values.with ?? join(own, 'record'));

if (values.record) await recordOf(values.of, folder);
else if (values.against === undefined) await compareWith(folder);
else {
  const before = join(own, 'before');
  await recordOf(values.against, before);
  await compareWith(before);
}

async function recordOf(revision: string | undefined, into: string): Promise<void> {
  if (revision === undefined) await record(root, into);
  else await withWorktree(root, revision, (tree) => record(tree, into));
}

async function record(tree: string, into: string): Promise<void> {
  const count = await recordTree(tree, into);
  console.log(`${count} answers of ${(await readRecord(into)).about.commit} are in ${into}`);
}

async function compareWith(before: string): Promise<void> {
  if (!existsSync(before)) {
    console.error(`There is no record in ${before}. --record makes one; --against compares with a revision.`);
    process.exit(2);
  }
  const after = join(own, 'after');
  await record(root, after);
  const [was, is] = [await readRecord(before), await readRecord(after)];
  const differences = await findDifferences(was, is);
  console.log(`${is.answers.size} answers, ${differences.length} differ from those of ${was.about.commit}.`);
  if (differences.length === 0) return;
  console.error(showDifferences(differences, join(own, 'differences')));
  process.exitCode = 1;
}
