import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// npm run bench [-- --quick]: our search engine beside others, our pages beside the floor, and what they cost a browser, each in a process of its
// own. All ratios are of one run on one machine.
for (const part of ['search', 'pages', 'browser']) {
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
