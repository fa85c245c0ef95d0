// npm test: sets up what it needs, then runs everything: types, lint and format, build, all tests. Arguments go to Vitest.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserPath } from './browser.mjs';
import { ensureBuild, ensureDependencies, root, runNode, toolScript } from './toolchain.mjs';

const started = Date.now();
ensureDependencies();
let failed = 0;

function step(title, args, env) {
  const began = Date.now();
  const ok = runNode(args, env);
  if (!ok) failed += 1;
  console.log(`${ok ? '✓' : '✗'} ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

step('types of the routes', [toolScript('@react-router/dev', 'react-router'), 'typegen']);
step('types', [toolScript('typescript', 'tsc'), '--noEmit']);
step('lint and format', [
  toolScript('@biomejs/biome', 'biome'),
  'ci',
  '--reporter=summary',
  '--error-on-warnings',
]);
ensureBuild();
const report = join(root, 'test-results', 'report.json');
rmSync(report, { force: true });
const vitest = [
  toolScript('vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];
step('tests', [...vitest, ...process.argv.slice(2)], { CHROMIUM: browserPath(), NODE_ENV: 'test' });

const counts = existsSync(report)
  ? JSON.parse(readFileSync(report, 'utf8'))
  : { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
console.log(`Took ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(
  `${counts.numPassedTests} passed, ${counts.numFailedTests} failed, ${counts.numPendingTests} skipped`,
);
process.exit(failed > 0 || counts.numPassedTests === 0 ? 1 : 0);
