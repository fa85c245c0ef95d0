import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { chromium } from 'playwright-core';
import { PICTURES_FOLDER } from '../../demo/media.ts';
import { seedDemo } from '../../demo/seed.ts';
import { browserPath } from '../../scripts/browser.mjs';
import { readConfig } from '../../src/app/operations/config.ts';
import { startServer } from '../../src/app/start.ts';
import { LOOKS_ON_SITES } from '../../tests/journeys/page-kinds/demo-sites.ts';
import { measureClicks } from './clicks.ts';
import { measurePage } from './page.ts';

const root = join(import.meta.dirname, '..', '..');
const LIST = '/search/used-cars';
const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/**
 * Prints what pages of each look cost a visitor's browser: scripts and layout shift of home, search and vehicle, and
 * how soon a filter's result is painted.
 */
async function benchBrowser(runs: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  const log = pino({ level: 'error' });
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, MEDIA_DIR: PICTURES_FOLDER, LOG_LEVEL: 'error' }, root);
  const server = await startServer({
    config,
    log,
    root,
    prepare: (database, { now }) => seedDemo(database, { asOf: now, log }),
  });
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--headless=new', '--no-sandbox'],
  });
  const addressOf = (site: string, path: string) => `http://${site}.localhost:${server.port}${path}`;
  try {
    for (const {
      look,
      site: { slug: site },
    } of LOOKS_ON_SITES)
      for (const [screen, viewport] of Object.entries(SCREENS)) {
        const context = await browser.newContext({ viewport, hasTouch: screen === 'phone' });
        const first = await context.newPage();
        await first.goto(addressOf(site, LIST));
        const vehicle = (await first.locator('article h2 a').nth(2).getAttribute('href')) ?? '';
        await first.close();
        console.log(`${look} (${site}) on a ${screen} (${viewport.width} × ${viewport.height}):`);
        for (const [name, path] of Object.entries({ home: '/', search: LIST, vehicle })) {
          const address = addressOf(site, path);
          const { scripts, bytes, shift } = await measurePage(context, address, join(root, 'build/client'));
          console.log(
            `  ${name.padEnd(10)} ${(bytes / 1000).toFixed(1)} KB of JavaScript in ${scripts} files (brotli), ` +
              `layout shift ${shift.toFixed(4)}`,
          );
        }
        const { wallMs, busyMs, shift } = await measureClicks(context, addressOf(site, LIST), runs);
        console.log(
          `  a filter's answer is painted ${wallMs.toFixed(0)} ms after its arrival, of which the page's ` +
            `thread works ${busyMs.toFixed(0)} ms (4x slowed, medians of ${runs}); layout shift ${shift.toFixed(4)}`,
        );
        await context.close();
      }
  } finally {
    await browser.close();
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await benchBrowser(process.argv.includes('--quick') ? 6 : 20);
