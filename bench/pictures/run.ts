import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { generateSample } from '../../demo/generate.ts';
import { seedDemo } from '../../demo/seed.ts';
import { readConfig } from '../../src/app/operations/config.ts';
import { type RunningServer, startServer } from '../../src/app/start.ts';
import { linkToImage } from '../../src/domain/media/image-address.ts';
import type { RequestContext } from '../../src/kernel/request/context.ts';
import type { Answered, Asked, Round } from './asker.ts';
import { drawingPaths, makeMedia } from './media.ts';
import { report, workedMs } from './report.ts';

const root = join(import.meta.dirname, '..', '..');
const PICTURES = 40;
const PDFS = 20;
/**
 * Uncached pages, requested one after the other while the PDFs are made: a quarter of what two cores can render at all,
 * so that it shows whether pages take precedence, and not how many there may be.
 */
const PAGES = 60;
const PAGE_EVERY_MS = 200;
/** Requests of another visitor just before: large pictures, about as many as one caller may have in the queue. */
const CROWD = 150;
/** Vehicles of a site with `--quick`. */
const FEW = 240;

const PICTURE = { type: /^image\/(avif|webp|jpeg)$/, share: 0.95, withinMs: 1_500 };
const PDF = { type: /^application\/pdf$/, share: 1, withinMs: 10_000 };
const PAGE = { type: /^text\/html/, share: 0.95, withinMs: 300 };
/** A visitor who requests that much has no latency target. */
const CROWDED = { type: PICTURE.type, share: 1, withinMs: 60_000 };

const BROWSERS = [
  { format: 'AVIF', accept: 'image/avif,image/webp,image/*,*/*;q=0.8', width: 600 },
  { format: 'WebP', accept: 'image/webp,image/*,*/*;q=0.8', width: 480 },
  { format: 'JPEG', accept: '*/*', width: 750 },
] as const;
const SHOPPER = '127.0.0.2';
const OTHER = '127.0.0.3';
const READER = '127.0.0.4';

const asks = (paths: string[], accept: string, from = SHOPPER): Asked[] =>
  paths.map((path) => ({ path, accept, from, afterMs: 0 }));

/** Sends all requests at once from a process of its own and returns the responses. */
async function ask(asker: ChildProcess, port: number, requested: Asked[]): Promise<Answered[]> {
  asker.send({ port, asked: requested } satisfies Round);
  const [answers] = await once(asker, 'message');
  return answers as Answered[];
}

/** Uncached pictures, requested at once by one browser of each kind: the demo's own, and photos. */
async function benchPictures(asker: ChildProcess, port: number, photos: string[]): Promise<void> {
  const drawings = drawingPaths().slice(0, PICTURES);
  for (const [what, paths] of Object.entries({ 'of the demo': drawings, 'photos of a camera': photos }))
    for (const { format, accept, width } of BROWSERS) {
      const cards = paths.map((path) => linkToImage(`/media/${path}?v=1`, { width, crop: '3:2' }));
      workedMs();
      const answers = await ask(asker, port, asks(cards, accept));
      const worked = workedMs();
      report(`${PICTURES} ${what}, ${width} wide, for a browser that takes ${format}`, answers, PICTURE, worked);
    }
}

/** Concurrent PDFs, and uncached pages meanwhile. */
async function benchPdfs(asker: ChildProcess, port: number, slugs: string[], when: string): Promise<void> {
  const addresses = slugs.slice(0, PDFS).map((slug) => `/cars/${slug}/pdf`);
  const pages = slugs.slice(PDFS, PDFS + PAGES).map((slug, at) => ({
    path: `/cars/${slug}`,
    accept: 'text/html',
    from: READER,
    afterMs: at * PAGE_EVERY_MS,
  }));
  workedMs();
  const answers = await ask(asker, port, [...asks(addresses, '*/*'), ...pages]);
  const documents = answers.slice(0, PDFS);
  report(`${PDFS} PDFs ${when}`, documents, PDF, workedMs());
  // Pages that arrived after the last document found an idle server.
  const until = Math.max(...documents.map(({ ms }) => ms));
  const meanwhile = answers.slice(PDFS).filter((_, at) => at * PAGE_EVERY_MS < until);
  report(`  ${meanwhile.length} new pages meanwhile`, meanwhile, PAGE);
}

async function start(dataDir: string, mediaDir: string): Promise<RunningServer> {
  const log = pino({ level: 'fatal' });
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, MEDIA_DIR: mediaDir, LOG_LEVEL: 'fatal' }, root);
  const stockOf = process.argv.includes('--quick')
    ? (site: string, asOf: Date) => generateSample(site, asOf, FEW)
    : undefined;
  return startServer({
    config,
    log,
    root,
    prepare: (database, { now }) => seedDemo(database, { asOf: now, log, stockOf }),
  });
}

/** Prints how soon pictures, PDFs and pages are served under load, and fails where a target is missed. */
async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  const photos = await makeMedia(join(folder, 'media'), PICTURES);
  const server = await start(join(folder, 'data'), join(folder, 'media'));
  const asker = fork(join(import.meta.dirname, 'asker.ts'));
  const crowd = fork(join(import.meta.dirname, 'asker.ts'));
  try {
    const { port } = server;
    const { stock } = (await server.findContext('harbour', '/')) as RequestContext;
    const slugs = stock.availableSlugs().map(({ slug }) => slug);
    // The first of each kind loads the code that all others need.
    const first = slugs.slice(-3).flatMap((slug) => [`/cars/${slug}`, `/cars/${slug}/pdf`]);
    await ask(asker, port, asks(['/', ...first], '*/*', OTHER));
    await benchPictures(asker, port, photos);
    await benchPdfs(asker, port, slugs, 'at once');
    const large = drawingPaths()
      .slice(PICTURES, PICTURES + CROWD)
      .map((path) => linkToImage(`/media/${path}?v=1`, { width: 1600, crop: '4:3', quality: 80 }));
    const requested = ask(crowd, port, asks(large, BROWSERS[0].accept, OTHER));
    await benchPdfs(asker, port, slugs.slice(PDFS + PAGES), `behind ${CROWD} large pictures for somebody else`);
    report('  those pictures', await requested, CROWDED);
  } finally {
    asker.kill();
    crowd.kill();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await bench();
