// The tests that a change can break.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain.mjs';

/**
 * The files that differ from a commit (the last one when none is named), with those that git does not know yet,
 * from the project's folder. Throws with what git says.
 *
 * @param {string} [since]
 * @returns {string[]}
 */
export function changedFiles(since = 'HEAD') {
  const lines = (...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout.split('\n').filter(Boolean);
  };
  return [...lines('diff', '--name-only', since), ...lines('ls-files', '--others', '--exclude-standard')].sort();
}

const isModule = (file) => /\.[mc]?[jt]sx?$/.test(file);
/** Whether it is part of the served site, with or without a module that imports it. */
const isServed = (file) =>
  /^(src|sites|demo|standard-pages|mappings)\/|^(vite|react-router)\.config|^package/.test(file) &&
  !/\.test\.tsx?$|^demo\/reports\//.test(file);
const isServerTest = (file) => /^tests\/(http|pages|journeys)\/|^tests\/(server|http|plain)[.-]/.test(file);
/** Modules that only those tests and their server use. */
const isServerHelper = (file) => /^tests\/(samples\/|settled)|^bench\/browser\//.test(file);
const NO_CODE = /\.md$|^docs\//;

/**
 * The tests that changed files can break: modules whose importing tests are to be run, and whole projects. Of a
 * server's tests nobody knows which module they reach, so all of them are run when anything that is served has
 * changed; what is no module (styles, settings, migrations) is read by tests from the disk.
 *
 * @param {string[]} files
 * @returns {{ related: string[], projects: string[] }}
 */
export function testsFor(files) {
  const related = files.filter((file) => isModule(file) && !isServerTest(file) && existsSync(join(root, file)));
  const others = files.filter((file) => !isModule(file) && !NO_CODE.test(file));
  const projects = others.length > 0 ? ['unit', 'database', 'processes'] : [];
  if (files.some((file) => isServed(file) || isServerTest(file) || isServerHelper(file)))
    projects.push('pages', 'journeys');
  return { related: others.length > 0 ? [] : related, projects };
}
