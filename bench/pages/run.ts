import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { build } from 'vite';
import { seedDemo } from '../../demo/seed.ts';
import { readConfig } from '../../src/app/operations/config.ts';
import { startServer } from '../../src/app/start.ts';
import { loadSearchPage } from '../../src/features/search/load.ts';
import { loadPromos } from '../../src/features/search/promos.ts';
import { loadChrome } from '../../src/kernel/chrome/load.ts';
import type { RequestContext } from '../../src/kernel/request/context.ts';
import { readOptions } from '../trees/trees.ts';
import { benchUncached } from './uncached.ts';

const root = join(import.meta.dirname, '..', '..');
const PATH = '/search/used-cars?make=Toyota';

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage();
  const wall = performance.now();
  await work();
  const { user, system } = process.cpuUsage(began);
  return Math.min((user + system) / 1000, performance.now() - wall);
}

async function buildFloor(outDir: string): Promise<typeof import('./floor.tsx')> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: { ssr: join(import.meta.dirname, 'floor.tsx'), outDir, emptyOutDir: true },
  });
  return import(pathToFileURL(join(outDir, 'floor.js')).href);
}

/** Requests a page of the running server; returns its size in bytes. */
function fetchPage(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port,
        path,
        headers: { host: `harbour.localhost:${port}`, 'accept-encoding': 'br' },
      },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on('end', () => resolve(bytes));
      },
    )
      .on('error', reject)
      .end();
  });
}

/**
 * Prints what a search page costs: rendered by us, from the page cache, and by `react-dom/server` alone, in turns in
 * one process.
 */
async function benchPages(rounds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  const log = pino({ level: 'error' });
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' }, root);
  const server = await startServer({
    config,
    log,
    root,
    prepare: (database, { now }) => seedDemo(database, { asOf: now, log }),
  });
  const floorDir = mkdtempSync(join(root, 'build', 'bench-'));
  try {
    const { renderFloor } = await buildFloor(floorDir);
    const context = (await server.findContext('harbour', PATH)) as RequestContext;
    const promos = await loadPromos(context);
    const [chrome, model] = [await loadChrome(context), loadSearchPage(context, { promos })];
    const render = () => server.answer(new Request(context.url), context).then((response) => response.text());
    const samples = {
      floor: [] as number[],
      ours: [] as number[],
      kept: [] as number[],
      load: [] as number[],
    };
    for (let round = -20; round < rounds; round++) {
      const taken = {
        floor: await timed(() => renderFloor(chrome, model)),
        ours: await timed(render),
        load: await timed(async () => loadSearchPage(context, { promos })),
        kept: await timed(() => fetchPage(server.port, PATH)),
      };
      // The first rounds are a warm-up.
      if (round >= 0)
        for (const [name, value] of Object.entries(taken)) samples[name as keyof typeof samples].push(value);
    }
    const floor = median(samples.floor);
    const row = (name: string, values: number[]) =>
      `${name.padEnd(44)} ${median(values).toFixed(2).padStart(8)} ms  ` +
      `${(median(values) / floor).toFixed(2).padStart(6)} x floor`;
    console.log(`A search page (${PATH}), medians of ${rounds} interleaved rounds:`);
    console.log(row('floor: react-dom/server alone', samples.floor));
    console.log(row('our page, rendered', samples.ours));
    console.log(row('  of which search and view model', samples.load));
    console.log(row('our page from the cache, over HTTP', samples.kept));
    console.log(
      `HTML: floor ${await renderFloor(chrome, model)} bytes, ours ${(await render()).length} bytes, ` +
        `${await fetchPage(server.port, PATH)} bytes sent (brotli)`,
    );
  } finally {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(floorDir, { recursive: true, force: true });
  }
}

// React picks its production build when it is loaded: bench/run.ts starts this with NODE_ENV set.
const options = readOptions();
// It builds the pages where that is needed.
await benchUncached(options);
await benchPages(options.isQuick ? 30 : 150);
