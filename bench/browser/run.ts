import { type Browser, chromium } from 'playwright-core';
import { browserPath } from '../../scripts/browser.mjs';
import { inTurns, printHeading, printRows } from '../trees/figures.ts';
import { findPages, type MeasuredPage } from '../trees/measured-pages.ts';
import { type Served, withServers } from '../trees/serve.ts';
import { readOptions } from '../trees/trees.ts';
import { CLICKS, measureClicks } from './clicks.ts';
import { findFreePort } from './free-port.ts';
import { LIGHTHOUSE, measureLighthouse } from './lighthouse.ts';
import { DESKTOP, PHONE } from './screens.ts';
import { findTap, measureTap, TAPS } from './taps.ts';
import { measureVisit, VISITS } from './visits.ts';
import { WEIGHTS, weighPage } from './weights.ts';

const { isQuick, trees, only } = readOptions();
const ROUNDS = isQuick
  ? { lighthouse: 1, clicks: 8, taps: 1, visits: 1 }
  : { lighthouse: 5, clicks: 24, taps: 5, visits: 5 };

const labelOf = ({ kind, look }: MeasuredPage) => `${kind}, ${look}`;

interface Measured {
  browser: Browser;
  servers: readonly Served[];
  pages: readonly MeasuredPage[];
  devToolsPort: number;
}

async function benchWeights({ browser, servers, pages }: Measured): Promise<void> {
  printHeading('What pages weigh', WEIGHTS);
  for (const page of pages) {
    const figures = await inTurns(servers, { rounds: 1, warmUp: 1 }, (server) => weighPage(browser, server, page));
    printRows(labelOf(page), servers, figures, WEIGHTS);
  }
}

async function benchLighthouse({ servers, pages, devToolsPort }: Measured): Promise<void> {
  printHeading(`Lighthouse, a phone, medians of ${ROUNDS.lighthouse}`, LIGHTHOUSE);
  for (const page of pages) {
    const { site, path } = page;
    const figures = await inTurns(servers, { rounds: ROUNDS.lighthouse }, (server) =>
      measureLighthouse(devToolsPort, server.addressOf(site, path)),
    );
    printRows(labelOf(page), servers, figures, LIGHTHOUSE);
  }
}

async function benchClicks({ browser, servers, pages }: Measured): Promise<void> {
  printHeading(`From a filter's click to the frame with its result, medians of ${ROUNDS.clicks}`, CLICKS);
  for (const { look, site } of pages.filter(({ kind }) => kind === 'search'))
    for (const [name, screen] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      const figures = await measureClicks(browser, servers, site, { screen, rounds: ROUNDS.clicks });
      printRows(`${name}, ${look}`, servers, figures, CLICKS);
    }
}

async function benchTaps({ browser, servers, pages }: Measured): Promise<void> {
  printHeading(`A tap one second after the first paint, medians of ${ROUNDS.taps}`, TAPS);
  for (const page of pages) {
    const places = new Map<Served, Awaited<ReturnType<typeof findTap>>>();
    for (const server of servers) places.set(server, await findTap(browser, server, page));
    const figures = await inTurns(servers, { rounds: ROUNDS.taps }, (server) =>
      measureTap(browser, server, page, places.get(server) as { x: number; y: number }),
    );
    printRows(labelOf(page), servers, figures, TAPS);
  }
}

async function benchVisits({ browser, servers, pages }: Measured): Promise<void> {
  printHeading(`From a list to a vehicle and back, medians of ${ROUNDS.visits}`, VISITS);
  for (const { look, site, path } of pages.filter(({ kind }) => kind === 'vehicle')) {
    const figures = await inTurns(servers, { rounds: ROUNDS.visits }, (server) =>
      measureVisit(browser, server, site, path),
    );
    printRows(look, servers, figures, VISITS);
  }
}

const BENCHES = {
  weights: benchWeights,
  lighthouse: benchLighthouse,
  clicks: benchClicks,
  taps: benchTaps,
  visits: benchVisits,
};

/**
 * Prints what pages of each look cost a visitor's browser: what they weigh, how long they block it, and how soon a
 * filter, a tap, a vehicle and going back are answered.
 */
await withServers(trees, {}, async (servers) => {
  const devToolsPort = await findFreePort();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--headless=new', '--no-sandbox', `--remote-debugging-port=${devToolsPort}`],
    // Visitors' browsers keep the page that they leave; going back shows it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const measured = { browser, servers, pages: await findPages(servers[0] as Served), devToolsPort };
    for (const [name, bench] of Object.entries(BENCHES)) if (!only || only.includes(name)) await bench(measured);
  } finally {
    await browser.close();
  }
});
