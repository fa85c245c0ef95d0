import { createServer } from 'node:http';
import { join } from 'node:path';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type Database, openDatabase } from '../db/open.ts';
import { readDatabaseIdentity } from '../db/queries/database-identity.ts';
import { DiskCache } from '../integrations/images/disk/disk-cache.ts';
import { PictureService } from '../integrations/images/picture-service.ts';
import { lowerPoolPriority } from '../integrations/images/pool-priority.ts';
import type { RequestContext } from '../kernel/request/context.ts';
import { IndexFiles } from '../stock/live/index-files.ts';
import { LiveStock } from '../stock/live/live-stock.ts';
import { registerFeatures } from './features.ts';
import { createFileContexts } from './http/file-context.ts';
import { closeServer, drainServer } from './http/lifetime.ts';
import { createListener, type ListenerParts } from './http/listener.ts';
import { createMedia } from './http/media.ts';
import { SharedRenderings } from './http/renderings/shared-renderings.ts';
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
import { findRequestContext } from './sites/context.ts';
import { type Prepare, prepareSites, recheckSites } from './sites/prepare.ts';
import { SiteRegistry } from './sites/registry.ts';
import { createSitePictures } from './sites/site-pictures.ts';
import { createOwnWork, type SharedWork } from './workers/shared-work.ts';

