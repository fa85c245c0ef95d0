// Finds a Chromium for the browser tests: the machine's own, else Debian's package, else Playwright's download. The
// headless shell comes first: without the windows of a whole browser, a visit costs half as much.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { childEnv, nodePath, root } from './toolchain.mjs';

const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const findInstalled = () =>
  [process.env.CHROMIUM, ...KNOWN].find((path) => path && existsSync(path)) ?? findDownloaded();

/** Playwright stores its browsers in a cache folder, one folder a version. */
function findDownloaded() {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright');
  if (!existsSync(cache)) return undefined;
  const places = [
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
    'chrome-headless-shell-mac-x64/chrome-headless-shell',
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win64/chrome.exe',
  ];
  const versions = readdirSync(cache)
    .filter((name) => /^chromium(_headless_shell)?-/.test(name))
    .sort();
  return versions.flatMap((version) => places.map((place) => join(cache, version, place))).find(existsSync);
}

function installFromDebian() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log('Installing Chromium for the browser tests (once) …');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  // Until the web fonts load, pages use a font as wide as Arial, as most visitors see them.
  const packages = ['chromium-headless-shell', 'fonts-liberation'];
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function downloadWithPlaywright() {
  console.log('Downloading Chromium for the browser tests (once) …');
  spawnSync(
    nodePath(),
    [join(root, 'node_modules', 'playwright-core', 'cli.js'), 'install', '--only-shell', 'chromium'],
    {
      stdio: 'inherit',
      env: childEnv(),
    },
  );
}

/** The path of a Chromium; installs one when there is none. Exits with a plain message when that fails too. */
export function browserPath() {
  const found = findInstalled();
  if (found) return found;
  installFromDebian();
  if (findInstalled()) return findInstalled();
  downloadWithPlaywright();
  const path = findInstalled();
  if (path) return path;
  console.error(
    'No Chromium could be found or installed. Install one, or set CHROMIUM to the path of one, and try again.',
  );
  process.exit(1);
}
