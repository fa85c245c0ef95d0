// Progress of a test run, and the figures that scripts/test.mjs puts together in the end.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { failures } from './failures.mjs';
import { root } from './toolchain.mjs';

/** A file that takes longer is reported when it ends. Milliseconds. */
const LONG = 2000;
/** At least one line for this many files. */
const STRIDE = 25;

/**
 * A reporter for Vitest: prints the progress of the run and, at once, what failed. Writes figures of every file, and
 * what failed, to SUITE_FIGURES, where that is set.
 */
export default class SuiteReporter {
  #files = 0;
  #done = 0;
  #figures = [];
  #wrongs = [];

  onTestRunStart(specifications) {
    this.#files = specifications.length;
  }

  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    const messages = errors.map(({ message, stack }) => stack ?? message);
    this.#tell(
      failures(
        {
          testResults: [
            {
              name: test.module.moduleId,
              status: 'failed',
              message: '',
              assertionResults: [{ status: 'failed', fullName: test.fullName, failureMessages: messages }],
            },
          ],
        },
        root,
      ),
    );
  }

  /** Failures in the hooks of a `describe`: its tests have not run. */
  onTestSuiteResult(suite) {
    this.#tell(suite.errors().map(({ message, stack }) => `${suite.fullName}\n${stack ?? message}`));
  }

  onTestModuleEnd(module) {
    this.#done += 1;
    const file = relative(root, module.moduleId);
    const errors = module.errors();
    if (errors.length > 0) this.#tell(errors.map(({ message }) => `${file}\n${message}`));
    const figures = figuresOf(file, module);
    this.#figures.push(figures);
    if (figures.total > LONG || this.#done % STRIDE === 0 || this.#done === this.#files)
      console.log(
        `  ${module.project.name} ${this.#done}/${this.#files} ${file} ${(figures.total / 1000).toFixed(1)} s`,
      );
  }

  onTestRunEnd(_modules, unhandled) {
    this.#tell(unhandled.map(({ message, stack }) => stack ?? message));
    if (process.env.SUITE_FIGURES)
      writeFileSync(process.env.SUITE_FIGURES, JSON.stringify({ files: this.#figures, wrongs: this.#wrongs }));
  }

  #tell(wrongs) {
    this.#wrongs.push(...wrongs);
    for (const wrong of wrongs) console.log(`\n✗ ${wrong}\n`);
  }
}

/**
 * Times in milliseconds: all of a file, and how much of it was set-up (modules and hooks' share of the harness),
 * database and browser; and page visits.
 */
function figuresOf(file, module) {
  const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  const { databaseMs = 0, browserMs = 0, visits = 0 } = module.meta();
  const setUp = prepareDuration + collectDuration + setupDuration;
  const tests = [...module.children.allTests()].map((test) => test.result().state);
  const count = (state) => tests.filter((one) => one === state).length;
  return {
    file,
    total: setUp + duration,
    setUp,
    database: databaseMs,
    browser: browserMs,
    visits,
    passed: count('passed'),
    failed: count('failed') + (module.state() === 'failed' && count('failed') === 0 ? 1 : 0),
    skipped: count('skipped'),
  };
}