export interface StartOptions {
  config: Config;
  log: Logger;
  /** The project's folder. */
  root: string;
  /** Pages from source with hot reload, in place of the built ones. */
  isDev?: boolean;
  clock?: () => Date;
  prepare?: Prepare | undefined;
  /** Given to a worker of several, whose first process has prepared the sites. */
  shared?: SharedWork;
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
  /** Leaves the port to others: resolves once all connections have ended by themselves, or at the signal. */
  drain(signal: AbortSignal): Promise<void>;
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
  const shared = options.shared ?? createOwnWork(options.config);
  const program = await openProgram(options, shared);
  const server = createServer();
  const { config, signal } = options;
  const closeDatabase = () => program.database.close(config.SHUTDOWN_SECONDS * 1000);
  let queue: PgBoss | undefined;
  const stopWarming = new AbortController();
  let warmed: Promise<void> | undefined;
  const close = async () => {
    program.isClosing = true;
    const picturesStopped = program.firstPictures.stop();
    stopWarming.abort();
    await closeServer(server, config.SHUTDOWN_SECONDS);
    await Promise.all([picturesStopped, program.firstMarkets.stop(), warmed]);
    await queue?.stop({ graceful: true, timeout: config.SHUTDOWN_SECONDS * 1000 });
    program.sites.stop();
    if (warmed) await saveUsed(usedFile(config), program.stock).catch((err: unknown) => warnOfUsed(options.log, err));
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
    const parts = listenerParts(program, pages, options, shared);
    server.on('request', createListener(parts));
    const port = await shared.listen(server);
    program.firstPictures.start();
    const warming = { file: usedFile(config), most: config.WARM_SITES, stop: stopWarming.signal };
    warmed = warmSites({ ...program, log }, warming);
    // Nobody waits for it: it ends with the database, and the next start goes on.
    if (!options.shared) void warmed.then(() => recheckUnlessClosing(program, options));
    const drain = (until: AbortSignal) => drainServer(server, until);
    return { ...runningServer(port, program, parts, config), warmed, drain, close };
  } catch (error) {
    await close();
    throw error;
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
}

function warnOfUsed(log: Logger, err: unknown): void {
  log.warn({ feature: 'stock', err }, 'Could not save which sites were used last; the next start loads others first');
}

/** In a process of its own; beside others, their first process does it. */
async function recheckUnlessClosing({ database, isClosing }: Program, options: StartOptions): Promise<void> {
  if (!isClosing) await recheckSites(database, options);
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

async function openProgram(
  { config, log, root, clock = () => new Date() }: StartOptions,
  shared: SharedWork,
): Promise<Program> {
  const metrics = createMetrics();
  const { workers } = shared;
  const database = await openDatabase({ ...config.database, log: log.child({ feature: 'database' }), workers });
  const files = await openIndexFiles(database, config, root, log).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const stock = new LiveStock({
    database,
    clock,
    mostBytes: (config.INDEX_MEGABYTES * 1024 * 1024) / workers,
    ...(files && { files }),
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
  const pictures = openPictures(config, metrics, log, shared);
  const claims = shared.firstPictures;
  const firstPictures = new FirstPictures({ pictures, sites, stock, metrics, claims, log });
  const firstMarkets = new FirstMarkets({ sites, stock, clock, log });
  return { database, metrics, stock, sites, pictures, firstPictures, firstMarkets, clock, isClosing: false };
}

const indexFolder = ({ database }: Config) => join(database.dataDir, 'indexes');
const usedFile = (config: Config) => join(indexFolder(config), 'recently-used.json');

/** Undefined where the configuration has no room for them. */
async function openIndexFiles(
  database: Database,
  config: Config,
  root: string,
  log: Logger,
): Promise<IndexFiles | undefined> {
  if (config.INDEX_FILES_MEGABYTES === 0) return undefined;
  const store = new DiskCache(indexFolder(config), config.INDEX_FILES_MEGABYTES * 1024 * 1024);
  const identity = await retryUntilAvailable({ database, log }, () => readDatabaseIdentity(database));
  const origin = `${readCodeVersion(root)} ${identity}`;
  return new IndexFiles({ store, origin, log });
}

async function fillProgram({ database, stock, sites, clock }: Program, options: StartOptions): Promise<void> {
  const { log, shared } = options;
  if (!shared) await prepareSites(database, { ...options, clock });
  const each = (work: () => unknown) => retryUntilAvailable({ database, log }, async () => work());
  await each(() => stock.listen());
  await each(() => sites.start());
}

function listenerParts(
  program: Program,
  pages: Pages,
  { config, log }: StartOptions,
  shared: SharedWork,
): ListenerParts {
  const { database, metrics } = program;
  const parts = { ...program, dataDir: config.database.dataDir, log };
  const findSite = (host: string) => program.sites.find(host);
  const notReady = async () => {
    if (program.isClosing) return 'shutting down';
    const fault = await database.findFault();
    return fault && FAULTS[fault];
  };
  return {
    log,
    trustProxy: config.TRUST_PROXY,
    operations: {
      metrics,
      readMetrics: shared.shareMetrics(metrics.registry),
      metricsToken: config.METRICS_TOKEN,
      trustProxy: config.TRUST_PROXY,
      notReady,
    },
    assets: pages.assets,
    media: createMedia(config.MEDIA_DIR),
    images: { service: program.pictures },
    limits: shared.limits,
    findSite,
    findContext: (address, url, requestId) => findRequestContext(parts, address, url, requestId),
    findFileContext: createFileContexts({
      ...parts,
      findSite,
      read: (site) => program.sites.read(site),
      createPictures: ({ images }) => createSitePictures(program.pictures, images.sources),
    }),
    pages: {
      ...pageCaches(pages.isCacheable ? config.PAGE_CACHE_MEGABYTES / shared.workers : 0),
      metrics,
      answer: pages.answer,
      fallbacksUsed: () => database.fallbacksUsed,
      hasSecurityPolicy: pages.isCacheable,
      turns: new RenderingTurns({ onWaiting: (count) => metrics.renderingsWaiting.set(count) }),
      rendering: new SharedRenderings(),
    },
  };
}

function openPictures(config: Config, metrics: Metrics, log: Logger, { pictureRoom }: SharedWork): PictureService {
  const { IMAGE_CACHE_DIR, IMAGE_CACHE_MEGABYTES, MEDIA_DIR } = config;
  return new PictureService({
    mediaFolder: MEDIA_DIR,
    cache: new DiskCache(IMAGE_CACHE_DIR, IMAGE_CACHE_MEGABYTES * 1024 * 1024, pictureRoom),
    log,
    onMade: (format, seconds) => metrics.pictureSeconds.observe({ format }, seconds),
  });
}

function runningServer(
  port: number,
  { sites }: Program,
  parts: ListenerParts,
  { LOCAL_HOSTS }: Config,
): Omit<RunningServer, 'drain' | 'close' | 'warmed'> {
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
  const bytes = Math.floor(megabytes * 1024 * 1024);
  const absentBytes = Math.floor(bytes / 16);
  return { cache: new PageCache(bytes - absentBytes), absent: new PageCache(absentBytes) };
}
