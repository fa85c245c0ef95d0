import { createServer } from 'node:http';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type Database, openDatabase } from '../db/open.ts';
import { DiskCache } from '../integrations/images/disk-cache.ts';
import { PictureService } from '../integrations/images/picture-service.ts';
import { lowerPoolPriority } from '../integrations/images/pool-priority.ts';
import type { RequestContext } from '../kernel/request/context.ts';
import { LiveStock } from '../stock/live/live-stock.ts';
import { registerFeatures } from './features.ts';
import { closeServer, drainServer } from './http/lifetime.ts';
import { createListener, type ListenerParts } from './http/listener.ts';
import { createMedia } from './http/media.ts';
import { PageCache } from './http/responses/page-cache.ts';
import { startBackgroundWork } from './jobs/background.ts';
import { learnFirstMarkets } from './jobs/first-markets.ts';
import { FirstPictures } from './jobs/first-pictures/first-pictures.ts';
import type { Config } from './operations/config.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { loadBuiltPages, loadDevelopmentPages, type Pages } from './pages-source.ts';
import { retryUntilAvailable } from './retry-until-available.ts';
import { findRequestContext } from './sites/context.ts';
import { type Prepare, prepareSites } from './sites/prepare.ts';
import { SiteRegistry } from './sites/registry.ts';
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
  /** The context of a request for `path` of a site; undefined when there is no such site. */
  findContext(slug: string, path: string): RequestContext | undefined;
  /** Renders a page, past the page cache. */
  answer(request: Request, context: RequestContext): Promise<Response>;
  /** Leaves the port to others: resolves once all connections have ended by themselves, or at the signal. */
  drain(signal: AbortSignal): Promise<void>;
  /** Stops taking requests, lets running ones end, closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database, applies the site folders, prepares what the caller wants, loads all stock, and listens. Rejects
 * with the reason when any of it fails, with nothing left running.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  registerFeatures();
  const shared = options.shared ?? createOwnWork(options.config);
  const program = await openProgram(options, shared);
  const server = createServer();
  const { config, signal } = options;
  const closeDatabase = () => program.database.close(config.SHUTDOWN_SECONDS * 1000);
  let queue: PgBoss | undefined;
  const stopMarkets = new AbortController();
  let markets: Promise<void> | undefined;
  const close = async () => {
    program.isClosing = true;
    const picturesStopped = program.firstPictures.stop();
    stopMarkets.abort();
    await closeServer(server, config.SHUTDOWN_SECONDS);
    await picturesStopped;
    await markets;
    await queue?.stop({ graceful: true, timeout: config.SHUTDOWN_SECONDS * 1000 });
    program.sites.stop();
    program.stock.stop();
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
    markets = learnFirstMarkets({ ...program, log }, stopMarkets.signal);
    const drain = (until: AbortSignal) => drainServer(server, until);
    return { ...runningServer(port, program, parts, config), drain, close };
  } catch (error) {
    await close();
    throw error;
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
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
  clock: () => Date;
  isClosing: boolean;
}

async function openProgram(
  { config, log, clock = () => new Date() }: StartOptions,
  shared: SharedWork,
): Promise<Program> {
  const metrics = createMetrics();
  const { workers } = shared;
  const database = await openDatabase({ ...config.database, log: log.child({ feature: 'database' }), workers });
  const stock = new LiveStock({
    database,
    clock,
    onError: (error, groupId) =>
      log.error({ feature: 'stock', group: groupId, err: error }, 'Could not update the stock of a group'),
    onChange: (siteId, index) => {
      metrics.stockVehicles.set({ site: String(siteId) }, index.size);
      firstPictures.follow(siteId);
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
  return { database, metrics, stock, sites, pictures, firstPictures, clock, isClosing: false };
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
    findContext: (address, url, requestId) => findRequestContext(parts, address, url, requestId),
    pages: {
      ...pageCaches(pages.isCacheable ? config.PAGE_CACHE_MEGABYTES / shared.workers : 0),
      metrics,
      answer: pages.answer,
      fallbacksUsed: () => database.fallbacksUsed,
      hasSecurityPolicy: pages.isCacheable,
      rendering: new Map(),
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
): Omit<RunningServer, 'drain' | 'close'> {
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
  return sites.list().map(({ slug, hosts, settings }) => {
    const local = `http://${hosts.includes('localhost') ? 'localhost' : `${slug}.localhost`}:${port}`;
    return { name: settings.brand.name, slug, url: localHosts ? local : `https://${hosts[0] ?? slug}` };
  });
}

/** The memory for cached pages; a sixteenth of it is for pages that do not exist. */
function pageCaches(megabytes: number) {
  const bytes = Math.floor(megabytes * 1024 * 1024);
  const absentBytes = Math.floor(bytes / 16);
  return { cache: new PageCache(bytes - absentBytes), absent: new PageCache(absentBytes) };
}
