// npm start: everything a fresh clone needs, then the server. Arguments are handed on (--dev for hot reload).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { childEnv, ensureBuild, ensureDependencies, nodePath, root } from './toolchain.mjs';

const args = process.argv.slice(2);
const dev = args.includes('--dev');
ensureDependencies();
if (!dev) ensureBuild();
// Pages reload by themselves; a change to what they build on restarts the server. Named folders only: Vite writes files
// of its own while it runs, and each would look like a change.
const beneath = ['src/app', 'src/db', 'src/domain', 'src/search', 'src/settings', 'src/stock', 'demo'];
const watch = dev ? beneath.map((folder) => `--watch-path=${join(root, folder)}`) : [];
const server = spawn(nodePath(), [...watch, join(root, 'demo', 'main.ts'), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: childEnv({ NODE_ENV: dev ? 'development' : 'production' }),
});
// The server shuts down by itself on these; this process only waits for it and passes its exit code on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
