// Runs one of the project's own commands (a TypeScript file) with the right Node: node scripts/run.mjs src/stock/cli.ts
// import …
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { childEnv, ensureDependencies, nodePath, root } from './toolchain.mjs';

const [file, ...args] = process.argv.slice(2);
ensureDependencies();
// The demo's pictures are served as `npm start` serves them, unless DEMO_STOCK is off.
const demo = process.env.DEMO_STOCK === 'off' ? {} : { MEDIA_DIR: join(root, 'demo', 'pictures') };
const done = spawnSync(nodePath(), [join(root, file), ...args], {
  cwd: process.env.INIT_CWD ?? root,
  stdio: 'inherit',
  env: { ...demo, ...childEnv() },
});
process.exit(done.status ?? 1);
