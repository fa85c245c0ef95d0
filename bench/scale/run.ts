import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatMs, printFigure, printHeading } from './figures.ts';
import { listSites, visitAll } from './load/sites.ts';
import { type Ground, makeGround } from './making/make.ts';
import { measureApplying } from './parts/applying.ts';
import { measureColdSites } from './parts/cold-sites.ts';
import { measureImports } from './parts/importing.ts';
import { printMemory } from './parts/memory.ts';
import { measureSaturation } from './parts/saturation.ts';
import { measureQuiet, measureStorm } from './parts/storm.ts';
import { becomeIdle, startServer } from './program/server.ts';

// npm run bench:scale [-- --sites 100 --vehicles 100000] [-- --data FOLDER]: one machine with a thousand sites and a
// million vehicles. They are made in a temporary folder, or in the one that is named and left there for the next run
// with the same sizes. Each worker has enough memory for all indexes, unless --index-megabytes says how much for each.
// Then the program is started as operators start it, with all pages rendered anew, and measured.
const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '1000' },
    vehicles: { type: 'string', default: '1000000' },
    data: { type: 'string' },
    seconds: { type: 'string', default: '30' },
    imports: { type: 'string', default: '100' },
    'index-megabytes': { type: 'string' },
    'make-only': { type: 'boolean', default: false },
  },
});
const scale = { sites: Number(values.sites), vehicles: Number(values.vehicles) };
const seconds = Number(values.seconds);

/** What an index is taken to need at most, so that all of them stay in memory. */
const MOST_OF = { siteMegabytes: 1.5, vehicleMegabytes: 0.004 };
/** The memory for indexes of each worker. */
const megabytesEach = values['index-megabytes']
  ? Number(values['index-megabytes'])
  : Math.ceil(scale.sites * MOST_OF.siteMegabytes + scale.vehicles * MOST_OF.vehicleMegabytes);

async function measureOneWorker(ground: Ground, folder: string): Promise<void> {
  const sites = listSites(ground.groups);
  const server = await startServer(ground, 1, megabytesEach);
  try {
    printFigure('start until ready', formatMs(server.readyMs));
    const visited = await measureColdSites(server, sites);
    await measureSaturation(server, visited, { seconds, workers: 'one worker' });
    const readers = { server, sites: visited, seconds };
    const quiet = await measureQuiet(readers);
    await measureStorm(readers, quiet);
    await measureImports(ground, folder, { server, sites: visited, imports: Number(values.imports) });
    await measureApplying(ground, sites[0]!);
  } finally {
    await server.stop();
  }
}

const WORKERS = 2;

async function measureTwoWorkers(ground: Ground): Promise<void> {
  const server = await startServer(ground, WORKERS, megabytesEach);
  try {
    printFigure('start until ready, again, two workers', formatMs(server.readyMs));
    await becomeIdle(server);
    const visited = await visitAll(server.port, listSites(ground.groups), WORKERS);
    await becomeIdle(server);
    await printMemory(server, 'all sites visited, two workers', 'a listed vehicle, two workers');
    await measureSaturation(server, visited, { seconds, workers: 'two workers' });
  } finally {
    await server.stop();
  }
}

async function measure(folder: string): Promise<void> {
  console.log(`${scale.sites} sites with ${scale.vehicles} vehicles in ${folder}`);
  const ground = await makeGround(folder, scale);
  if (values['make-only']) return;
  console.log(`INDEX_MEGABYTES is ${megabytesEach} for one worker, ${megabytesEach * WORKERS} for two`);
  printHeading();
  await measureOneWorker(ground, folder);
  await measureTwoWorkers(ground);
  console.log(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}`);
}

const folder = values.data ? resolve(values.data) : mkdtempSync(join(tmpdir(), 'forecourt-scale-'));
mkdirSync(folder, { recursive: true });
try {
  await measure(folder);
} finally {
  if (!values.data) rmSync(folder, { recursive: true, force: true });
}
