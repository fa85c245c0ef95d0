// Plain JavaScript on purpose: this runs under whatever Node is on the path, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const MINIMUM = [22, 22];

/**
 * The Node that runs the program: the one npm installs for this platform, else the caller's own if it is new enough.
 * Exits with a plain message otherwise.
 */
export function nodePath() {
  const carried = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(carried) && spawnSync(carried, ['-v']).status === 0) return carried;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return process.execPath;
  console.error(
    `Forecourt needs Node ${MINIMUM.join('.')} or newer; this is ${process.versions.node}. ` +
      'On Linux x64 npm brings a newer one along; on this platform please install it from nodejs.org and try again.',
  );
  process.exit(1);
}

/**
 * Where Node keeps the compiled code of the program's files, unless the caller's environment names another folder.
 * Half of the work of a start is reading them. Node goes without where the folder can't be written.
 */
const NODE_COMPILE_CACHE = join(root, 'node_modules', '.cache', 'compiled');

/** The environment for child processes: the right Node comes first on the path. */
export function childEnv(extra = {}) {
  // Windows calls it Path.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [dirname(nodePath()), process.env[name] ?? ''].join(delimiter);
  return { NODE_COMPILE_CACHE, ...process.env, [name]: path, ...extra };
}

/** Runs a script with the right Node, in the project's folder, and shows its output; returns whether it succeeded. */
export function runNode(args, env = {}) {
  const done = spawnSync(nodePath(), args, { cwd: root, stdio: 'inherit', env: childEnv(env) });
  if (done.error) console.error(done.error.message);
  return done.status === 0;
}

/** The same in parallel to other jobs: a promise of whether it succeeded. The output goes into `logFile` if given. */
export function startNode(args, env = {}, logFile = undefined) {
  const out = logFile ? openSync(logFile, 'w') : 'inherit';
  const child = spawn(nodePath(), args, { cwd: root, stdio: ['ignore', out, out], env: childEnv(env) });
  if (logFile) closeSync(out);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('exit', (status) => resolve(status === 0));
  });
}

/**
 * The script behind a command of an installed package, to run with `runNode`: no platform's wrapper files are needed.
 */
export function toolScript(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Installs the dependencies when they are missing or do not match the lock file. */
export function ensureDependencies() {
  const stamp = join(root, 'node_modules', '.forecourt-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) ? readFileSync(stamp, 'utf8') === lock : installedSince(join(root, 'package-lock.json')))
    return;
  console.log('Installing dependencies (once) …');
  // Packages in npm's cache are not requested again, which takes a quarter of the time; the cache may be older than the
  // lock.
  if (installAll('--prefer-offline') !== 0) {
    console.log('Once more, asking the registry for what is new …');
    const status = installAll('');
    if (status !== 0) process.exit(status ?? 1);
  }
  writeFileSync(stamp, lock);
}

function installAll(option) {
  // npm is a wrapper file on Windows, which only a shell runs; nothing in this line needs quoting.
  const line = `npm ci --include=dev --include=optional --no-audit --no-fund --loglevel=error ${option}`;
  return spawnSync(line, { cwd: root, stdio: 'inherit', shell: true }).status;
}

/** Whether npm itself has installed after the lock file was last written, as in a container image. */
function installedSince(lockFile) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs;
}

/** A digest over the content of everything a build reads. */
function sourceDigest() {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else if (!/\.test\.tsx?$/.test(path)) hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  const config = ['vite.config.ts', 'react-router.config.ts', 'scripts/overridden-styles.ts', 'scripts/fonts'];
  for (const name of ['src', 'package-lock.json', ...config]) visit(join(root, name));
  return hash.digest('hex');
}

export function ensureBuild() {
  const stamp = join(root, 'build', '.source');
  const digest = sourceDigest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log('Building the pages …');
  if (!runNode([join(root, 'scripts', 'build.ts')], { NODE_ENV: 'production' })) process.exit(1);
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stamp, digest);
}
