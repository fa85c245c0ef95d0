// npm test: sets up what it needs, then runs everything: types, lint and format, build, all tests. Arguments go to Vitest.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserPath } from './browser.mjs';
import { childEnv, ensureBuild, ensureDependencies, nodePath, root } from './toolchain.mjs';

const started = Date.now();
ensureDependencies();
const bin = (name) => join(root, 'node_modules', '.bin', name);
let failed = 0;

function step(title, command, args, env = {}) {
  const began = Date.now();
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: childEnv(env) });
  const ok = done.status === 0;
  if (!ok) failed += 1;
  console.log(`${ok ? '✓' : '✗'} ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  return ok;
}

step('types of the routes', bin('react-router'), ['typegen']);
step('types', bin('tsc'), ['--noEmit']);
step('lint and format', bin('biome'), ['ci', '--reporter=summary', '--error-on-warnings']);
ensureBuild();
const report = join(root, 'test-results', 'report.json');
rmSync(report, { force: true });
const vitest = [
  join(root, 'node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];
step('tests', nodePath(), [...vitest, ...process.argv.slice(2)], {
  CHROMIUM: browserPath(),
  NODE_ENV: 'test',
});

const counts = existsSync(report)
  ? JSON.parse(readFileSync(report, 'utf8'))
  : { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
console.log(`Took ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(
  `${counts.numPassedTests} passed, ${counts.numFailedTests} failed, ${counts.numPendingTests} skipped`,
);
process.exit(failed > 0 || counts.numPassedTests === 0 ? 1 : 0);
