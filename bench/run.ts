import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// npm run bench [-- pictures] [-- --quick] [-- --listings <file.csv>]: all parts or those that are named: our search
// engine against others, our pages against the baseline, what they cost a browser, our price estimates against the
// median (of a listing file too, where one is named), and pictures and PDFs under load, each in a process of its own.
// All ratios are of one run on one machine.
const PARTS = ['search', 'pages', 'browser', 'valuation', 'pictures'];
const named = PARTS.filter((part) => process.argv.includes(part));
for (const part of named.length > 0 ? named : PARTS) {
  const { status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, part, 'run.ts'), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (status !== 0) process.exitCode = 1;
}
