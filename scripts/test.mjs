// npm test: sets up what it needs, then runs everything: types, lint and format, build, all tests. Arguments go to Vitest.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserPath } from './browser.mjs';
import { failures } from './failures.mjs';
import { ensureBuild, ensureDependencies, root, runNode, startNode, toolScript } from './toolchain.mjs';

const started = Date.now();
ensureDependencies();
let failed = 0;

function tell(title, ok, seconds) {
  if (!ok) failed += 1;
  console.log(`${ok ? '✓' : '✗'} ${title} (${seconds.toFixed(1)} s)`);
}

async function timed(run) {
  const began = Date.now();
  const ok = await run;
  return [ok, (Date.now() - began) / 1000];
}

function step(title, args, env) {
  const began = Date.now();
  const ok = runNode(args, env);
  tell(title, ok, (Date.now() - began) / 1000);
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
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const reportOf = (name) => join(results, `${name}.json`);
const vitest = (name, ...args) => [
  toolScript('vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(name)}`,
  ...args,
];
const env = { CHROMIUM: browserPath(), NODE_ENV: 'test' };
const given = process.argv.slice(2);
const runs = given.length > 0 ? ['tests'] : ['journeys', 'unit'];
if (given.length > 0) step('tests', vitest('tests', ...given), env);
else {
  // Browsers wait more than they work: all other tests run beside them, in one process, and have their say afterwards.
  const log = join(results, 'unit.log');
  const [journeys, unit] = await Promise.all([
    timed(startNode(vitest('journeys', '--project=journeys'), env)),
    timed(startNode(vitest('unit', '--project=unit', '--maxWorkers=1'), env, log)),
  ]);
  process.stdout.write(readFileSync(log));
  tell('browser journeys', ...journeys);
  tell('all other tests', ...unit);
}

const counts = runs.map((name) =>
  existsSync(reportOf(name)) ? JSON.parse(readFileSync(reportOf(name), 'utf8')) : { numPassedTests: 0 },
);
const sum = (field) => counts.reduce((total, count) => total + (count[field] ?? 0), 0);
for (const told of counts.flatMap((count) => failures(count, root))) console.log(`\n✗ ${told}`);
console.log(`Took ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(
  `${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed, ${sum('numPendingTests')} skipped`,
);
process.exit(failed > 0 || counts.some(({ numPassedTests }) => numPassedTests === 0) ? 1 : 0);
