import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type Database, openDatabase } from '../db/open.ts';
import { readDatabaseIdentity } from '../db/queries/database-identity.ts';
import { DiskCache } from '../integrations/images/disk-cache.ts';
import { PictureService } from '../integrations/images/picture-service.ts';
import { lowerPoolPriority } from '../integrations/images/pool-priority.ts';
import type { RequestContext } from '../kernel/request/context.ts';
import { IndexFiles } from '../stock/live/index-files.ts';
import { LiveStock } from '../stock/live/live-stock.ts';
import { registerFeatures } from './features.ts';
import { closeServer, listen } from './http/lifetime.ts';
import { createListener, type ListenerParts } from './http/listener.ts';
import { createMedia } from './http/media.ts';
import { SharedWork } from './http/renderings/shared-work.ts';
import { RenderingTurns } from './http/renderings/turns.ts';
import { PageCache } from './http/responses/page-cache.ts';
import { startBackgroundWork } from './jobs/background.ts';
import { FirstMarkets } from './jobs/first-markets.ts';
import { FirstPictures } from './jobs/first-pictures/first-pictures.ts';
import { saveUsed, warmSites } from './jobs/warm-list.ts';
import { readCodeVersion } from './operations/code-version.ts';
import type { Config } from './operations/config.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { loadBuiltPages, loadDevelopmentPages, type Pages } from './pages-source.ts';
import { retryUntilAvailable } from './retry-until-available.ts';
import { applySiteFolders, recheckSiteFolders } from './sites/apply.ts';
import { findRequestContext } from './sites/context.ts';
import { SiteRegistry } from './sites/registry.ts';

/** Further work once the database is open and has the sites. */
export type Prepare = (database: Database, context: { log: Logger; now: Date }) => Promise<unknown>;

export interface StartOptions {
  config: Config;
  log: Logger;
  /** The project's folder. */
  root: string;
  /** Pages from source with hot reload, in place of the built ones. */
  isDev?: boolean;
  clock?: () => Date;
  prepare?: Prepare | undefined;
  /** Cancels a start: it rejects as soon as the current transaction is through. */
  signal?: AbortSignal;
}

