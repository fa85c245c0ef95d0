import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// npm run bench [-- --quick] [-- --listings <file.csv>]: our search engine beside others, our pages beside the floor, what they cost a browser,
// and our price estimates beside the median (of a listing file too, where one is named), each in a process of its own. All ratios are of one run on one machine.
for (const part of ['search', 'pages', 'browser', 'valuation']) {
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
