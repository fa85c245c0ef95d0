import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withArguments } from './trees/trees.ts';

// npm run bench [-- pictures] [-- --quick] [-- --against <commit>] [-- --listings <file.csv>]: all parts or those that
// are named: our search engine against others, our pages against the baseline, what they cost a browser, our price
// estimates against the median (of a listing file too, where one is named), and pictures and PDFs under load, each in a
// process of its own. With --against, pages and browser also measure a worktree of that commit, in turns with this one.
// All ratios are of one run on one machine.
const PARTS = ['search', 'pages', 'browser', 'valuation', 'pictures'];
const { values, positionals } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    against: { type: 'string' },
    only: { type: 'string' },
    listings: { type: 'string' },
    mapping: { type: 'string' },
    year: { type: 'string' },
  },
  allowPositionals: true,
});
const unknown = positionals.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}; the parts are ${PARTS.join(', ')}`);

await withArguments(values.against, (more) => {
  for (const part of positionals.length > 0 ? positionals : PARTS) {
    const { status } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, part, 'run.ts'), ...process.argv.slice(2), ...more],
      { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
    );
    if (status !== 0) process.exitCode = 1;
  }
});