export interface RunningServer {
  port: number;
  /** Every site with its address on this machine. */
  addresses: { name: string; slug: string; url: string }[];
  /** Resolves once the sites of the warm list are loaded. */
  warmed: Promise<void>;
  /** The context of a request for `path` of a site; undefined when there is no such site. */
  findContext(slug: string, path: string): Promise<RequestContext | undefined>;
  /** Renders a page, past the page cache. */
  answer(request: Request, context: RequestContext): Promise<Response>;
  /** Stops taking requests, lets running ones end, closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database, applies the site folders, prepares what the caller wants, learns which sites there are, and
 * listens; the stock of each site is loaded when it is asked for. Rejects with the reason when any of it fails, with
 * nothing left running.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  registerFeatures();
  const program = await openProgram(options);
  const server = createServer();
  const { config, signal } = options;
  const closeDatabase = () => program.database.close(config.SHUTDOWN_SECONDS * 1000);
  let queue: PgBoss | undefined;
  const stopWarming = new AbortController();
  let warmed: Promise<void> | undefined;
  let rechecked: Promise<void> | undefined;
  const close = async () => {
    program.isClosing = true;
    const picturesStopped = program.firstPictures.stop();
    stopWarming.abort();
    await closeServer(server, config.SHUTDOWN_SECONDS);
    await Promise.all([picturesStopped, program.firstMarkets.stop(), warmed, rechecked]);
    await queue?.stop({ graceful: true, timeout: config.SHUTDOWN_SECONDS * 1000 });
    program.sites.stop();
    if (warmed) await saveUsed(usedFile(config), program.stock);
    await program.stock.stop();
    await closeDatabase();
  };
  // The `close` that follows reports the result.
  const giveUp = () => void closeDatabase().catch(() => {});
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    signal?.throwIfAborted();
    await fillProgram(program, options);
    const { database } = program;
    const { log } = options;
    queue = await retryUntilAvailable({ database, log }, () => startBackgroundWork({ ...program, config, log }));
    const pages = options.isDev ? await loadDevelopmentPages(options.root, server) : await loadBuiltPages(options.root);
    program.database.failFast();
    await yieldToPages(options.log);
    const parts = listenerParts(program, pages, options);
    server.on('request', createListener(parts));
    await listen(server, config);
    program.firstPictures.start();
    const warming = { file: usedFile(config), most: config.WARM_SITES, stop: stopWarming.signal };
    warmed = warmSites({ ...program, log }, warming);
    rechecked = warmed.then(() => recheckFolders(program, options));
    return { ...runningServer(server, program, parts, config), warmed, close };
  } catch (error) {
    await close();
    throw error;
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
}

/** After an upgrade: what other code has checked is served meanwhile. */
async function recheckFolders({ database, isClosing }: Program, { config, log }: StartOptions): Promise<void> {
  if (isClosing) return;
  const settingsLog = log.child({ feature: 'settings' });
  await recheckSiteFolders(database, config.SITES_DIR, settingsLog).catch((err: unknown) =>
    settingsLog.warn({ err }, 'Could not check the site folders again; the next start tries again'),
  );
}

async function yieldToPages(log: Logger): Promise<void> {
  try {
    await lowerPoolPriority();
  } catch (error) {
    log.warn(
      { feature: 'images', err: error },
      'Could not lower the priority of image processing; pages may wait for it',
    );
  }
}

/** Everything that lives as long as the process. */
interface Program {
  database: Database;
  metrics: Metrics;
  stock: LiveStock;
  sites: SiteRegistry;
  pictures: PictureService;
  firstPictures: FirstPictures;
  firstMarkets: FirstMarkets;
  clock: () => Date;
  isClosing: boolean;
}

async function openProgram({ config, log, root, clock = () => new Date() }: StartOptions): Promise<Program> {
  const metrics = createMetrics();
  const database = await openDatabase({ ...config.database, log: log.child({ feature: 'database' }) });
  const stock = new LiveStock({
    database,
    clock,
    mostBytes: config.INDEX_MEGABYTES * 1024 * 1024,
    files: await openIndexFiles(database, config, root, log),
    onError: (error, groupId) =>
      log.error({ feature: 'stock', group: groupId, err: error }, 'Could not update the stock of a group'),
    onChange: (siteId, index) => {
      metrics.stockVehicles.set({ site: String(siteId) }, index.size);
      firstPictures.follow(siteId);
      firstMarkets.follow(siteId);
    },
    onEvict: (siteId) => {
      metrics.stockVehicles.remove({ site: String(siteId) });
      sites.release(siteId);
    },
  });
  const onRefused = () => metrics.settingsRefused.inc();
  const sites = new SiteRegistry({
    database,
    stock,
    log: log.child({ feature: 'settings' }),
    hasLocalHosts: config.LOCAL_HOSTS,
    onRefused,
  });
  const pictures = openPictures(config, metrics, log);
  const firstPictures = new FirstPictures({ pictures, sites, stock, metrics, log });
  const firstMarkets = new FirstMarkets({ sites, stock, clock, log });
  return { database, metrics, stock, sites, pictures, firstPictures, firstMarkets, clock, isClosing: false };
}

const indexFolder = ({ database }: Config) => join(database.dataDir, 'indexes');
const usedFile = (config: Config) => join(indexFolder(config), 'recently-used.json');

async function openIndexFiles(database: Database, config: Config, root: string, log: Logger): Promise<IndexFiles> {
  const store = new DiskCache(indexFolder(config), config.INDEX_FILES_MEGABYTES * 1024 * 1024);
  const origin = `${readCodeVersion(root)} ${await readDatabaseIdentity(database)}`;
  return new IndexFiles({ store, origin, log });
}

async function fillProgram(
  { database, stock, sites, clock }: Program,
  { config, log, prepare }: StartOptions,
): Promise<void> {
  const each = (work: () => unknown) => retryUntilAvailable({ database, log }, async () => work());
  const settingsLog = log.child({ feature: 'settings' });
  await each(() => applySiteFolders(database, config.SITES_DIR, settingsLog, { trustsOtherCode: true }));
  await each(() => prepare?.(database, { log, now: clock() }));
  await each(() => stock.listen());
  await each(() => sites.start());
}

function listenerParts(program: Program, pages: Pages, { config, log }: StartOptions): ListenerParts {
  const { database, metrics } = program;
  const parts = { ...program, dataDir: config.database.dataDir, log };
  const notReady = async () => {
    if (program.isClosing) return 'shutting down';
    const fault = await database.findFault();
    return fault && FAULTS[fault];
  };
  return {
    log,
    trustProxy: config.TRUST_PROXY,
    operations: { metrics, metricsToken: config.METRICS_TOKEN, trustProxy: config.TRUST_PROXY, notReady },
    assets: pages.assets,
    media: createMedia(config.MEDIA_DIR),
    images: { service: program.pictures },
    findContext: (address, url, requestId) => findRequestContext(parts, address, url, requestId),
    pages: {
      ...pageCaches(pages.isCacheable ? config.PAGE_CACHE_MEGABYTES : 0),
      metrics,
      answer: pages.answer,
      fallbacksUsed: () => database.fallbacksUsed,
      hasSecurityPolicy: pages.isCacheable,
      turns: new RenderingTurns({ onWaiting: (count) => metrics.renderingsWaiting.set(count) }),
      rendering: new SharedWork(),
    },
  };
}

function openPictures(config: Config, metrics: Metrics, log: Logger): PictureService {
  const { IMAGE_CACHE_DIR, IMAGE_CACHE_MEGABYTES, MEDIA_DIR } = config;
  return new PictureService({
    mediaFolder: MEDIA_DIR,
    cache: new DiskCache(IMAGE_CACHE_DIR, IMAGE_CACHE_MEGABYTES * 1024 * 1024),
    log,
    onMade: (format, seconds) => metrics.pictureSeconds.observe({ format }, seconds),
  });
}

function runningServer(
  server: Server,
  { sites }: Program,
  parts: ListenerParts,
  { LOCAL_HOSTS }: Config,
): Omit<RunningServer, 'close' | 'warmed'> {
  const { port } = server.address() as AddressInfo;
  return {
    port,
    addresses: addressesOf(sites, port, LOCAL_HOSTS),
    findContext: (slug, path) => {
      const host = `${slug}.localhost`;
      const origin = `http://${host}:${port}`;
      return parts.findContext({ host, origin, requestSource: 'this_machine' }, new URL(path, origin), 'none');
    },
    answer: parts.pages.answer,
  };
}

const FAULTS = {
  away: 'the database cannot be reached',
  unwritable: 'the database can’t be written to: its disk may be full, or it is read-only',
};

function addressesOf(sites: SiteRegistry, port: number, localHosts: boolean): RunningServer['addresses'] {
  return sites.list().map(({ slug, name, hosts }) => {
    const local = `http://${hosts.includes('localhost') ? 'localhost' : `${slug}.localhost`}:${port}`;
    return { name, slug, url: localHosts ? local : `https://${hosts[0] ?? slug}` };
  });
}

/** The memory for cached pages; a sixteenth of it is for pages that do not exist. */
function pageCaches(megabytes: number) {
  const bytes = megabytes * 1024 * 1024;
  const absentBytes = Math.floor(bytes / 16);
  return { cache: new PageCache(bytes - absentBytes), absent: new PageCache(absentBytes) };
}
