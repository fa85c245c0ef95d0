// npm test: sets up what it needs, then runs everything: types, lint and format, build, all tests. With arguments,
// which go to Vitest, tests alone. With --changed: the tests that changes since the last commit (or since the named
// commit) can break.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserPath } from './browser.mjs';
import { changedFiles, testsFor } from './changed-tests.mjs';
import { MOST_VISITS, readFigures, slowestFiles } from './suite-figures.mjs';
import { ensureBuild, ensureDependencies, root, startNode, toolScript } from './toolchain.mjs';

const started = Date.now();
ensureDependencies();
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
let failed = 0;
const runs = [];

function tell(title, ok, began) {
  if (!ok) failed += 1;
  console.log(`${ok ? '✓' : '✗'} ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

async function step(title, args, env = {}) {
  const began = Date.now();
  tell(title, await startNode(args, env), began);
}

/** Runs tests, beside other jobs, and reports the result. */
async function tests(title, ...args) {
  const began = Date.now();
  const figures = join(results, `${runs.length}.json`);
  runs.push(figures);
  const vitest = [toolScript('vitest'), ...args, '--reporter=./scripts/suite-reporter.mjs'];
  tell(title, await startNode(vitest, { CHROMIUM: browserPath(), NODE_ENV: 'test', SUITE_FIGURES: figures }), began);
}

async function checkSource() {
  await step('types of the routes', [toolScript('@react-router/dev', 'react-router'), 'typegen']);
  // The default four checkers repeat much of the work, and the garbage collector does most of the rest.
  const tsc = [toolScript('typescript', 'tsc'), '--noEmit', '--checkers', '1'];
  await step('types', tsc, { GOGC: '400' });
  await step('types of the picture studio', [...tsc, '--project', 'studio'], { GOGC: '400' });
  await step('lint and format', [
    toolScript('@biomejs/biome', 'biome'),
    'ci',
    '--reporter=summary',
    '--error-on-warnings',
  ]);
}

async function runAll() {
  // Browsers wait more than half of the time, so the other jobs run beside the journeys, in two lanes.
  const source = checkSource();
  ensureBuild();
  const journeys = tests('journeys', 'run', '--project=journeys');
  await source;
  // Half of their time these wait for programs that start and end.
  const processes = tests('processes', 'run', '--project=processes');
  const pages = processes.then(() => tests('pages', 'run', '--project=pages'));
  await tests('modules and databases', 'run', '--project=unit', '--project=database', '--maxWorkers=1');
  await Promise.all([journeys, pages]);
}

async function runChanged(since) {
  const { related, projects } = testsFor(changedFiles(since));
  await checkSource();
  if (related.length > 0 || projects.length > 0) ensureBuild();
  if (related.length > 0)
    await tests(
      'tests of what has changed',
      'related',
      ...related,
      '--run',
      '--project=!pages',
      '--project=!journeys',
      '--project=!walk',
    );
  for (const project of projects) await tests(`tests of the project ${project}`, 'run', `--project=${project}`);
}

async function runGiven(given) {
  // Some tests start the built program.
  if (!given.every((word) => /^(src|demo|studio|bench)\//.test(word))) ensureBuild();
  await tests('tests', 'run', ...given);
}

const given = process.argv.slice(2);
const whole = given.length === 0;
if (whole) await runAll();
else if (given[0] === '--changed') await runChanged(given[1]);
else await runGiven(given);

const figures = readFigures(runs);
for (const line of slowestFiles(figures.files)) console.log(line);
// Once more, since a long log of servers can stand between a failure and the end of the run.
for (const wrong of figures.wrongs) console.log(`\n✗ ${wrong}\n`);
if (whole) {
  const few = figures.visits <= MOST_VISITS;
  if (!few) failed += 1;
  console.log(`${few ? '✓' : '✗'} ${figures.visits} pages visited by a browser, of ${MOST_VISITS} at most`);
}
console.log(`Took ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${figures.passed} passed, ${figures.failed} failed, ${figures.skipped} skipped`);
process.exit(failed > 0 || (whole && figures.passed === 0) ? 1 : 0);
